import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shopUrlOf } from '@welt/brands'
import { Ajv } from 'ajv'
import { parse } from 'yaml'
import { chartFiles, TEMPLATES } from './render/chart/chart.ts'
import { VALUES, valuesSchema } from './render/chart/values.ts'
import { clusterSchema } from './testing/cluster-schema.ts'
import { validateKubernetes } from './testing/kubernetes-schema.ts'
import { isTrue, type Release, realSource, renderTemplate, valueAt } from './testing/render-chart.ts'

interface KubernetesObject {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string; readonly annotations?: Readonly<Record<string, string>> }
  readonly spec: Readonly<Record<string, unknown>>
}

const SETTINGS = {
  MAIL_FROM: 'orders@{site}.example',
  LOYALTY_URL: 'https://l.example',
  ADYEN_MERCHANT_ACCOUNT: 'Welt',
}
const files = chartFiles()
const standardValues = parse(files['values.yaml'] ?? '') as Readonly<Record<string, unknown>>
const STANDARD = { ...standardValues, settings: SETTINGS }
/** Texts that would end a YAML text without quotes. */
const OTHER = {
  ...STANDARD,
  images: { repository: 'r.example:5000/a', tag: '1e3', pullSecrets: [{ name: 'registry' }] },
  publicHost: 'www.{site}.example',
  hosts: { mollini: 'mollini.example', 'styletread-nz': 'nz.styletread.example' },
  ingress: { ...(standardValues.ingress as object), tlsPerShop: true },
  settings: { ...SETTINGS, MAIL_FROM: '"{site}": #1 <orders@x.example>', PAGE_CACHE_MB: '64' },
  commerce: { least: 3, most: 1000 },
  autoscaling: { byLatency: true, p95Metric: 'p95', eventLoopDelayMetric: 'delay' },
  seed: { enabled: false },
}
const databaseValues = standardValues.database as Readonly<Record<string, unknown>>
const MINUTE = '2026-11-28 09:14:00+00'
const restoredBy = (more: Readonly<Record<string, unknown>>) => ({
  ...STANDARD,
  database: { ...databaseValues, name: 'welt-database-2', restoreFrom: 'welt-database', ...more },
})
const RESTORED = restoredBy({ restoreUntil: MINUTE })
const RELEASES: readonly Release[] = [STANDARD, OTHER, RESTORED, restoredBy({})].flatMap((values) => [
  { values, isInstall: true },
  { values, isInstall: false },
])

const templateOf = (name: string) => files[`templates/${name}.yaml`] ?? ''
const objectsOf = (release: Release) =>
  Object.keys(TEMPLATES).flatMap((name) => renderTemplate(templateOf(name), release) as KubernetesObject[])
const [standard] = RELEASES
const objects = standard ? objectsOf(standard) : []

test('the chart renders the objects of the topology, whatever its values are', () => {
  for (const release of RELEASES)
    for (const [name, entries] of Object.entries(TEMPLATES)) {
      const wanted = entries.filter(({ when }) => when === undefined || isTrue(when, release))
      const source = realSource(release.values)
      assert.deepEqual(
        renderTemplate(templateOf(name), release),
        wanted.map(({ build }) => JSON.parse(JSON.stringify(build(source)))),
        name,
      )
    }
})

const NO_SCHEMA = ['Pooler']

