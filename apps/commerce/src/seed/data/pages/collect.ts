import type { Brand } from '@welt/brands'
import type { CmsPageSeed } from '#modules/content'
import { reachUs } from './facts.ts'
import { link, paragraph, section, steps, table } from './html.ts'

const whileCollect = (content: string) => `{collect}${content}{/collect}`
const withoutCollect = (content: string) => `{no_collect}${content}{/no_collect}`

/** /click-and-collect; says so while collection is off. [R2.46, R3.106] */
export function collectPage(brand: Brand): CmsPageSeed {
  const way = steps([
    ['Choose Collect', 'On the shoe or in the bag. We only offer it when the pair is on the shelf.'],
    ['Pay online', 'The bag shows when it should be ready before you pay.'],
    ['Wait for our message', 'We write to you with a collection code as soon as the store has your pair ready.'],
    ['Collect and try on', 'Bring the code. The store keeps your pair for {collection_days} days.'],
  ])
  const facts = table(
    'Good to know',
    ['Question', 'Answer'],
    [
      ['What it costs', 'Nothing, whatever the order.'],
      ['Where', `${link('/store-locator', 'Stores that collect')}: {collecting_count} of our {store_count}.`],
      ['Someone else collects', 'Name them at checkout or on your order. They bring the code.'],
      ['One order, two ways', 'You can collect one pair and have another delivered.'],
      ['Not collected', 'After {collection_days} days the pair goes back on the shelf and we refund it in full.'],
    ],
  )
  const content = [
    whileCollect(
      paragraph(`Buy here, pick up at a ${brand.name} store. It’s free, and you can try the pair on there.`),
    ),
    whileCollect(section('how', 'How it works', way)),
    whileCollect(section('good-to-know', 'Good to know', facts)),
    whileCollect(section('questions', 'Questions?', paragraph(`${reachUs(brand).replace(/^c/, 'C')}.`))),
    withoutCollect(
      section(
        'not-now',
        'Not offered at the moment',
        paragraph(
          `Orders at ${brand.name} come by ${link('/delivery', 'delivery')} only. Our ${link('/store-locator', 'stores')} are open as usual, and you can buy and try on there.`,
        ),
        paragraph(`Questions? ${reachUs(brand).replace(/^c/, 'C')}.`),
      ),
    ),
  ]
  return {
    identifier: 'click-and-collect',
    title: 'Click and collect',
    content: content.join(''),
    metaDescription: `{collect}Buy online and pick up free at a ${brand.name} store.{/collect}{no_collect}How orders from ${brand.name} reach you.{/no_collect}`,
  }
}
