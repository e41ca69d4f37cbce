import type { IncomingMessage, ServerResponse } from 'node:http'
import { HTTP_LIMITS } from '@welt/kit/http-limits'
import { MINUTE_MS } from '@welt/kit/time'
import { hasUpload } from './refusals.ts'

/** Node's limit is one for all requests. [decision 166] */
export const UPLOAD_TIMEOUT_MS = 5 * MINUTE_MS

/** An upload goes on while each `checkMs` bring `uploadBytes`; any other body has to arrive in `checkMs`. */
interface RequestLimits {
  readonly checkMs: number
  readonly uploadBytes: number
}

const LIMITS: RequestLimits = { checkMs: HTTP_LIMITS.requestTimeout, uploadBytes: 128 * 1024 }

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isUpload = (request: IncomingMessage) =>
  hasUpload(request) && /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')

/** As Node does at its own limit. */
function timeOut({ socket }: IncomingMessage, response: ServerResponse): void {
  if (socket.writable && !response.headersSent) socket.write(TIMED_OUT)
  socket.destroySoon()
}

export function limitRequestTime(request: IncomingMessage, response: ServerResponse, limits = LIMITS): void {
  if (!hasBody(request)) return
  const { socket } = request
  const mayBeSlow = isUpload(request)
  let bytes = socket.bytesRead
  const timer = setInterval(() => {
    const brought = socket.bytesRead - bytes
    bytes = socket.bytesRead
    if (request.complete || socket.destroyed) return clearInterval(timer)
    if (mayBeSlow && brought >= limits.uploadBytes) return
    clearInterval(timer)
    timeOut(request, response)
  }, limits.checkMs)
  request.once('close', () => clearInterval(timer))
}
