import { stringify } from 'yaml'
import { jobOf } from '../../topology/alarm.ts'
import { P95 } from '../../topology/alarms.ts'
import { SERVING } from '../../topology/parts.ts'
import { header } from '../header.ts'

export const MEASURED = ['storefront', 'commerce', 'worker'] as const

const yaml = (value: object) => header('#') + stringify(value, { lineWidth: 0, aliasDuplicateObjects: false })

const GLOBAL = { scrape_interval: '15s', evaluation_interval: '15s' }
const RULES = ['/etc/prometheus/rules.yaml']

export const prometheusFile = (instancesOf: (part: (typeof MEASURED)[number]) => readonly string[]): string =>
  yaml({
    global: GLOBAL,
    rule_files: RULES,
    scrape_configs: MEASURED.map((part) => ({
      job_name: jobOf(part),
      static_configs: [{ targets: instancesOf(part).map((name) => `${name}:${SERVING[part].metricsPort}`) }],
    })),
  })

/** For a Prometheus in the cluster: finds the chart's pods by their labels. */
export const clusterScrapes = (): string =>
  yaml({
    global: GLOBAL,
    rule_files: RULES,
    scrape_configs: [
      {
        job_name: 'welt',
        kubernetes_sd_configs: [{ role: 'pod' }],
        relabel_configs: [
          {
            source_labels: [
              '__meta_kubernetes_pod_label_app_kubernetes_io_part_of',
              '__meta_kubernetes_pod_container_port_name',
            ],
            regex: 'welt;metrics',
            action: 'keep',
          },
          { source_labels: ['__meta_kubernetes_pod_label_app_kubernetes_io_name'], target_label: 'job' },
          { source_labels: ['__meta_kubernetes_namespace'], target_label: 'namespace' },
          { source_labels: ['__meta_kubernetes_pod_name'], target_label: 'pod' },
        ],
      },
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
