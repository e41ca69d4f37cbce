import type { Brand } from '@welt/brands'
import type { CollectionMailModel } from './collection-model.ts'
import { itemsOf, shoesText } from './goods.ts'
import type { RenderedMail } from './layout.ts'
import { type LetterPanel, renderLetter } from './letter.ts'
import { sentence, strong } from './markup.ts'
import { dayText, orderWhy } from './phrases.ts'

/** `R7K 2QX`. */
const spaced = (code: string) => code.replace(/(.{3})(?=.)/g, '$1 ')

function hoursOf({ days }: CollectionMailModel): readonly string[] {
  return days.map(({ date, text, label }) => `${dayText(date)}  ${text}${label ? ` (${label})` : ''}`)
}

function panelOf(model: CollectionMailModel): LetterPanel {
  const { store, code, collector } = model
  return {
    label: 'Collection code',
    code: spaced(code),
    groups: [
      collector
        ? {
            heading: `${collector.fullName ?? collector.phone} collects`,
            lines: [`We’re also texting the code to ${collector.phone}. Show it at the counter with a photo ID.`],
          }
        : { heading: 'Who collects', lines: ['Show the code at the counter with a photo ID.'] },
      { heading: store.name, lines: [...store.addressLines, store.phone] },
      { heading: 'Hours', lines: hoursOf(model) },
    ],
  }
}

export function renderOrderReady(brand: Brand, model: CollectionMailModel): RenderedMail {
  const { order, lines, store, collector, collectUntil, isWholeOrder, isReminder } = model
  const last = dayText(collectUntil)
  const who = collector?.firstName ?? 'you'
  const shoes = `Your ${shoesText(lines)} are ${isReminder ? 'still here' : 'ready'}`
  const otherwise = isWholeOrder
    ? `Not collected by ${last} means cancelled and refunded in full.`
    : `Not collected by ${last} means that these are cancelled and refunded in full.`
  return renderLetter(brand, {
    subject: `${isReminder ? shoes : `${shoes} to collect`}, order ${order.orderNumber}`,
    heading: `${shoes}, ${order.firstName}`,
    preview: `At ${store.name} until ${last}. Order ${order.orderNumber}.`,
    sentences: [
      sentence`They’re ${isReminder ? 'still ' : ''}waiting for ${who} at ${store.name} until ${strong(last)}.`,
    ],
    panel: panelOf(model),
    link: { label: 'See your order', url: order.orderUrl },
    otherLink: { label: 'Directions', url: store.directionsUrl },
    items: itemsOf(lines),
    note: sentence`Order ${strong(order.orderNumber)}. ${otherwise}`,
    why: orderWhy(brand),
    shopUrl: order.shopUrl,
  })
}

/** For the phone of the one who collects: no contents and no prices. */
export function writeReadyText(brand: Brand, model: CollectionMailModel): string {
  const { store, code, collectUntil, days, isReminder } = model
  const place = [store.name, ...store.addressLines.slice(0, 2)].join(', ')
  const [today] = days
  const hours = today ? ` ${dayText(today.date)} ${today.text.replace('–', 'to')}.` : ''
  const what = isReminder ? 'still waiting' : 'ready'
  const bring = `Code ${spaced(code)}, bring photo ID.`
  return `${brand.name}: ${what} at ${place} until ${dayText(collectUntil)}. ${bring}${hours}`
}
