import { LOOPBACK, readListenAddresses } from '../listen.ts'

type Part = 'storefront' | 'commerce' | 'worker'

export interface TelemetrySettings {
  /** Undefined where metrics are off. */
  readonly metrics: { readonly basePort: number; readonly listenAddresses: readonly string[] } | undefined
}

export const METRICS_PORT = 9460

/** Beside the first port, as the parts' own ports are. */
const PORT_STEPS: Readonly<Record<Part, number>> = { storefront: 0, commerce: 1, worker: 3 }

export const metricsPortOf = (part: Part, basePort: number = METRICS_PORT) => basePort + PORT_STEPS[part]

/** @throws Error naming the invalid setting */
export function readTelemetry(env: Readonly<Record<string, string | undefined>>): TelemetrySettings {
  const { METRICS: isOn = 'off', METRICS_PORT: port = String(METRICS_PORT) } = env
  if (isOn !== 'on' && isOn !== 'off') throw new Error(`The setting METRICS must be on or off, not "${isOn}".`)
  if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65_000)
    throw new Error(`The setting METRICS_PORT must be a port of at most 65000, not "${port}".`)
  const listenAddresses = readListenAddresses(env, 'METRICS_LISTEN_ADDRESS', LOOPBACK)
  return { metrics: isOn === 'on' ? { basePort: Number(port), listenAddresses } : undefined }
}
