/** What a route gives back. `cut` breaks the connection instead of answering; `half` sends half of the body first. */
export interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  readonly fault?: 'cut' | 'half'
}

/** A request as routes see it: the path's parameters are in `params`, the body is read (at most 1 MiB). */
export interface SandboxRequest {
  readonly method: string
  readonly url: URL
  readonly params: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Path with `:name` for a part that is a parameter. */
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

/** A page with a strict policy; `styleHash` and further directives come from the caller. */
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

/** The body as a JSON object, or undefined when it is something else. */
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

/** Text that is safe between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}
