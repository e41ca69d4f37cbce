import { createHash } from 'node:crypto'
import { answerCall } from '../adyen/calls.ts'
import { findFrameOrigin } from '../card-fields/origins.ts'
import { type Answer, escapeHtml, json, page, parseObject, type Route } from '../web/answer.ts'
import { scriptRoute } from '../web/script-route.ts'
import type { CheckoutShopper } from './context.ts'

const STYLE = `html,body{margin:0;height:100%;background:transparent}
input{box-sizing:border-box;display:block;width:100%;height:100%;margin:0;padding:0;border:0;outline:0;background:transparent;font:16px/1.4 system-ui,sans-serif;color:inherit}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
const SCRIPTS = '/checkoutshopper/scripts'

const refused: Answer = {
  status: 403,
  headers: { 'content-type': 'text/plain' },
  body: 'This page may not use the client key.\n',
}

/** One field, which the library's first message tells what it is. */
function fieldPage(origin: string): Answer {
  return page(
    `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Card field</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body data-origin="${escapeHtml(origin)}">
<input id="field" type="text" inputmode="numeric" spellcheck="false" aria-describedby="error"><p id="error" class="hidden" aria-live="polite"></p>
<script type="module" src="${SCRIPTS}/card-field.js"></script></body></html>`,
    `default-src 'none'; script-src 'self'; style-src 'sha256-${STYLE_HASH}'; connect-src 'self'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors ${origin}`,
  )
}

function fingerprintPage(origin: string): Answer {
  return page(
    `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>Device fingerprint</title><link rel="icon" href="data:,"></head>
<body data-origin="${escapeHtml(origin)}" data-message="${escapeHtml(JSON.stringify({ type: 'deviceFingerprint', value: 'sandbox' }))}"><script src="/bank/post-to-parent.js"></script></body></html>`,
    `default-src 'none'; script-src 'self'; img-src data:; base-uri 'none'; frame-ancestors ${origin}`,
  )
}

/** Frames of the card fields and the device fingerprint. Only the shops' pages may show them. */
export function cardFieldRoutes(context: CheckoutShopper): Route[] {
  const { service, origins } = context
  const seal = (body: string): Answer => {
    const { text } = parseObject(body) ?? {}
    return typeof text === 'string' && /^\d{1,19}$/.test(text)
      ? json({ value: service.vault.sealText(text) }, 201)
      : json({ error: 'Digits are missing.' }, 422)
  }
  return [
    {
      method: 'GET',
      path: '/securedfields/:clientKey/:version/securedFields.html',
      handle: (request) =>
        answerCall(context, 'cardFields', request, () => {
          const given = Buffer.from(request.url.searchParams.get('d') ?? '', 'base64').toString('utf8')
          const origin = findFrameOrigin(given, origins)
          return origin ? fieldPage(origin) : refused
        }),
    },
    {
      method: 'GET',
      path: '/assets/html/:clientKey/:file',
      handle: ({ headers }) => {
        const referrer = headers.referer && URL.canParse(headers.referer) ? new URL(headers.referer).origin : ''
        const origin = findFrameOrigin(referrer, origins)
        return origin ? fingerprintPage(origin) : refused
      },
    },
    {
      method: 'POST',
      path: '/seal',
      handle: (request) => answerCall(context, 'tokenise', request, () => seal(request.body)),
    },
    ...(['card-field.js', 'field-kinds.js'] as const).map((name) =>
      scriptRoute(`/scripts/${name}`, new URL(`./browser/${name}`, import.meta.url)),
    ),
    scriptRoute('/scripts/card-rules.js', new URL('../card-fields/browser/card-rules.js', import.meta.url)),
  ]
}
