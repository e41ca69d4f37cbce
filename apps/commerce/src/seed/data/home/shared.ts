import type { FactsBlock, HomeLink } from '@welt/brands'

export const ALL_BRANDS: HomeLink = { text: 'All brands A–Z', href: '/all-brands' }

export const FREE_DELIVERY: FactsBlock['facts'][number] = {
  icon: 'truck',
  title: 'Free delivery over {free_from}',
  text: 'Standard, Australia-wide',
  href: '/delivery',
}
