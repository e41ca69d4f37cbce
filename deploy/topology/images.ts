import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const { dependencies, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
}

export const VERSION = version

/** Exact versions; Node's is the one of package.json. */
export const IMAGES = {
  node: `node:${dependencies.node}-trixie-slim`,
  debian: 'debian:13.1-slim',
  nginx: 'nginxinc/nginx-unprivileged:1.28.0-alpine',
  postgres: 'postgres:18.1-trixie',
  prometheus: 'prom/prometheus:v3.5.0',
  grafana: 'grafana/grafana:12.1.1',
  collector: 'otel/opentelemetry-collector:0.131.0',
  tempo: 'grafana/tempo:2.8.2',
  /** For CloudNativePG. */
  postgresOfCluster: 'ghcr.io/cloudnative-pg/postgresql:18.1-system-trixie',
} as const

/** The user `node` of Node's image. */
export const NODE_USER = 1000
/** The user `postgres` of Debian's and PostgreSQL's images differ. */
export const POSTGRES_USER = 999
export const POOLER_USER = 70
export const PROMETHEUS_USER = 65534
export const GRAFANA_USER = 472
export const TRACES_USER = 10001
