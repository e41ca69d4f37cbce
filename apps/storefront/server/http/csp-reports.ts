import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '#server/log.ts'
import { readBody } from './body.ts'
import { refuseMethod, respond } from './respond.ts'

const MAX_REPORT_BYTES = 16 * 1024

function blockedOf(text: string): { directive: string; blocked: string } {
  const directive =
    text.match(/"(?:effective-?directive|violated-directive|effectiveDirective)"\s*:\s*"([\w-]{1,60})/i)?.[1] ??
    'unknown'
  const blocked = text.match(/"(?:blocked-uri|blockedURL)"\s*:\s*"([^"?#]{1,200})/i)?.[1] ?? 'unknown'
  return { directive, blocked }
}

/** Logs the URL without its query. */
export async function receiveCspReport(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (refuseMethod(response, 'POST')) return
  log('warn', 'csp-report', blockedOf((await readBody(request, MAX_REPORT_BYTES)).toString('utf8')))
  respond(response, { status: 204 })
}
