import { stringify } from 'yaml'
import { jobOf } from '../../topology/alarms/alarm.ts'
import { P95 } from '../../topology/alarms/parts.ts'
import { DATABASE, DATABASE_MACHINES, DATABASE_METRICS } from '../../topology/database.ts'
import { SERVING } from '../../topology/parts.ts'
import { header } from '../header.ts'

const MEASURED = ['storefront', 'commerce', 'worker'] as const

const yaml = (value: object) => header('#') + stringify(value, { lineWidth: 0, aliasDuplicateObjects: false })

const GLOBAL = { scrape_interval: '15s', evaluation_interval: '15s' }
const rules = (...files: readonly RuleFile[]) => files.map((file) => `/etc/prometheus/${file}`)

/** By file in deploy/telemetry. */
export type RuleFile = 'rules.yaml' | 'rules-cloudnative-pg.yaml' | 'rules-patroni.yaml'
type Part = (typeof MEASURED)[number]

const staticScrape = (job: Parameters<typeof jobOf>[0], targets: readonly string[]) => ({
  job_name: jobOf(job),
  static_configs: [{ targets }],
})
const partScrapes = (instancesOf: (part: Part) => readonly string[]) =>
  MEASURED.map((part) =>
    staticScrape(
      part,
      instancesOf(part).map((name) => `${name}:${SERVING[part].metricsPort}`),
    ),
  )

export const prometheusFile = (instancesOf: (part: Part) => readonly string[]): string =>
  yaml({ global: GLOBAL, rule_files: rules('rules.yaml'), scrape_configs: partScrapes(instancesOf) })

const atMachines = (port: number) => DATABASE_MACHINES.map((name) => `${name}:${port}`)

/** Beside the parts, the machines of `deploy/failover`. */
export const machineScrapes = (instancesOf: (part: Part) => readonly string[]): string =>
  yaml({
    global: GLOBAL,
    rule_files: rules('rules.yaml', 'rules-patroni.yaml'),
    scrape_configs: [
      ...partScrapes(instancesOf),
      staticScrape('database', atMachines(DATABASE.healthPort)),
      staticScrape('machines', atMachines(DATABASE_METRICS.machinePort)),
    ],
  })

const PLACE = [
  { source_labels: ['__meta_kubernetes_namespace'], target_label: 'namespace' },
  { source_labels: ['__meta_kubernetes_pod_name'], target_label: 'pod' },
] as const

/** Pods whose labels and port match; labels that a pod lacks are empty. */
const podScrape = (job: string, labels: readonly string[], regex: string, relabel: readonly object[] = []) => ({
  job_name: job,
  kubernetes_sd_configs: [{ role: 'pod' }],
  relabel_configs: [
    {
      source_labels: [...labels, 'container_port_name'].map((label) => `__meta_kubernetes_pod_${label}`),
      regex: `${regex};metrics`,
      action: 'keep',
    },
    ...relabel,
    ...PLACE,
  ],
})

const SERVICE_ACCOUNT = '/var/run/secrets/kubernetes.io/serviceaccount'

/** How full volumes are. The certificate of a kubelet is often its own. */
const KUBELETS = {
  job_name: 'kubelet',
  scheme: 'https',
  authorization: { credentials_file: `${SERVICE_ACCOUNT}/token` },
  tls_config: { ca_file: `${SERVICE_ACCOUNT}/ca.crt`, insecure_skip_verify: true },
  kubernetes_sd_configs: [{ role: 'node' }],
  metric_relabel_configs: [{ source_labels: ['__name__'], regex: 'kubelet_volume_stats_.+', action: 'keep' }],
}

/** For a Prometheus in the cluster: finds the chart's pods by their labels, and those of CloudNativePG. */
export const clusterScrapes = (): string =>
  yaml({
    global: GLOBAL,
    rule_files: rules('rules.yaml', 'rules-cloudnative-pg.yaml'),
    scrape_configs: [
      podScrape('welt', ['label_app_kubernetes_io_part_of'], 'welt', [
        { source_labels: ['__meta_kubernetes_pod_label_app_kubernetes_io_name'], target_label: 'job' },
      ]),
      podScrape(jobOf('database'), ['label_cnpg_io_cluster', 'label_cnpg_io_poolerName'], 'welt-.+;'),
      podScrape(jobOf('pooler'), ['label_cnpg_io_poolerName'], 'welt-.+'),
      KUBELETS,
    ],
  })

const ofPod = (name: string) => ({
  seriesQuery: `${name}{namespace!="",pod!=""}`,
  resources: { overrides: { namespace: { resource: 'namespace' }, pod: { resource: 'pod' } } },
  name: { matches: name },
  metricsQuery: 'max(<<.Series>>{<<.LabelMatchers>>}) by (<<.GroupBy>>)',
})

/** For prometheus-adapter, which gives the autoscaler its metrics of pods. */
export const adapterFile = (): string => yaml({ rules: [P95.name, 'welt_event_loop_delay_seconds'].map(ofPod) })
