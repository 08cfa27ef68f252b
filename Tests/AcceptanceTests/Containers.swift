import CoderTestSupport
import Foundation
import Testing
import Transcodable

// Image manifests and Kubernetes objects: quantities with units, ports by number or name, labels.

@Codable
private struct ImageManifest: Equatable {
  @CodableValidated(.oneOf(2)) let schemaVersion: Int
  let mediaType: String
  let config: Descriptor
  @CodableValidated(.count(1...127)) let layers: [Descriptor]
  @CodableDefault([:]) let annotations: [String: String]

  @Codable
  struct Descriptor: Equatable {
    let mediaType: String
    @CodableValidated(.range(0...)) let size: Int64
    @CodableValidated(.matches("sha256:[0-9a-f]{4,64}")) let digest: String
    var platform: Platform?
  }

  @Codable
  struct Platform: Equatable {
    let architecture, os: String
    @CodingKey(literal: "os.version") var osVersion: String?
  }
}

/// An object of any kind.
@Codable
private struct KubernetesObject<Spec: Equatable & Sendable>: Equatable, Sendable {
  let apiVersion, kind: String
  let metadata: Metadata
  var spec: Spec?

  @Codable
  struct Metadata: Equatable, Sendable {
    @CodableValidated(.matches("[a-z0-9]([-a-z0-9.]*[a-z0-9])?"), .count(...253)) let name: String
    @CodableDefault("default") let namespace: String
    @EncodableIgnored(if: \[String: String].isEmpty) var labels: [String: String] = [:]
    @CodableBy(.iso8601) var creationTimestamp: Date?
  }
}

@Codable
private struct ServiceSpec: Equatable, Sendable {
  private(set) var type = ServiceType.clusterIP
  let ports: [Port]
  var selector: [String: String]?

  @Codable(keys: .pascalCase)
  enum ServiceType: Equatable, Sendable {
    case clusterIP, nodePort, loadBalancer
  }

  @Codable struct Port: Equatable, Sendable {
    @CodableDefault(Kind.tcp) let `protocol`: Kind
    let port: UInt16
    let targetPort: Target?

    @Codable enum Kind: String, Sendable { case tcp = "TCP", udp = "UDP" }

    /// A port number or name.
    @Codable(tagging: .untagged)
    enum Target: Equatable, Sendable {
      case number(UInt16)
      case name(String)
    }
  }
}

@Codable
private struct PodSpec: Equatable, Sendable {
  let containers: [Container]
  @CodableDefault("Always") let restartPolicy: String

  @Codable struct Container: Equatable, Sendable {
    let name, image: String
    var env: [Variable] = []
    @CodingPath("resources.limits.cpu") @CodableCoerced var cpu: String?
    @CodingPath("resources.limits.memory") @CodableCoerced var memory: String?
  }

  @Codable(tagging: .untagged)
  enum Variable: Equatable, Sendable {
    case value(name: String, value: String)
    case secret(name: String, valueFrom: Source)

    @Codable struct Source: Equatable, Sendable {
      @CodingPath("secretKeyRef.name") let name: String
      @CodingPath("secretKeyRef.key") let key: String
    }
  }
}

private let layer = ImageManifest.Descriptor(
  mediaType: "application/gzip", size: 32654, digest: "sha256:c0ffee")

