import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment'
import type { IStatefulSet } from 'kubernetes-models/apps/v1/StatefulSet'
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler'
import type { IMetricSpec } from 'kubernetes-models/autoscaling/v2/MetricSpec'
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import type { IService } from 'kubernetes-models/v1/Service'
import { SERVING } from '../../topology/parts.ts'
import { labelsOf, nameOf } from './labels.ts'
import { servingTemplate } from './pod.ts'
import type { Entry, Source } from './source.ts'

type Scaled = 'storefront' | 'commerce' | 'worker'

const metadata = (part: Scaled) => ({ name: nameOf(part), labels: labelsOf(part) })
const selector = (part: Scaled) => ({ matchLabels: labelsOf(part) })

/** Storefronts look up every commerce server. [decision 189] */
const service = (part: Scaled): IService => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: metadata(part),
  spec: {
    ...(part === 'commerce' ? { clusterIP: 'None' } : {}),
    selector: labelsOf(part),
    ports: [{ name: 'http', port: SERVING[part].port, targetPort: 'http' }],
  },
})

/** The number of instances is the autoscaler's. */
const deployment =
  (part: Scaled) =>
  (source: Source): IDeployment => ({
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: metadata(part),
    spec: {
      selector: selector(part),
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
      template: servingTemplate(part, source),
    },
  })

/** Each instance has volumes of its own, which stay when it restarts. */
const statefulSet =
  (part: Scaled) =>
  (source: Source): IStatefulSet => ({
    apiVersion: 'apps/v1',
    kind: 'StatefulSet',
    metadata: metadata(part),
    spec: {
      serviceName: nameOf(part),
      podManagementPolicy: 'Parallel',
      selector: selector(part),
      template: servingTemplate(part, source),
      volumeClaimTemplates: SERVING[part].volumes
        .filter(({ kind }) => kind === 'own')
        .map(({ name, gigabytes }) => ({
          apiVersion: 'v1',
          kind: 'PersistentVolumeClaim',
          metadata: { name },
          spec: {
            accessModes: ['ReadWriteOnce'],
            storageClassName: source.text('storage.ownClass'),
            resources: { requests: { storage: `${gigabytes}Gi` } },
          },
        })),
    },
  })

const hasOwnVolumes = (part: Scaled) => SERVING[part].volumes.some(({ kind }) => kind === 'own')

/** One instance at a time may be evicted. */
const disruptionBudget = (part: Scaled): IPodDisruptionBudget => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: metadata(part),
  spec: { maxUnavailable: 1, selector: selector(part) },
})

const podMetric = (name: string, milliseconds: number): IMetricSpec => ({
  type: 'Pods',
  pods: { metric: { name }, target: { type: 'AverageValue', averageValue: `${milliseconds}m` } },
})

const autoscaler =
  (part: Scaled, isByLatency: boolean) =>
  (source: Source): IHorizontalPodAutoscaler => {
    const { scaling } = SERVING[part]
    const byCpu: IMetricSpec = {
      type: 'Resource',
      resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: scaling.cpuPercent } },
    }
    const byLatency = [
      ...(scaling.p95Ms ? [podMetric(source.text('autoscaling.p95Metric'), scaling.p95Ms)] : []),
      podMetric(source.text('autoscaling.eventLoopDelayMetric'), scaling.eventLoopDelayMs),
    ]
    return {
      apiVersion: 'autoscaling/v2',
      kind: 'HorizontalPodAutoscaler',
      metadata: metadata(part),
      spec: {
        scaleTargetRef: {
          apiVersion: 'apps/v1',
          kind: hasOwnVolumes(part) ? 'StatefulSet' : 'Deployment',
          name: nameOf(part),
        },
        minReplicas: source.count(`${part}.least`),
        maxReplicas: source.count(`${part}.most`),
        metrics: isByLatency ? [byCpu, ...byLatency] : [byCpu],
        behavior: {
          scaleUp: { stabilizationWindowSeconds: 30 },
          scaleDown: { stabilizationWindowSeconds: 600, policies: [{ type: 'Pods', value: 1, periodSeconds: 120 }] },
        },
      },
    }
  }

export const servingEntries = (part: Scaled): readonly Entry[] => [
  ...(part === 'worker' ? [] : [{ build: () => service(part) }]),
  { build: hasOwnVolumes(part) ? statefulSet(part) : deployment(part) },
  { build: () => disruptionBudget(part) },
  { build: autoscaler(part, true), when: '.Values.autoscaling.byLatency' },
  { build: autoscaler(part, false), when: 'not .Values.autoscaling.byLatency' },
]
