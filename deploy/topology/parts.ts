import { FINISH_MS, UNREADY_MS } from '@welt/kit/serving/drain'
import { metricsPortOf } from '@welt/kit/telemetry/settings'
import { PROCESS_FLAGS } from '../../scripts/start-up/process-flags.ts'

export type ImageName = 'storefront' | 'commerce' | 'sandbox'
export type PartName = 'storefront' | 'commerce' | 'worker' | 'sandbox' | 'migrations' | 'seed'
/** The operator's commands run in the containers of commerce, with the environment that these have. */
export const COMMANDS = { entry: 'scripts/welt.ts', runIn: 'commerce' } as const
/** What is not built here. */
export type Service = 'pooler' | 'database' | 'internet'

interface Volume {
  readonly name: string
  readonly path: string
  /** `own`: one for each instance; `shared`: all instances read and write it. */
  readonly kind: 'own' | 'shared'
  readonly gigabytes: number
}

export interface Resources {
  readonly cpuMillis: number
  readonly memoryMb: number
  /** A process that exceeds it is ended. */
  readonly mostMemoryMb: number
}

interface Scaling {
  readonly least: number
  readonly most: number
  /** Of the requested processor time. */
  readonly cpuPercent: number
  /** Of answers; undefined where nothing is answered. */
  readonly p95Ms?: number
  readonly eventLoopDelayMs: number
}

interface Base {
  readonly image: ImageName
  /** From the root of the repository. */
  readonly entry: string
  readonly flags: readonly string[]
  readonly calls: readonly (PartName | Service)[]
  readonly volumes: readonly Volume[]
  readonly resources: Resources
}

export interface ServingPart extends Base {
  readonly port: number
  /** Answers 200 while the process runs. */
  readonly livePath: string
  /** Answers 200 while requests are welcome. */
  readonly readyPath: string
  /** A start may take this long before liveness counts. */
  readonly startSeconds: number
  /** From SIGTERM to the end, with a margin. */
  readonly stopSeconds: number
  readonly instances: number
  /** Reached from outside: all paths, or one. */
  readonly publicPath?: string
  readonly scaling?: Scaling
  /** Serves metrics where they are on; never exposed outside. */
  readonly metricsPort?: number
}

interface ScaledPart extends ServingPart {
  readonly scaling: Scaling
  readonly metricsPort: number
}

interface PublicPart extends ServingPart {
  readonly publicPath: string
}

export type JobPart = Base

/** The collector's OTLP port for HTTP. */
export const TRACES_PORT = 4318

const MARGIN_SECONDS = 5
const HEALTH = { livePath: '/livez', readyPath: '/readyz' } as const
const SERVING_STOP_SECONDS = (UNREADY_MS + FINISH_MS) / 1000 + MARGIN_SECONDS

const LEAN_FLAGS = PROCESS_FLAGS.commerce?.flags ?? []

/** Photos of faults. [decision 166] */
const PHOTOS: Volume = { name: 'photos', path: '/photos', kind: 'shared', gigabytes: 20 }

const STOREFRONT: ScaledPart & PublicPart = {
  ...HEALTH,
  image: 'storefront',
  entry: 'apps/storefront/server/main.ts',
  flags: PROCESS_FLAGS.storefront?.flags ?? [],
  // An object store is outside.
  calls: ['commerce', 'internet'],
  // Events of shoppers are only here. [decision 159]
  volumes: [{ name: 'data', path: '/data', kind: 'own', gigabytes: 10 }],
  resources: { cpuMillis: 500, memoryMb: 512, mostMemoryMb: 1536 },
  port: 3000,
  metricsPort: metricsPortOf('storefront'),
  startSeconds: 120,
  stopSeconds: SERVING_STOP_SECONDS,
  instances: 2,
  publicPath: '/',
  scaling: { least: 2, most: 12, cpuPercent: 65, p95Ms: 300, eventLoopDelayMs: 50 },
}

const COMMERCE: ScaledPart & PublicPart = {
  ...HEALTH,
  image: 'commerce',
  entry: 'apps/commerce/src/composition/main.ts',
  flags: LEAN_FLAGS,
  calls: ['pooler', 'database', 'sandbox', 'internet'],
  volumes: [PHOTOS],
  resources: { cpuMillis: 500, memoryMb: 512, mostMemoryMb: 1536 },
  port: 3001,
  metricsPort: metricsPortOf('commerce'),
  startSeconds: 300,
  stopSeconds: SERVING_STOP_SECONDS,
  instances: 2,
  publicPath: '/webhooks/adyen',
  scaling: { least: 2, most: 12, cpuPercent: 65, p95Ms: 200, eventLoopDelayMs: 50 },
}

const WORKER: ScaledPart = {
  ...HEALTH,
  image: 'commerce',
  entry: 'apps/commerce/src/composition/worker.ts',
  flags: [],
  calls: ['database', 'sandbox', 'internet'],
  volumes: [PHOTOS],
  resources: { cpuMillis: 200, memoryMb: 256, mostMemoryMb: 768 },
  port: 3003,
  metricsPort: metricsPortOf('worker'),
  startSeconds: 120,
  // It finishes running jobs; none takes half of its lease of 120 s.
  stopSeconds: 60 + MARGIN_SECONDS,
  instances: 2,
  scaling: { least: 2, most: 6, cpuPercent: 70, eventLoopDelayMs: 200 },
}

const SANDBOX: PublicPart = {
  ...HEALTH,
  image: 'sandbox',
  entry: 'apps/sandbox/src/main.ts',
  flags: [],
  calls: ['commerce'],
  volumes: [{ name: 'sandbox', path: '/data', kind: 'own', gigabytes: 1 }],
  resources: { cpuMillis: 100, memoryMb: 128, mostMemoryMb: 512 },
  port: 3002,
  startSeconds: 60,
  stopSeconds: 5 + MARGIN_SECONDS,
  instances: 1,
  publicPath: '/',
}

export const SERVING = { storefront: STOREFRONT, commerce: COMMERCE, worker: WORKER, sandbox: SANDBOX } as const
export type ServingName = keyof typeof SERVING

const job = (entry: string): JobPart => ({
  image: 'commerce',
  entry,
  flags: [],
  calls: ['database'],
  volumes: [],
  resources: { cpuMillis: 200, memoryMb: 256, mostMemoryMb: 1024 },
})

/** Run to their end before the serving parts of the same version start. */
export const JOBS = {
  migrations: job('apps/commerce/src/composition/migrate.ts'),
  seed: job('apps/commerce/src/seed/main.ts'),
} as const

export const PARTS: Readonly<Record<PartName, ServingPart | JobPart>> = { ...SERVING, ...JOBS }
