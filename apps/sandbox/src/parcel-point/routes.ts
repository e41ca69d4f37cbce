import { escapeHtml, type Route } from '../web/answer.ts'
import { plainPage } from '../web/plain-page.ts'

const POINTS = ['Newsagent, 12 High Street', 'Pharmacy, 3 Station Road', 'Parcel locker at the station'] as const

/** Undefined unless it is a web page. */
function returnUrlOf(typed: string | null): URL | undefined {
  const url = typed !== null && URL.canParse(typed) ? new URL(typed) : undefined
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}

function linkTo(back: URL, point: string): string {
  const url = new URL(back)
  url.searchParams.set('point', point)
  return `<li><a href="${escapeHtml(url.href)}">${escapeHtml(point)}</a></li>`
}

/** In place of a parcel-point service: takes the posted form and links back to the shop. */
export const parcelPointRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/parcel-point',
    handle: ({ body }) => {
      const fields = new URLSearchParams(body)
      const back = returnUrlOf(fields.get('return_url'))
      const number = fields.get('return_number') ?? ''
      const isKnown = back !== undefined && number !== ''
      const main = isKnown
        ? `<div class="panel narrow"><h1>Choose a parcel point</h1><p class="mute">This is the sandbox in place of a parcel-point service.</p>
<p>Return <strong>${escapeHtml(number)}</strong> of ${escapeHtml(fields.get('shop') ?? '')}</p><ul>${POINTS.map((point) => linkTo(back, point)).join('')}</ul>
<p><a href="${escapeHtml(back.href)}">Back without a choice</a></p></div>`
        : '<div class="panel narrow"><h1>Something is missing</h1><p>A return number and a way back are needed.</p></div>'
      return plainPage({ title: 'Choose a parcel point', hasNavigation: false, main, status: isKnown ? 200 : 400 })
    },
  },
]
