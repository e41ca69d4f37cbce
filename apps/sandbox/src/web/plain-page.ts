import { createHash } from 'node:crypto'
import { type Answer, escapeHtml, page } from './answer.ts'

const STYLE = `
:root{color-scheme:light;--ink:#1d1b1a;--mute:#5f5a56;--line:#d8d3cc;--paper:#faf8f5;--card:#fff;--key:#24483e}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
a{color:var(--key)}:focus-visible{outline:3px solid #2458c9;outline-offset:2px}
header.top{background:var(--card);border-bottom:1px solid var(--line);padding:12px 24px;display:flex;gap:24px;align-items:center;flex-wrap:wrap}
header.top strong{letter-spacing:.02em}main{max-width:1080px;margin:0 auto;padding:24px}
h1{font-size:1.6rem;line-height:1.2;margin:0 0 16px}h2{font-size:1.15rem;margin:32px 0 8px}
table{border-collapse:collapse;width:100%;background:var(--card)}th,td{text-align:left;padding:10px 12px;border-bottom:1px solid var(--line);vertical-align:top}
th{font-size:.85rem;color:var(--mute);font-weight:600}code{background:#efece6;padding:1px 5px;border-radius:3px;white-space:nowrap}
.panel{background:var(--card);border:1px solid var(--line);border-radius:6px;padding:24px}.narrow{max-width:440px;margin:40px auto}
label{display:block;font-weight:600;margin-bottom:4px}input,select{font:inherit;padding:10px 12px;border:1px solid #857f78;border-radius:4px;width:100%;background:#fff;color:inherit}
button{font:inherit;font-weight:600;padding:12px 20px;border-radius:4px;border:1px solid var(--key);background:var(--key);color:#fff;cursor:pointer;min-height:44px}
button.quiet{background:#fff;color:var(--key)}.row{display:flex;gap:12px;margin-top:20px;flex-wrap:wrap}.mute{color:var(--mute)}
.error{border-left:4px solid #b3193a;padding:8px 12px;background:#fdf0f2;margin:0 0 16px}dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:0 0 16px}dt{color:var(--mute)}dd{margin:0}
nav.sites{display:flex;gap:8px;flex-wrap:wrap;margin:0 0 16px}nav.sites a{padding:6px 14px;min-height:36px;border:1px solid var(--line);border-radius:20px;background:var(--card);text-decoration:none}
nav.sites a[aria-current]{background:var(--key);color:#fff;border-color:var(--key)}iframe.mail{width:100%;height:70vh;border:1px solid var(--line);background:#fff}iframe.phone{max-width:390px}
pre{white-space:pre-wrap;background:var(--card);border:1px solid var(--line);padding:16px;overflow-wrap:anywhere}
@media(max-width:640px){main{padding:16px}td.wide,th.wide{display:none}}`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

interface PlainPage {
  readonly title: string
  /** Escaped markup. */
  readonly main: string
  readonly status?: number
  /** Whether links of the sandbox are shown; not on the bank's page. */
  readonly hasNavigation?: boolean
  /** Origin that may show it in a frame. */
  readonly frameAncestors?: string
}

export function plainPage({ title, main, status = 200, hasNavigation = true, frameAncestors }: PlainPage): Answer {
  const top =
    '<header class="top"><strong>Welt sandbox</strong><nav aria-label="Sandbox"><a href="/">Test cards</a> &nbsp; <a href="/mailbox">Mailbox</a> &nbsp; <a href="/inventory">Stock</a></nav></header>'
  const markup = `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body>${hasNavigation ? top : ''}<main>${main}</main></body></html>`
  return page(
    markup,
    `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src data:; frame-src 'self'; base-uri 'none'; frame-ancestors ${frameAncestors ?? "'none'"}`,
    status,
  )
}
