import type { IncomingMessage, ServerResponse } from 'node:http'
import { counter } from '@welt/kit/telemetry/metrics'
import { log } from '#server/log.ts'
import { readBody } from './body.ts'
import { refuseMethod, respond } from './respond.ts'

const MAX_REPORT_BYTES = 16 * 1024

const FETCHED = ['connect-src', 'default-src', 'font-src', 'frame-src', 'img-src', 'manifest-src'] as const
const RUN = ['object-src', 'script-src', 'script-src-attr', 'script-src-elem', 'worker-src'] as const
const STYLED = ['style-src', 'style-src-attr', 'style-src-elem'] as const
const OF_DOCUMENTS = ['base-uri', 'form-action', 'frame-ancestors'] as const

const reports = counter({
  name: 'welt_csp_reports_total',
  help: 'Reports of browsers that blocked something by the content security policy',
  labels: { directive: [...FETCHED, ...RUN, ...STYLED, ...OF_DOCUMENTS] },
})

function blockedOf(text: string): { directive: string; blocked: string } {
  const directive =
    text.match(/"(?:effective-?directive|violated-directive|effectiveDirective)"\s*:\s*"([\w-]{1,60})/i)?.[1] ??
    'unknown'
  const blocked = text.match(/"(?:blocked-uri|blockedURL)"\s*:\s*"([^"?#]{1,200})/i)?.[1] ?? 'unknown'
  return { directive, blocked }
}

/** Logs the URL without its query. The alarm WeltPagesBlocked counts reports. */
export async function receiveCspReport(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (refuseMethod(response, 'POST')) return
  const report = blockedOf((await readBody(request, MAX_REPORT_BYTES)).toString('utf8'))
  reports.add(report)
  log('warn', 'csp-report', report)
  respond(response, { status: 204 })
}
