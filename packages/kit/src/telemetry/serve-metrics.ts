import { createServer } from 'node:http'
import { HTTP_LIMITS } from '../http-limits.ts'
import { listenOn } from '../listen.ts'
import { metricsText } from './metrics.ts'
import { measureProcess } from './process-metrics.ts'
import { metricsPortOf, type TelemetrySettings } from './settings.ts'

const TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** Serves them on a separate port that no proxy exposes; does nothing where metrics are off. @returns closes it */
export async function serveMetrics(
  part: Parameters<typeof metricsPortOf>[0],
  { metrics }: TelemetrySettings,
): Promise<() => void> {
  if (!metrics) return () => undefined
  const endMeasuring = measureProcess()
  const server = createServer(HTTP_LIMITS, (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    if (request.method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end()
    metricsText().then(
      (text) => response.writeHead(200, { 'content-type': TYPE }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await listenOn(server, metricsPortOf(part, metrics.basePort), metrics.listenAddresses)
  server.unref()
  return () => {
    endMeasuring()
    server.close()
    server.closeAllConnections()
  }
}
