import { createHash } from 'node:crypto'
import type { Brand } from '@welt/brands'
import { type Answer, escapeHtml, page } from '../web/answer.ts'

const RULES = `*{box-sizing:border-box}html,body{margin:0;background:transparent}body{font:var(--size)/1.4 var(--font);color:var(--ink);padding:4px}
form{display:grid;grid-template-columns:1fr 1fr;gap:16px;margin:0}.wide{grid-column:1/-1}.field{position:relative;min-width:0}
label{display:block;font-weight:600;margin-bottom:6px}
input{display:block;width:100%;min-height:var(--height);font:inherit;color:inherit;background:var(--surface);border:1px solid var(--field);border-radius:var(--radius);padding:0 14px;font-variant-numeric:tabular-nums}
input:focus-visible{outline:3px solid var(--focus);outline-offset:1px}input[aria-invalid=true]{border:2px solid var(--wrong);padding:0 13px}
input:read-only{opacity:.65}.hint{margin:4px 0 0;font-size:.875em;color:var(--mute)}
.error{margin:4px 0 0;font-size:.9375em;color:var(--wrong);font-weight:600}.error::before{content:"! ";font-weight:800}
.with-brand input{padding-right:110px}.brand{position:absolute;right:14px;bottom:0;height:var(--height);display:flex;align-items:center;font-size:.875em;font-weight:600;color:var(--mute);pointer-events:none}
.with-brand .box{position:relative}@media(max-width:300px){form{grid-template-columns:1fr}}`

function styleOf({ id, theme }: Brand): string {
  const face = `@font-face{font-family:"${theme.textFont}";src:url(/card-frame/fonts/${id}.woff2) format("woff2");font-weight:100 900;font-display:swap}`
  return `${face}:root{color-scheme:light;--ink:${theme.ink};--mute:${theme.mute};--surface:${theme.surface};--field:${theme.field};--focus:${theme.focus};--wrong:${theme.sale};--radius:${theme.radius.field}px;--height:${theme.controlHeightPx}px;--size:${theme.bodyPx}px;--font:"${theme.textFont}",system-ui,sans-serif}${RULES}`
}

interface Field {
  readonly id: string
  readonly label: string
  readonly attributes: string
  readonly hint?: string
  readonly isWide?: boolean
}

const FIELDS: readonly Field[] = [
  { id: 'number', label: 'Card number', attributes: 'inputmode="numeric" autocomplete="cc-number" maxlength="23"', isWide: true },
  { id: 'expiry', label: 'Expiry date', attributes: 'inputmode="numeric" autocomplete="cc-exp" maxlength="7" placeholder="MM/YY"' },
  {
    id: 'code',
    label: 'Security code',
    attributes: 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"',
    hint: '3 digits on the back',
  },
  { id: 'holder', label: 'Name on card', attributes: 'autocomplete="cc-name" maxlength="100"', isWide: true },
]

function drawField({ id, label, attributes, hint, isWide }: Field): string {
  const input = `<input id="${id}" name="${id}" type="text" required spellcheck="false" aria-describedby="${id}-hint ${id}-error" ${attributes}>`
  const box = id === 'number' ? `<div class="box">${input}<span class="brand" id="brand" aria-hidden="true"></span></div>` : input
  return `<div class="field${isWide ? ' wide' : ''}${id === 'number' ? ' with-brand' : ''}"><label for="${id}">${label}</label>${box}
<p class="hint" id="${id}-hint"${hint ? '' : ' hidden'}>${hint ?? ''}</p><p class="error" id="${id}-error" hidden></p></div>`
}

/** The card fields in a site's look, for `origin` to embed. The protocol is in the README. */
export function cardFramePage(brand: Brand, origin: string, session: string): Answer {
  const style = styleOf(brand)
  const hash = createHash('sha256').update(style).digest('base64')
  const markup = `<!doctype html><html lang="${brand.locale.replace('_', '-')}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>Card details</title><link rel="icon" href="data:,"><style>${style}</style></head><body>
<form id="card" aria-label="Card details" novalidate data-origin="${escapeHtml(origin)}" data-session="${escapeHtml(session)}">${FIELDS.map(drawField).join('')}</form>
<script type="module" src="/card-frame/frame.js"></script></body></html>`
  return page(
    markup,
    `default-src 'none'; script-src 'self'; style-src 'sha256-${hash}'; connect-src 'self'; font-src 'self'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors ${origin}`,
  )
}
