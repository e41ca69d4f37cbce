import { createHash } from 'node:crypto'
import { brands, findBrandByHost } from '@welt/brands'
import { formatCents } from '@welt/kit/money'
import { amountIn, textIn } from '../adyen/requests.ts'
import type { TypedCard } from '../card-fields/browser/card-rules.js'
import { FIELD_RULES, type FieldStates, renderFields, themeProperties } from '../card-fields/fields.ts'
import { type Answer, escapeHtml, page } from '../web/answer.ts'
import type { HostedSession } from './pay-session.ts'

const RULES = `body{margin:0;font:var(--size)/1.5 var(--font);color:var(--ink);background:var(--page)}
header{border-bottom:1px solid var(--line);background:var(--surface);padding:16px 20px}header p{max-width:520px;margin:0 auto;font-size:1.5em;font-weight:700;letter-spacing:-.01em}
main{max-width:520px;margin:0 auto;padding:24px 20px 56px}h1{font-size:1.5em;line-height:1.2;margin:0 0 16px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:0 0 24px}dt{color:var(--mute)}dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
dd.total{font-weight:700;font-size:1.125em}.alert{border:2px solid var(--wrong);border-radius:var(--radius);padding:12px 14px;margin:0 0 24px}.alert p{margin:0;font-weight:600}.alert ul{margin:8px 0 0;padding-left:20px}.alert a{color:inherit}
.actions{display:grid;gap:12px;margin-top:24px}button{min-height:var(--height);padding:0 20px;font:inherit;font-weight:700;border-radius:var(--button);border:2px solid var(--cta);background:var(--cta);color:var(--on-cta);cursor:pointer}
button.quiet{background:transparent;color:var(--ink);border-color:var(--field)}button:focus-visible,a:focus-visible{outline:3px solid var(--focus);outline-offset:2px}.mute{color:var(--mute);font-size:.9375em;margin:16px 0 0}`

interface PageTheme {
  readonly shop: string
  readonly locale: string
  readonly style: string
}

/** The look of the site with the return URL; neutral for unknown sites. */
function themeOf(returnUrl: URL): PageTheme {
  const known = findBrandByHost(returnUrl.hostname)
  const look = known ?? brands[0]
  if (!look) throw new Error('There is no site to take the look of.')
  const { theme } = look
  const more = `:root{--page:${theme.page};--line:${theme.line};--cta:${theme.cta};--on-cta:${theme.onCta};--button:${theme.radius.button}px}`
  return {
    shop: known?.name ?? returnUrl.hostname,
    locale: look.locale.replace('_', '-'),
    style: `${themeProperties(look)}${more}${RULES}${FIELD_RULES}`,
  }
}

export interface FailedTry {
  readonly typed: TypedCard
  readonly problems: NonNullable<FieldStates['problems']>
}

function renderAlert({ problems }: FailedTry): string {
  const items = Object.entries(problems).flatMap(([id, problem]) =>
    problem ? [`<li><a href="#${id}">${escapeHtml(problem)}</a></li>`] : [],
  )
  return `<div class="alert" role="alert"><p>Check the card details. Nothing was charged.</p><ul>${items.join('')}</ul></div>`
}

/** The page for paying without JavaScript. Always leads back to the shop. */
export function hostedPaymentPage(session: HostedSession, failed?: FailedTry): Answer {
  const returnUrl = new URL(textIn(session.request, 'returnUrl'))
  const { shop, locale, style } = themeOf(returnUrl)
  const { value, currency } = amountIn(session.request)
  const total = escapeHtml(formatCents(value))
  const hash = createHash('sha256').update(style).digest('base64')
  const states: FieldStates = {
    ...(failed && { values: failed.typed, problems: failed.problems }),
    codeHint: '3 digits on the back, or 4 on the front of Amex',
  }
  const markup = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${failed ? 'Error: ' : ''}Card payment | ${escapeHtml(shop)}</title><link rel="icon" href="data:,"><style>${style}</style></head><body>
<header><p>${escapeHtml(shop)}</p></header><main><h1>Pay by card</h1>${failed ? renderAlert(failed) : ''}
<dl><dt>To pay</dt><dd class="total">${total} ${escapeHtml(currency)}</dd><dt>Reference</dt><dd>${escapeHtml(textIn(session.request, 'reference'))}</dd></dl>
<form method="post" novalidate aria-label="Card details"><div class="fields">${renderFields(states)}</div>
<div class="actions"><button name="decision" value="pay">Pay ${total}</button><button class="quiet" name="decision" value="cancel" formnovalidate>Cancel</button></div></form>
<p class="mute">This is the sandbox’s payment page: no money moves.</p></main></body></html>`
  return page(
    markup,
    `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; img-src data:; form-action 'self' ${returnUrl.origin}; base-uri 'none'; frame-ancestors 'none'`,
    failed ? 422 : 200,
  )
}
