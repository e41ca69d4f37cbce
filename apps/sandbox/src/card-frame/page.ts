import { createHash } from 'node:crypto'
import type { Brand } from '@welt/brands'
import { type Answer, escapeHtml, page } from '../web/answer.ts'
import { FIELD_RULES, renderFields, themeProperties } from './fields.ts'

const RULES = `html,body{margin:0;background:transparent}body{font:var(--size)/1.4 var(--font);color:var(--ink);padding:4px}${FIELD_RULES}`

/** The card fields for `origin` to embed. The README describes the protocol. */
export function cardFramePage(brand: Brand, origin: string, session: string): Answer {
  const style = `${themeProperties(brand)}${RULES}`
  const hash = createHash('sha256').update(style).digest('base64')
  const markup = `<!doctype html><html lang="${brand.locale.replace('_', '-')}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>Card details</title><link rel="icon" href="data:,"><style>${style}</style></head><body>
<form id="card" class="fields" aria-label="Card details" novalidate data-origin="${escapeHtml(origin)}" data-session="${escapeHtml(session)}">${renderFields()}</form>
<script type="module" src="/card-frame/frame.js"></script></body></html>`
  return page(
    markup,
    `default-src 'none'; script-src 'self'; style-src 'sha256-${hash}'; connect-src 'self'; font-src 'self'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors ${origin}`,
  )
}
