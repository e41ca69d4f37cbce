import type { Brand } from '@welt/brands'
import type { CmsPageSeed } from '#modules/content'
import { emailLink, phoneLink, RETURN_DAYS } from './facts.ts'
import { list, paragraph, section } from './html.ts'

function lawOf(brand: Brand): string {
  return brand.country === 'NZ' ? 'the New Zealand Consumer Guarantees Act' : 'the Australian Consumer Law'
}

/** Returns information: change of mind apart from faults, which are never at the shopper's cost. @source R2.14, A37, A58 */
export function returnsPage(brand: Brand): CmsPageSeed {
  const content = [
    section(
      'change-of-mind',
      'Changed your mind?',
      paragraph(`You have ${RETURN_DAYS} days from the day your order is sent. We refund the price you paid to the card you paid with.`),
      list([
        'Try shoes on indoors: they must come back unworn, in their box.',
        'Postage back to us is yours to pay.',
        'The refund follows within five working days of the parcel reaching us.',
      ]),
    ),
    section(
      'faulty',
      'Faulty, damaged or not what you ordered?',
      paragraph(
        `We pay the postage, and you choose what ${lawOf(brand)} gives you: a repair, a replacement or your money back, depending on the fault. These rights do not end after ${RETURN_DAYS} days.`,
      ),
      paragraph('A photo of the fault helps us to answer the same day.'),
    ),
    section(
      'how',
      'How to return',
      paragraph(
        `Call ${phoneLink(brand)} or write to ${emailLink(brand)} with your order number, the email address of the order and what you are sending back. We answer with the address and, where the postage is ours, a label.`,
      ),
    ),
  ]
  return {
    identifier: 'returns',
    title: 'Returns',
    content: content.join(''),
    metaDescription: `How to return shoes to ${brand.name}: ${RETURN_DAYS} days for a change of mind, faults at our cost.`,
  }
}
