import { hash } from 'node:crypto'

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g

/** The payment service as the browser meets it. */
export interface PaymentSources {
  /** Origin of its frames and calls; undefined where there are none. */
  readonly publicSandboxUrl: string | undefined
  /** Origins of its own pages: `form-action` applies to a form's redirects too. */
  readonly paymentPages: readonly string[]
}

/** What the policy of one page allows beside the site's own files. */
export interface PolicySources {
  /** Quoted sources of inline scripts: one nonce or several hashes. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** undefined: nobody pays here. */
  readonly payment: PaymentSources | undefined
}

/** Sources for the inline scripts and styles of a finished page, by hash: the policy of cached pages. */
export function inlineHashes(page: string | Buffer): Pick<PolicySources, 'scripts' | 'styles'> {
  // One character a byte: quick to make, and what is hashed are the bytes as they are sent.
  const html = (typeof page === 'string' ? Buffer.from(page) : page).toString('latin1')
  const found = { script: new Set<string>(), style: new Set<string>() }
  for (const [, tag, attributes = '', text = ''] of html.matchAll(INLINE)) {
    if (/\bsrc=/.test(attributes) || /type="application\/(?:ld\+)?json"/.test(attributes)) continue
    found[tag as 'script' | 'style'].add(`'sha256-${hash('sha256', Buffer.from(text, 'latin1'), 'base64')}'`)
  }
  return { scripts: [...found.script], styles: [...found.style] }
}

/** The Content-Security-Policy of a page. */
export function contentSecurityPolicy({ scripts, styles, payment }: PolicySources): string {
  const frame = payment?.publicSandboxUrl
  const own = (...others: readonly (string | undefined)[]) => ["'self'", ...others].filter(Boolean).join(' ')
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' ${styles.join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${own(frame)}`,
    `frame-src ${frame ?? "'none'"}`,
    `form-action ${own(...(payment?.paymentPages ?? []))}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    'report-to csp',
    'report-uri /csp',
  ]
  return directives.map((directive) => directive.trim()).join('; ')
}

/** Headers with a page's policy and where violations are reported; none where there is no policy (''). */
export function policyHeaders(policy: string): Record<string, string> {
  return policy ? { 'Content-Security-Policy': policy, 'Reporting-Endpoints': 'csp="/csp"' } : {}
}

/** Headers that every answer of a shop carries. */
export function securityHeaders(isSecure: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), usb=(), browsing-topics=()',
    ...(isSecure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
