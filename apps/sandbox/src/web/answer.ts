/** `cut` closes the connection without an answer; `half` sends half the body first. */
export interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  readonly fault?: 'cut' | 'half'
}

/** `params` are the path's parameters; the body has at most 1 MiB. */
export interface SandboxRequest {
  readonly method: string
  readonly url: URL
  readonly params: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE' | 'OPTIONS'
  /** `:name` marks a parameter. */
  readonly path: string
  readonly handle: (request: SandboxRequest) => Answer | Promise<Answer>
}

export function json(value: unknown, status = 200): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(value),
  }
}

/** `policy` is the Content-Security-Policy. */
export function page(body: string, policy: string, status = 200): Answer {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
    },
    body,
  }
}

export function redirect(location: string): Answer {
  return { status: 303, headers: { location, 'cache-control': 'no-store' } }
}

export const notFound: Answer = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: 'Not found\n',
}

/** Undefined unless the body is a JSON object. */
export function parseObject(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Safe between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}
