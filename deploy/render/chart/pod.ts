import type { IContainer } from 'kubernetes-models/v1/Container'
import type { IEnvVar } from 'kubernetes-models/v1/EnvVar'
import type { IPodTemplateSpec } from 'kubernetes-models/v1/PodTemplateSpec'
import { DATABASE } from '../../topology/database.ts'
import { fixedSettings, ONLY_AT_COMMERCE, operatorSettings, type Place } from '../../topology/environment.ts'
import { NODE_USER } from '../../topology/images.ts'
import { PARTS, type PartName, SERVING, type ServingName, type ServingPart } from '../../topology/parts.ts'
import { nodeArguments } from '../dockerfile.ts'
import { clusterOf } from './cluster.ts'
import { labelsOf, nameOf, PHOTOS_CLAIM, POOLER, SERVICE_ACCOUNT, SETTINGS_MAP } from './labels.ts'
import type { Source } from './source.ts'

const databaseUrl = (host: string) =>
  `postgres://$(DATABASE_ROLE):$(DATABASE_PASSWORD)@${host}:${DATABASE.port}/${DATABASE.name}`

const place = (source: Source): Place => ({
  publicUrl: `https://${source.text('publicHost')}`,
  hostOf: source.hostOf,
  commerceUrl: `http://${nameOf('commerce')}:${SERVING.commerce.port}`,
  storefrontUrls: 'none',
  databaseUrl: databaseUrl(POOLER),
  directUrl: databaseUrl(`${clusterOf(source)}-rw`),
  replicaUrl: databaseUrl(`${clusterOf(source)}-ro`),
  proxies: source.text('proxies'),
  commerceProxies: source.text('proxies'),
})

/** Only in the addresses of the database: CloudNativePG makes the password. */
const fromCluster = (source: Source, name: string, key: string): IEnvVar => ({
  name,
  valueFrom: { secretKeyRef: { name: `${clusterOf(source)}-app`, key } },
})

function environmentOf(part: PartName, source: Source): IEnvVar[] {
  const fixed = fixedSettings(part, place(source))
  const operator = operatorSettings(part, 'without sandbox').map(({ name, isSecret, need }): IEnvVar => {
    // There is no sandbox in a cluster.
    const isOptional = need === 'never'
    const valueFrom = isSecret
      ? { secretKeyRef: { name: source.text('secretName'), key: name, optional: isOptional } }
      : { configMapKeyRef: { name: SETTINGS_MAP, key: name, optional: isOptional } }
    return { name, valueFrom }
  })
  return [
    ...('DATABASE_URL' in fixed
      ? [fromCluster(source, 'DATABASE_ROLE', 'username'), fromCluster(source, 'DATABASE_PASSWORD', 'password')]
      : []),
    ...Object.entries(fixed).map(([name, value]) => ({ name, value })),
    ...operator,
    ...(part === 'storefront' ? [{ name: 'ADYEN_API_KEY', value: ONLY_AT_COMMERCE }] : []),
  ]
}

export function containerOf(part: PartName, source: Source): IContainer {
  const { image, entry, flags, resources, volumes } = PARTS[part]
  const memory = (megabytes: number) => `${megabytes}Mi`
  return {
    name: part,
    image: `${source.text('images.repository')}/${image}:${source.text('images.tag')}`,
    args: [...nodeArguments(flags), entry],
    env: environmentOf(part, source),
    securityContext: {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    },
    // No limit of processor time: a throttled event loop delays every request.
    resources: {
      requests: { cpu: `${resources.cpuMillis}m`, memory: memory(resources.memoryMb) },
      limits: { memory: memory(resources.mostMemoryMb) },
    },
    volumeMounts: [{ name: 'tmp', mountPath: '/tmp' }, ...volumes.map(({ name, path }) => ({ name, mountPath: path }))],
  }
}

export function podOf(part: PartName, source: Source): NonNullable<IPodTemplateSpec['spec']> {
  const shared = PARTS[part].volumes.filter(({ kind }) => kind === 'shared')
  return {
    serviceAccountName: SERVICE_ACCOUNT,
    automountServiceAccountToken: false,
    enableServiceLinks: false,
    imagePullSecrets: source.list('images.pullSecrets'),
    securityContext: {
      runAsNonRoot: true,
      runAsUser: NODE_USER,
      runAsGroup: NODE_USER,
      fsGroup: NODE_USER,
      fsGroupChangePolicy: 'OnRootMismatch',
      seccompProfile: { type: 'RuntimeDefault' },
    },
    volumes: [
      { name: 'tmp', emptyDir: { sizeLimit: '512Mi' } },
      ...shared.map(({ name }) => ({ name, persistentVolumeClaim: { claimName: PHOTOS_CLAIM } })),
    ],
    containers: [containerOf(part, source)],
  }
}

const PROBE = { periodSeconds: 5, timeoutSeconds: 3 }

/** Restarted when not alive, sent requests while ready, and given time to drain. */
export function servingTemplate(part: ServingName, source: Source): IPodTemplateSpec {
  const { port, livePath, readyPath, startSeconds, stopSeconds, metricsPort }: ServingPart = SERVING[part]
  const pod = podOf(part, source)
  const probe = (path: string, failureThreshold: number) => ({
    ...PROBE,
    failureThreshold,
    httpGet: { path, port: 'http' },
  })
  const spread = (topologyKey: string) => ({
    maxSkew: 1,
    topologyKey,
    whenUnsatisfiable: 'ScheduleAnyway' as const,
    labelSelector: { matchLabels: labelsOf(part) },
  })
  return {
    metadata: {
      labels: labelsOf(part),
      // Changed settings restart the pods.
      annotations: { 'welt/settings': source.digest('settings') },
    },
    spec: {
      ...pod,
      terminationGracePeriodSeconds: stopSeconds,
      topologySpreadConstraints: [spread('topology.kubernetes.io/zone'), spread('kubernetes.io/hostname')],
      containers: [
        {
          ...containerOf(part, source),
          ports: [
            { name: 'http', containerPort: port },
            ...(metricsPort === undefined ? [] : [{ name: 'metrics', containerPort: metricsPort }]),
          ],
          startupProbe: probe(livePath, Math.ceil(startSeconds / PROBE.periodSeconds)),
          livenessProbe: probe(livePath, 6),
          readinessProbe: probe(readyPath, 1),
        },
      ],
    },
  }
}
