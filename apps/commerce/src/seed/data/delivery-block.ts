import type { Brand } from '@welt/brands'
import { list } from './pages/html.ts'

/** Text beside the delivery options in checkout; each option shows its own price and days. [R1.24] */
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
