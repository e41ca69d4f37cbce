import { type Brand, brands } from '@welt/brands'
import { escapeHtml } from '@welt/kit/html/escape-html'
import type { PlainAnswer } from '#server/http/respond.ts'
import { contentSecurityPolicy, inlineHashes } from '#server/http/security-headers.ts'

const STYLE = `*{box-sizing:border-box;margin:0}body{font:17px/1.5 system-ui,sans-serif;padding:clamp(20px,5vw,64px);background:Canvas;color:CanvasText;max-width:1200px;margin:auto}h1{font-size:clamp(30px,5vw,52px);line-height:1.05;letter-spacing:-.02em}header p{margin:12px 0 32px;max-width:56ch;opacity:.75}ul{list-style:none;padding:0;display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr))}a{display:grid;gap:6px;min-height:170px;align-content:space-between;padding:24px;text-decoration:none;background:var(--ground);color:var(--ink);border-radius:var(--radius)}a:hover b{text-decoration:underline;text-underline-offset:.2em}a:focus-visible{outline:3px solid Highlight;outline-offset:3px}b{font-size:26px;line-height:1.1;letter-spacing:-.02em}i{display:block;width:40px;height:10px;background:var(--cta);border-radius:5px}span{display:block}`

function card(brand: Brand, port: number): string {
  const { theme } = brand
  const host = `${brand.hosts[0]}:${port}`
  const look = `--ground:${theme.tint};--ink:${theme.ink};--cta:${theme.cta};--radius:${Math.max(theme.radius.card, 2)}px`
  return `<li><a href="http://${escapeHtml(host)}/" style="${look}"><i></i><span><b>${escapeHtml(brand.name)}</b><span>${escapeHtml(brand.tagline)}</span><span>${escapeHtml(host)} · ${brand.currency}</span></span></a></li>`
}

export function siteDirectory(port: number): PlainAnswer {
  const body = `<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>The shops</title><style>${STYLE}</style></head><body><header><h1>Seven shops</h1><p>One storefront serves them all; the host name decides which. Pick a shop.</p></header><main><ul>${brands.map((brand) => card(brand, port)).join('')}</ul></main></body></html>`
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentSecurityPolicy({ ...inlineHashes(body), payment: undefined }),
    },
    body,
  }
}
