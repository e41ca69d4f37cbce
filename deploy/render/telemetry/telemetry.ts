import { stringify } from 'yaml'
import { TRACES_PORT } from '../../topology/parts.ts'
import { instanceNames } from '../compose.ts'
import { header } from '../header.ts'
import { DASHBOARDS, dashboardFile } from './dashboards.ts'
import { adapterFile, clusterScrapes, machineScrapes, prometheusFile } from './prometheus.ts'
import { RULES, rulesTest } from './rules.ts'

const TEMPO_PORT = 3200
const TAKES = { http: { endpoint: `0.0.0.0:${TRACES_PORT}` } }

const COLLECTOR = {
  receivers: { otlp: { protocols: TAKES } },
  processors: { memory_limiter: { check_interval: '1s', limit_mib: 180 }, batch: {} },
  exporters: { otlphttp: { endpoint: `http://tempo:${TRACES_PORT}` } },
  service: {
    pipelines: {
      traces: { receivers: ['otlp'], processors: ['memory_limiter', 'batch'], exporters: ['otlphttp'] },
    },
  },
}

/** A week of traces. */
const TEMPO = {
  server: { http_listen_port: TEMPO_PORT },
  distributor: { receivers: { otlp: { protocols: TAKES } } },
  compactor: { compaction: { block_retention: '168h' } },
  storage: {
    trace: { backend: 'local', wal: { path: '/var/tempo/wal' }, local: { path: '/var/tempo/blocks' } },
  },
}

const SOURCES = {
  apiVersion: 1,
  datasources: [
    { name: 'Prometheus', uid: 'prometheus', type: 'prometheus', url: 'http://prometheus:9090' },
    { name: 'Tempo', uid: 'tempo', type: 'tempo', url: `http://tempo:${TEMPO_PORT}` },
  ],
}

const PROVIDERS = {
  apiVersion: 1,
  providers: [{ name: 'welt', type: 'file', options: { path: '/etc/welt/dashboards' } }],
}

/** By path in deploy/telemetry. */
export const telemetryFiles = (): Readonly<Record<string, string>> => ({
  'prometheus.yaml': prometheusFile(instanceNames),
  'prometheus-cluster.yaml': clusterScrapes(),
  'prometheus-machines.yaml': machineScrapes(instanceNames),
  'adapter.yaml': adapterFile(),
  ...RULES,
  'collector.yaml': header('#') + stringify(COLLECTOR, { aliasDuplicateObjects: false }),
  'tempo.yaml': header('#') + stringify(TEMPO, { aliasDuplicateObjects: false }),
  'rules.test.yaml': rulesTest(),
  'grafana/datasources/welt.yaml': header('#') + stringify(SOURCES),
  'grafana/dashboards/welt.yaml': header('#') + stringify(PROVIDERS),
  ...Object.fromEntries(DASHBOARDS.map((each) => [`dashboards/${each.id}.json`, dashboardFile(each)])),
})
