import { LOOPBACK, readListenAddresses } from '../listen.ts'

type Part = 'storefront' | 'commerce' | 'worker'

export interface TelemetrySettings {
  /** Undefined where metrics are off. */
  readonly metrics: { readonly basePort: number; readonly listenAddresses: readonly string[] } | undefined
  /** Undefined where traces are off. */
  readonly traces: { readonly url: string; readonly percent: number } | undefined
}

export const METRICS_PORT = 9460

/** Beside the first port, as the parts' own ports are. */
const PORT_STEPS: Readonly<Record<Part, number>> = { storefront: 0, commerce: 1, worker: 3 }

export const metricsPortOf = (part: Part, basePort: number = METRICS_PORT) => basePort + PORT_STEPS[part]

const EXAMPLE = 'such as http://collector:4318'

/** @throws Error for an invalid address or percentage */
function readTraces(env: Readonly<Record<string, string | undefined>>): TelemetrySettings['traces'] {
  const given = env.TRACES_URL
  const share = env.TRACE_PERCENT || '1'
  const percent = /^\d{1,3}(\.\d{1,3})?$/.test(share) ? Number(share) : Number.NaN
  if (!(percent <= 100)) throw new Error(`The setting TRACE_PERCENT must be 0 to 100, not "${share}".`)
  if (!given) return undefined
  const url = URL.parse(given)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search)
    throw new Error(`The setting TRACES_URL must be the http address of a collector of OpenTelemetry, ${EXAMPLE}.`)
  if (url.pathname === '/') url.pathname = '/v1/traces'
  return { url: url.href, percent }
}

/** @throws Error naming the invalid setting */
export function readTelemetry(env: Readonly<Record<string, string | undefined>>): TelemetrySettings {
  const isOn = env.METRICS || 'off'
  const port = env.METRICS_PORT || String(METRICS_PORT)
  if (isOn !== 'on' && isOn !== 'off') throw new Error(`The setting METRICS must be on or off, not "${isOn}".`)
  if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65_000)
    throw new Error(`The setting METRICS_PORT must be a port of at most 65000, not "${port}".`)
  const listenAddresses = readListenAddresses(env, 'METRICS_LISTEN_ADDRESS', LOOPBACK)
  const metrics = isOn === 'on' ? { basePort: Number(port), listenAddresses } : undefined
  return { metrics, traces: readTraces(env) }
}