let containers = Table("Containers") {
  Sample(
    "an image",
    """
    {"schemaVersion": 2, "mediaType": "application/vnd.oci.image.manifest.v1+json",
     "config": {"mediaType": "application/gzip", "size": 32654, "digest": "sha256:c0ffee"},
     "layers": [{"mediaType": "x", "size": 5000000000, "digest": "sha256:0123",
     "platform": {"architecture": "arm64", "os": "windows", "os.version": "10.0"}}],
     "annotations": {"org.example.a": "b"}}
    """,
    is: ImageManifest(
      schemaVersion: 2, mediaType: "application/vnd.oci.image.manifest.v1+json", config: layer,
      layers: [
        .init(
          mediaType: "x", size: 5_000_000_000, digest: "sha256:0123",
          platform: .init(architecture: "arm64", os: "windows", osVersion: "10.0"))
      ], annotations: ["org.example.a": "b"]))
  Sample(
    "schema version 1", #"{"schemaVersion": 1}"#, as: ImageManifest.self, "dataCorrupted",
    "schemaVersion")
  Sample(
    "a digest by another function",
    #"{"schemaVersion": 2, "mediaType": "", "config": {"mediaType": "", "size": 1, "digest": "md5:0"}}"#,
    as: ImageManifest.self, "dataCorrupted", "config.digest")
  Sample(
    "no layers",
    """
    {"schemaVersion": 2, "mediaType": "", "layers": [],
     "config": {"mediaType": "", "size": 1, "digest": "sha256:c0ffee"}}
    """,
    as: ImageManifest.self, "dataCorrupted", "layers")

  Sample(
    "a service",
    """
    {"apiVersion": "v1", "kind": "Service", "metadata": {"name": "web", "namespace": "prod",
     "labels": {"app": "web"}, "creationTimestamp": "2023-11-14T22:13:20Z"},
     "spec": {"type": "NodePort", "selector": {"app": "web"}, "ports": [
      {"protocol": "TCP", "port": 80, "targetPort": "http"},
      {"protocol": "UDP", "port": 53, "targetPort": 5353}]}}
    """,
    is: KubernetesObject(
      apiVersion: "v1", kind: "Service",
      metadata: .init(
        name: "web", namespace: "prod", labels: ["app": "web"],
        creationTimestamp: Date(timeIntervalSince1970: 1_700_000_000)),
      spec: ServiceSpec(
        type: .nodePort,
        ports: [
          .init(protocol: .tcp, port: 80, targetPort: .name("http")),
          .init(protocol: .udp, port: 53, targetPort: .number(5353)),
        ], selector: ["app": "web"])))
  Sample(
    "a port out of range",
    """
    {"apiVersion": "v1", "kind": "Service", "metadata": {"name": "web"},
     "spec": {"ports": [{"port": 80}, {"port": 65536}]}}
    """,
    as: KubernetesObject<ServiceSpec>.self, "dataCorrupted", "spec.ports.1.port",
    by: Coder.withNumberPaths)
  Sample(
    "an uppercase name",
    #"{"apiVersion": "v1", "kind": "Service", "metadata": {"name": "Web"}}"#,
    as: KubernetesObject<ServiceSpec>.self, "dataCorrupted", "metadata.name")

  Sample(
    "a pod",
    """
    {"apiVersion": "v1", "kind": "Pod", "metadata": {"name": "p", "creationTimestamp": null},
     "spec": {"containers": [{"name": "c", "image": "i", "env": [{"name": "A", "value": "1"},
      {"name": "B", "valueFrom": {"secretKeyRef": {"name": "s", "key": "k"}}}],
      "resources": {"limits": {"cpu": 2, "memory": "64Mi"}}}]}}
    """,
    is: KubernetesObject(
      apiVersion: "v1", kind: "Pod", metadata: .init(name: "p", namespace: "default"),
      spec: PodSpec(
        containers: [
          .init(
            name: "c", image: "i",
            env: [
              .value(name: "A", value: "1"),
              .secret(name: "B", valueFrom: .init(name: "s", key: "k")),
            ], cpu: "2", memory: "64Mi")
        ], restartPolicy: "Always")),
    writtenAs: """
      {"apiVersion": "v1", "kind": "Pod", "metadata": {"name": "p", "namespace": "default"},
       "spec": {"restartPolicy": "Always", "containers": [{"name": "c", "image": "i", "env":
       [{"name": "A", "value": "1"},
        {"name": "B", "valueFrom": {"secretKeyRef": {"name": "s", "key": "k"}}}],
        "resources": {"limits": {"cpu": "2", "memory": "64Mi"}}}]}}
      """)
  Sample(
    "a variable without a value",
    """
    {"apiVersion": "v1", "kind": "Pod", "metadata": {"name": "p"},
     "spec": {"containers": [{"name": "c", "image": "i", "env": [{"name": "A"}]}]}}
    """,
    as: KubernetesObject<PodSpec>.self, "dataCorrupted", "spec.containers.0.env.0")
}
