import type { Log } from '../log.ts'
import type { TelemetrySettings } from './settings.ts'
import { setTracer, tracer } from './trace.ts'

/** Loads the SDK only where traces are on. @returns flushes spans and stops */
export async function startTracing(
  part: string,
  { traces }: TelemetrySettings,
  log: Log,
): Promise<() => Promise<void>> {
  if (!traces) return async () => undefined
  const { createTracer } = await import('./open-telemetry.ts')
  setTracer(createTracer({ part, ...traces, log }))
  return async () => {
    const own = tracer()
    setTracer(undefined)
    await own?.stop()
  }
}