test('each object of the chart fits the schema of Kubernetes or CloudNativePG', () => {
  const ajv = new Ajv({ strict: false, allErrors: true })
  const ofCluster = { Cluster: clusterSchema('Cluster'), ScheduledBackup: clusterSchema('ScheduledBackup') }
  const validators = new Map(Object.entries(ofCluster).map(([kind, schema]) => [kind, ajv.compile(schema)]))
  const seen = new Set<string>()
  for (const object of RELEASES.flatMap(objectsOf)) {
    seen.add(object.kind)
    if (!object.apiVersion.startsWith('postgresql.cnpg.io/')) validateKubernetes(object)
    else if (!NO_SCHEMA.includes(object.kind)) {
      const validate = validators.get(object.kind)
      assert.ok(validate?.(object), `${object.kind}: ${JSON.stringify(validate?.errors)}`)
    }
  }
  assert.deepEqual([...seen].sort(), [
    'Cluster',
    'ConfigMap',
    'CronJob',
    'Deployment',
    'HorizontalPodAutoscaler',
    'Ingress',
    'Job',
    'NetworkPolicy',
    'PersistentVolumeClaim',
    'PodDisruptionBudget',
    'Pooler',
    'ScheduledBackup',
    'Service',
    'ServiceAccount',
    'StatefulSet',
  ])
})

test('the schemas refuse unknown fields of a cluster, and values of a wrong type', () => {
  const validate = new Ajv({ strict: false }).compile(clusterSchema('Cluster'))
  const cluster = objects.find(({ kind }) => kind === 'Cluster') ?? assert.fail()
  const wrong = [
    { replicas: 3 },
    { instances: 'three' },
    { postgresql: { synchronous: { method: 'some', number: 1 } } },
    { storage: { sizes: '1Gi' } },
  ]
  for (const fault of wrong)
    assert.ok(!validate({ ...cluster, spec: { ...cluster.spec, ...fault } }), JSON.stringify(fault))
  assert.ok(validate(cluster))
  const deployment = objects.find(({ kind }) => kind === 'Deployment') ?? assert.fail()
  for (const fault of [{ replicas: 'two' }, { template: undefined }])
    assert.throws(() => validateKubernetes({ ...deployment, spec: { ...deployment.spec, ...fault } } as never))
})

test('Helm refuses values that do not fit, and settings that no part reads', () => {
  const validate = new Ajv({ strict: false }).compile(valuesSchema())
  for (const [path, { standard: value }] of Object.entries(VALUES))
    assert.deepEqual(valueAt(standardValues, path), value, path)
  assert.ok(validate(STANDARD), JSON.stringify(validate.errors))
  assert.ok(validate(OTHER), JSON.stringify(validate.errors))
  assert.ok(validate(RESTORED), JSON.stringify(validate.errors))
  const wrong = [
    { settings: {} },
    { settings: { ...SETTINGS, PAGE_CACHE_MBS: '64' } },
    { settings: { ...SETTINGS, SERVICE_KEY: 'a secret in plain sight' } },
    { publicHost: 'shop.example' },
    { hosts: { nowhere: 'www.nowhere.example' } },
    { hosts: { mollini: 'https://www.mollini.example' } },
    { proxies: 'nginx' },
    { storefront: { least: 1, most: 4 } },
    restoredBy({ restoreUntil: 'yesterday' }),
    restoredBy({ name: '' }),
    { colour: 'green' },
  ]
  for (const fault of wrong) assert.ok(!validate({ ...STANDARD, ...fault }), JSON.stringify(fault))
})

test('a shop with a host of its own has it in ingress, certificate and settings', () => {
  const release = { values: OTHER, isInstall: false }
  const all = objectsOf(release)
  const { rules, tls } = (all.find(({ kind }) => kind === 'Ingress') ?? assert.fail()).spec as {
    readonly rules: readonly { readonly host: string }[]
    readonly tls: readonly { readonly hosts: readonly string[]; readonly secretName: string }[]
  }
  assert.deepEqual(
    rules.slice(2, 5).map(({ host }) => host),
    ['nz.styletread.example', 'mollini.example', 'www.trybe.example'],
  )
  assert.deepEqual(tls[3], { hosts: ['mollini.example'], secretName: 'welt-tls-mollini' })
  assert.equal(tls.length, rules.length)
  const valuesOf = (part: string, name: string) =>
    podOf(
      all.find(({ metadata, kind }) => metadata.name === part && WORKLOADS.includes(kind)) ?? assert.fail(),
    ).containers[0]?.env.find((setting) => setting.name === name)?.value
  assert.equal(valuesOf('welt-storefront', 'HOSTS_MOLLINI'), 'mollini.example')
  for (const part of ['welt-storefront', 'welt-commerce', 'welt-worker']) {
    const publicUrl = valuesOf(part, 'PUBLIC_URL') ?? ''
    assert.equal(shopUrlOf({ id: 'mollini' }, publicUrl), 'https://mollini.example', part)
    assert.equal(shopUrlOf({ id: 'trybe' }, publicUrl), 'https://www.trybe.example', part)
  }
})

