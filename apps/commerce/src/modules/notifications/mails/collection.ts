import { formatArrival } from '@welt/kit/arrival'
import { clockText } from '@welt/kit/stores/store-clock'
import { mobileText } from '@welt/kit/text/phone'
import type { MailStyles } from './layout.ts'
import { html, type Markup } from './markup.ts'
import type { OrderMailCollection } from './order-model.ts'

/** `Ready Fri 27 Nov from 3 pm`. */
function readyText({ readyAt }: OrderMailCollection): string {
  if (!readyAt) return 'We’ll email you when it’s ready.'
  const day = readyAt.slice(0, 10)
  return `Ready ${formatArrival({ earliest: day, latest: day })} from ${clockText(readyAt)}. We’ll email you then.`
}

function nomineeText({ nominee }: OrderMailCollection): string | undefined {
  if (!nominee) return undefined
  const phone = mobileText(nominee.phone)
  return nominee.name ? `${nominee.name} collects, ${phone}` : `Mobile ${phone}`
}

function collectionHeading({ storeName }: OrderMailCollection): string {
  return `Collect from ${storeName}`
}

/** After the heading. */
function factsOf(collection: OrderMailCollection): readonly string[] {
  const { items, addressLines, phone } = collection
  return [...items, readyText(collection), ...addressLines, `Call ${phone}`, nomineeText(collection)].filter(
    (fact) => fact !== undefined,
  )
}

export function collectionText(collection: OrderMailCollection): string[] {
  const { code, directionsUrl } = collection
  return [
    collectionHeading(collection).toUpperCase(),
    `Collection code ${code}`,
    ...factsOf(collection),
    `Directions: ${directionsUrl}`,
    '',
  ]
}

export function collectionBlock(collection: OrderMailCollection, styles: MailStyles): Markup {
  const { code, directionsUrl } = collection
  const facts = factsOf(collection).map((fact) => html`${fact}<br>`)
  return html`<h2 style="${styles.subheading}">${collectionHeading(collection)}</h2>
<p style="${styles.text}margin:8px 0 24px;">Collection code <strong>${code}</strong><br>${facts}<a href="${directionsUrl}" style="${styles.link}">Directions</a></p>`
}
