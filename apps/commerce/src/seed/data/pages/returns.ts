import type { Brand } from '@welt/brands'
import { CODED_REASONS, OTHER_REASON } from '@welt/rules/returns'
import type { CmsPageSeed } from '#modules/content'
import { emailLink, phoneLink, whileReturns, withoutReturns } from './facts.ts'
import { link, list, paragraph, section } from './html.ts'

function lawOf(brand: Brand): string {
  return brand.country === 'NZ' ? 'the New Zealand Consumer Guarantees Act' : 'the Australian Consumer Law'
}

/** As the form offers them. [A07, A36] */
const reasons = () =>
  section(
    'reasons',
    'Why is it coming back?',
    paragraph('We ask for a reason for each pair. Choose the one that fits best:'),
    list([...CODED_REASONS.map(({ label }) => label), OTHER_REASON]),
    paragraph('With Other you tell us in your own words.'),
  )

/** Separates change of mind from faults, whose return is always free. [R2.14, A37, A58] */
export function returnsPage(brand: Brand): CmsPageSeed {
  const content = [
    whileReturns(
      section(
        'start-a-return',
        'Start a return',
        list([link('/customer/orders', 'Sign in and choose an order'), link('/return/guest', 'I ordered as a guest')]),
      ),
    ),
    whileReturns(
      section(
        'change-of-mind',
        'Changed your mind?',
        paragraph(
          'You have {return_days} days from the day your order is sent. We refund the price you paid to the card you paid with.',
        ),
        list([
          'Try shoes on indoors: they must come back unworn, in their box.',
          '{return_postage}',
          'The refund follows within five working days of the parcel reaching us.',
        ]),
      ),
    ),
    withoutReturns(
      section(
        'change-of-mind',
        'Changed your mind?',
        paragraph(
          `We don’t take back shoes for a change of mind at the moment. Not sure of your size? Measure with ${link('/size-guide', 'the size guide')}, or call us on ${phoneLink(brand)} before you order.`,
        ),
      ),
    ),
    section(
      'faulty',
      'Faulty, damaged or not what you ordered?',
      paragraph(
        `We pay the postage, and you choose what ${lawOf(brand)} gives you: a repair, a replacement or your money back, depending on the fault. Nothing on this page limits your rights under ${lawOf(brand)}.`,
      ),
      paragraph('A photo of the fault helps us answer sooner.'),
      whileReturns(paragraph('Start as above and choose the fault as the reason: sending it back costs you nothing.')),
    ),
    whileReturns(reasons()),
    withoutReturns(
      section(
        'how',
        'How to send something back',
        paragraph(
          `Call ${phoneLink(brand)} or write to ${emailLink(brand)} with your order number, the email address of the order and what you are sending back. We’ll reply with the return address and, where we pay the postage, a label.`,
        ),
      ),
    ),
  ]
  return {
    identifier: 'returns',
    title: 'Returns',
    content: content.join(''),
    metaDescription: `How to send shoes back to ${brand.name}; we put faults right at our cost.`,
  }
}