test('a restored Cluster begins with the backups of another; the parts follow its name', () => {
  const restored = objectsOf({ values: RESTORED, isInstall: false })
  const ofKind = (kind: string) => restored.find((object) => object.kind === kind) ?? assert.fail(kind)
  const { metadata, spec } = ofKind('Cluster')
  assert.equal(metadata.name, 'welt-database-2')
  assert.deepEqual(spec.bootstrap, {
    recovery: { source: 'origin', database: 'welt', owner: 'welt', recoveryTarget: { targetTime: MINUTE } },
  })
  const parameters = { barmanObjectName: 'welt-backup', serverName: 'welt-database' }
  assert.deepEqual(spec.externalClusters, [
    { name: 'origin', plugin: { name: 'barman-cloud.cloudnative-pg.io', parameters } },
  ])
  for (const kind of ['Pooler', 'ScheduledBackup'])
    assert.deepEqual(ofKind(kind).spec.cluster, { name: 'welt-database-2' })
  assert.ok(!/welt-database(?!-2)/.test(JSON.stringify(restored.filter(({ kind }) => kind !== 'Cluster'))))
})

test('a Cluster without another to begin with is empty, and its first backup begins at once', () => {
  const ofKind = (kind: string) => objects.find((object) => object.kind === kind) ?? assert.fail(kind)
  assert.deepEqual(ofKind('Cluster').spec.bootstrap, { initdb: { database: 'welt', owner: 'welt' } })
  assert.equal(ofKind('ScheduledBackup').spec.immediate, true)
})

test('Helm’s notes name the ObjectStore, and only values that exist', () => {
  const notes = files['templates/NOTES.txt'] ?? ''
  const paths = [...notes.matchAll(/\{\{ \.Values\.(\S+) \}\}/g)].map(([, path = '']) => path)
  assert.ok(paths.includes('database.backupStore'))
  for (const path of paths) assert.ok(path in VALUES, path)
})

test('a pod for commands starts only when told so, and reaches the database alone', () => {
  const { spec } = objects.find(({ kind }) => kind === 'CronJob') ?? assert.fail()
  assert.equal(spec.suspend, true)
  const { template } = (spec.jobTemplate as { spec: { template: { metadata: { labels: object }; spec: Pod } } }).spec
  const policy = objects.find(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === 'welt-migrations')
  assert.deepEqual(policy?.spec.podSelector, { matchLabels: template.metadata.labels })
  assert.ok(template.spec.securityContext.runAsNonRoot)
  assert.equal(template.spec.containers[0]?.securityContext.readOnlyRootFilesystem, true)
})

interface Pod {
  readonly terminationGracePeriodSeconds?: number
  readonly topologySpreadConstraints?: readonly unknown[]
  readonly securityContext: { readonly runAsNonRoot: boolean }
  readonly containers: readonly Container[]
}

interface Container {
  readonly name: string
  readonly securityContext: { readonly readOnlyRootFilesystem: boolean; readonly allowPrivilegeEscalation: boolean }
  readonly env: readonly {
    readonly name: string
    readonly value?: string
    readonly valueFrom?: { readonly secretKeyRef?: object }
  }[]
  readonly readinessProbe?: { readonly httpGet: { readonly path: string } }
}

