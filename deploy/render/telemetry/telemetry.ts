import { stringify } from 'yaml'
import { instanceNames } from '../compose.ts'
import { header } from '../header.ts'
import { DASHBOARDS, dashboardFile } from './dashboards.ts'
import { adapterFile, clusterScrapes, prometheusFile } from './prometheus.ts'
import { rulesFile, rulesTest } from './rules.ts'

const SOURCES = {
  apiVersion: 1,
  datasources: [{ name: 'Prometheus', uid: 'prometheus', type: 'prometheus', url: 'http://prometheus:9090' }],
}

const PROVIDERS = {
  apiVersion: 1,
  providers: [{ name: 'welt', type: 'file', options: { path: '/etc/welt/dashboards' } }],
}

/** By path in deploy/telemetry. */
export const telemetryFiles = (): Readonly<Record<string, string>> => ({
  'prometheus.yaml': prometheusFile(instanceNames),
  'prometheus-cluster.yaml': clusterScrapes(),
  'adapter.yaml': adapterFile(),
  'rules.yaml': rulesFile(),
  'rules.test.yaml': rulesTest(),
  'grafana/datasources/prometheus.yaml': header('#') + stringify(SOURCES),
  'grafana/dashboards/welt.yaml': header('#') + stringify(PROVIDERS),
  ...Object.fromEntries(DASHBOARDS.map((each) => [`dashboards/${each.id}.json`, dashboardFile(each)])),
})
