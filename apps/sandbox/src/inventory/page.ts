import { type Answer, escapeHtml } from '../web/answer.ts'
import { plainPage } from '../web/plain-page.ts'
import type { StockRow } from './inventory-store.ts'

const MOST_SHOWN = 200

const when = (iso: string) =>
  `<time datetime="${escapeHtml(iso)}">${new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Australia/Melbourne' }).format(new Date(iso))}</time>`

function field(form: URLSearchParams | undefined, name: string, label: string, more = ''): string {
  const value = escapeHtml(form?.get(name) ?? '')
  return `<p><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${value}" autocomplete="off"${more}></p>`
}

function tableOf(rows: readonly StockRow[]): string {
  if (rows.length === 0)
    return '<p class="panel">No store has reported stock yet; the shops know what they were seeded with.</p>'
  const lines = rows.map(
    (row) =>
      `<tr><td><code>${escapeHtml(row.sku)}</code></td><td>${escapeHtml(row.source)}</td><td>${row.on_hand}</td><td class="wide">${when(row.as_of)}</td><td class="wide">${row.counted ? 'Counted' : 'Moved'}</td></tr>`,
  )
  return `<table><thead><tr><th scope="col">Sku</th><th scope="col">Source</th><th scope="col">On hand</th><th scope="col" class="wide">As of</th><th scope="col" class="wide">How</th></tr></thead><tbody>${lines.join('')}</tbody></table>`
}

/** What stores report, newest first; `wrong` shows a refused form again. */
export function stockPage(
  rows: readonly StockRow[],
  wrong?: { readonly error: string; readonly form: URLSearchParams },
): Answer {
  const error = wrong ? `<p class="error" role="alert">${escapeHtml(wrong.error)}</p>` : ''
  const form = `<form method="post" action="/inventory" class="panel narrow">${error}
${field(wrong?.form, 'sku', 'Sku of a size')}${field(wrong?.form, 'source', 'Source: warehouse, or the code of a store')}
${field(wrong?.form, 'on_hand', 'Pieces on hand', ' inputmode="numeric"')}${field(wrong?.form, 'minutes_ago', 'Minutes ago (0 when empty)', ' inputmode="numeric"')}
<p><label for="counted">How it is known</label><select id="counted" name="counted"><option value="on">Counted</option><option value="off"${wrong?.form.get('counted') === 'off' ? ' selected' : ''}>Moved: sold or delivered</option></select></p>
<button>Report</button></form>`
  return plainPage({
    title: wrong ? 'Error: Stock' : 'Stock',
    status: wrong ? 422 : 200,
    main: `<h1>Stock in stores</h1><p>What the inventory system reports. The shops read it every 30 seconds.</p>${form}<h2>Reported</h2>${tableOf(rows.toReversed().slice(0, MOST_SHOWN))}`,
  })
}
