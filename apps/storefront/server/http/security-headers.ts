import { hash } from 'node:crypto'

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g

export interface PaymentSources {
  readonly publicSandboxUrl: string | undefined
  /** `form-action` also applies to a form's redirects. */
  readonly paymentPages: readonly string[]
}

export interface PolicySources {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly payment: PaymentSources | undefined
  /** The payment service's library calls Adyen and posts forms into frames of any bank. [decision 107] */
  readonly isCheckout?: boolean
  /** Pages with wallets' buttons. [decision 112] */
  readonly hasWallets?: boolean
}

function paymentSources({ payment, isCheckout = false }: Pick<PolicySources, 'payment' | 'isCheckout'>) {
  const sandbox = payment?.publicSandboxUrl
  if (isCheckout && payment && !sandbox)
    return { calls: ['https://*.adyen.com'], frames: ['https:'], pages: [...payment.paymentPages, 'https:'] }
  const frames = sandbox ? [sandbox] : []
  return { calls: frames, frames, pages: payment?.paymentPages ?? [] }
}

const WALLETS = {
  scripts: ['https://www.paypal.com', 'https://applepay.cdn-apple.com'],
  calls: ['https://*.adyen.com', 'https://www.paypal.com'],
  frames: ['https://www.paypal.com', 'https://www.sandbox.paypal.com'],
} as const

/** The sandbox plays the wallets too. */
function walletSources({ payment, hasWallets = false }: Pick<PolicySources, 'payment' | 'hasWallets'>) {
  if (!hasWallets || !payment) return { scripts: [], calls: [], frames: [] }
  const sandbox = payment.publicSandboxUrl
  return sandbox ? { scripts: [sandbox], calls: [], frames: [] } : WALLETS
}

/** For cached pages, which cannot use a nonce. */
export function inlineHashes(page: string | Buffer): Pick<PolicySources, 'scripts' | 'styles'> {
  // latin1 preserves the hashed bytes and is fast.
  const html = (typeof page === 'string' ? Buffer.from(page) : page).toString('latin1')
  const found = { script: new Set<string>(), style: new Set<string>() }
  for (const [, tag, attributes = '', text = ''] of html.matchAll(INLINE)) {
    if (/\bsrc=/.test(attributes) || /type="application\/(?:ld\+)?json"/.test(attributes)) continue
    found[tag as 'script' | 'style'].add(`'sha256-${hash('sha256', Buffer.from(text, 'latin1'), 'base64')}'`)
  }
  return { scripts: [...found.script], styles: [...found.style] }
}

export function contentSecurityPolicy({ scripts, styles, ...sources }: PolicySources): string {
  const { calls, frames, pages } = paymentSources(sources)
  const wallets = walletSources(sources)
  const own = (others: readonly string[]) => ["'self'", ...others].join(' ')
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${[...scripts, ...wallets.scripts].join(' ')}`,
    `style-src 'self' ${styles.join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${own([...new Set([...calls, ...wallets.calls])])}`,
    `frame-src ${[...frames, ...wallets.frames].join(' ') || "'none'"}`,
    `form-action ${own(pages)}`,
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

export function policyHeaders(policy: string): Record<string, string> {
  return policy ? { 'Content-Security-Policy': policy, 'Reporting-Endpoints': 'csp="/csp"' } : {}
}

export function securityHeaders(isSecure: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), usb=(), browsing-topics=()',
    ...(isSecure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
