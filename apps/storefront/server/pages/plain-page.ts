import type { Brand, ThemeColours } from '@welt/brands'
import { escapeHtml } from '@welt/kit/html/escape-html'
import type { PlainAnswer } from '#server/http/respond.ts'
import { contentSecurityPolicy, inlineHashes } from '#server/http/security-headers.ts'

function darkCss(dark: ThemeColours | undefined): string {
  if (!dark) return ''
  const { page, ink, mute, cta, onCta } = dark
  return `@media (prefers-color-scheme:dark){:root{color-scheme:dark}body{background:${page};color:${ink}}p{color:${mute}}p.shop{color:${ink}}a.button{background:${cta};color:${onCta}}}`
}

function themeCss(brand: Brand | undefined): string {
  const { page, ink, mute, cta, onCta } = brand?.theme ?? {
    page: 'Canvas',
    ink: 'CanvasText',
    mute: 'GrayText',
    cta: 'ButtonFace',
    onCta: 'ButtonText',
  }
  return `body{margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;padding:24px;background:${page};color:${ink};font:18px/1.5 system-ui,sans-serif;text-align:center}h1{margin:0;font-size:clamp(28px,5vw,44px);line-height:1.1}p{margin:0 auto;max-width:48ch;color:${mute}}p.shop{color:${ink};font-weight:700;letter-spacing:.01em}a.button{display:inline-block;margin-top:8px;padding:14px 24px;background:${cta};color:${onCta};border-radius:${brand?.theme.radius.button ?? 6}px;text-decoration:none;font-weight:600}form{display:flex;gap:8px;justify-content:center;margin-top:8px}input{min-width:0;padding:12px 16px;border:1px solid;font:inherit}form button{padding:12px 20px;border:1px solid;background:none;font:inherit;color:inherit}@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}${darkCss(brand?.theme.dark)}`
}

export const TO_THE_SHOP = { href: '/', label: 'Go to the shop' } as const

interface PlainPage {
  readonly status: number
  readonly title: string
  readonly text: string
  readonly brand?: Brand | undefined
  readonly isAlert?: boolean
  /** Trusted HTML above the heading. */
  readonly icon?: string
  readonly action?: { readonly href: string; readonly label: string }
  /** Trusted HTML below the rest. */
  readonly more?: string
  readonly headers?: Readonly<Record<string, string>>
}

export const SEARCH_FORM =
  '<form action="/search"><input type="search" name="q" aria-label="Search for shoes" placeholder="Search shoes" required><button>Search</button></form>'

export function plainPage({
  status,
  title,
  text,
  brand,
  isAlert = false,
  icon = '',
  action,
  more = '',
  headers = {},
}: PlainPage): PlainAnswer {
  const heading = escapeHtml(title)
  const link = action
    ? `<p><a class="button" href="${escapeHtml(action.href)}">${escapeHtml(action.label)}</a></p>`
    : ''
  const shop = brand ? `<p class="shop">${escapeHtml(brand.name)}</p>` : ''
  const body = `<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${heading}${brand ? ` | ${escapeHtml(brand.name)}` : ''}</title><style>${themeCss(brand)}</style></head><body><main>${shop}${icon}<h1>${heading}</h1><p${isAlert ? ' role="alert"' : ''}>${escapeHtml(text)}</p>${link}${more}</main></body></html>`
  const policy = contentSecurityPolicy({ ...inlineHashes(body), payment: undefined })
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': policy,
      ...headers,
    },
    body,
  }
}