const podOf = ({ spec }: KubernetesObject) => (spec.template as { readonly spec: Pod }).spec
const WORKLOADS = ['Deployment', 'StatefulSet', 'Job']
const workloads = objects.filter(({ kind }) => WORKLOADS.includes(kind))

test('no container of the chart is root or writes its root; serving ones drain and are spread', () => {
  assert.deepEqual(workloads.map(({ metadata }) => metadata.name).sort(), [
    'welt-commerce',
    'welt-seed',
    'welt-storefront',
    'welt-worker',
  ])
  for (const workload of workloads) {
    const pod = podOf(workload)
    assert.ok(pod.securityContext.runAsNonRoot)
    for (const { securityContext } of pod.containers) {
      assert.ok(securityContext.readOnlyRootFilesystem)
      assert.equal(securityContext.allowPrivilegeEscalation, false)
    }
    if (workload.kind === 'Job') continue
    assert.ok((pod.terminationGracePeriodSeconds ?? 0) >= 20)
    assert.equal(pod.topologySpreadConstraints?.length, 2)
    assert.equal(pod.containers[0]?.readinessProbe?.httpGet.path, '/readyz')
    for (const kind of ['PodDisruptionBudget', 'HorizontalPodAutoscaler', 'NetworkPolicy'])
      assert.ok(
        objects.some((object) => object.kind === kind && object.metadata.name === workload.metadata.name),
        `${kind} of ${workload.metadata.name}`,
      )
  }
})

test('the storefront gets no secret but shared ones of commerce, its pictures’ and the CDN’s', () => {
  const storefront = workloads.find(({ metadata }) => metadata.name === 'welt-storefront') ?? assert.fail()
  const env = podOf(storefront).containers[0]?.env ?? []
  const secrets = env.filter(({ valueFrom }) => valueFrom?.secretKeyRef).map(({ name }) => name)
  assert.deepEqual(secrets, ['SERVICE_KEY', 'PURGE_TOKEN', 'MEDIA_KEY_SECRET', 'CDN_PURGE_TOKEN'])
})

test('an upgrade waits for the migrations; an installation fills the database beside the parts', () => {
  const jobsOf = (values: object, isInstall: boolean) =>
    (renderTemplate(templateOf('jobs'), { values: values as typeof STANDARD, isInstall }) as KubernetesObject[]).map(
      ({ metadata }) => [metadata.name, metadata.annotations?.['helm.sh/hook']],
    )
  assert.deepEqual(jobsOf(STANDARD, false), [['welt-migrations', 'pre-upgrade']])
  assert.deepEqual(jobsOf(STANDARD, true), [['welt-seed', 'post-install']])
  assert.deepEqual(jobsOf(OTHER, true), [['welt-migrations', 'post-install']])
})

test('a rollback to the first revision creates nothing that later ones do not have', () => {
  const namesOf = (isInstall: boolean) =>
    objectsOf({ values: STANDARD, isInstall })
      .filter(({ metadata }) => !metadata.annotations?.['helm.sh/hook'])
      .map(({ kind, metadata }) => `${kind} ${metadata.name}`)
  assert.deepEqual(namesOf(true), namesOf(false))
})

interface Policy {
  readonly ingress: readonly {
    readonly from: readonly object[]
    readonly ports: readonly { readonly port: number }[]
  }[]
}

test('Prometheus may reach the metrics of the parts, of the database and of its pooler', () => {
  const namespaceSelector = { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } }
  const watched = JSON.stringify([{ namespaceSelector }])
  const open = (name: string) => {
    const policy = objects.find(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === name)
    const { ingress } = (policy ?? assert.fail(name)).spec as unknown as Policy
    return ingress
      .filter(({ from }) => JSON.stringify(from) === watched)
      .flatMap(({ ports }) => ports.map(({ port }) => port))
  }
  assert.deepEqual(['welt-commerce', 'welt-database', 'welt-pooler'].map(open), [[9461], [9187], [9127]])
})
