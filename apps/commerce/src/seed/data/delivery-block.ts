import type { Brand } from '@welt/brands'
import { list } from './pages/html.ts'

/**
 * The text beside the choice of delivery in checkout; prices and days of each method stand at the choice itself.
 * [R1.24]
 */
export function deliveryBlock(brand: Brand) {
  return {
    website_id: brand.websiteId,
    identifier: 'checkout-delivery',
    title: `How ${brand.name} delivers`,
    content: list([
      'Order before 2 pm on a working day and your pair leaves our warehouse that day.',
      'Working days are Monday to Friday, excluding public holidays.',
      'Remote addresses can take up to three days longer.',
    ]),
    data: null,
    position: 0,
  }
}
