import type { Brand } from './brand.ts'

/** Williams: website id 9. @source spec §1, ux §4 */
export const williams = {
  id: 'williams',
  websiteId: 9,
  storeCode: 'williams_au',
  name: 'Williams',
  tagline: 'School shoes that last past winter.',
  hosts: ['williams.localhost'],
  locale: 'en_AU',
  currency: 'AUD',
  country: 'AU',
  timeZone: 'Australia/Melbourne',
  shipsTo: ['AU', 'NZ'],
  flags: { bazaarVoice: true, loyaltyIcon: true, newsLetter: true, parcelPoint: true, blog: false, brandedHeader: true, giftCard: true, checkoutDeliveryBlock: true },
  thresholds: [
    { code: 'STEFPP', country: 'AU', thresholdCents: 1000, requiresLogin: false },
    { code: 'EXPRESS', country: 'AU', thresholdCents: 15000, requiresLogin: true },
    { code: 'DHLEXP', country: 'NZ', thresholdCents: 1500, requiresLogin: false },
  ],
  defaultShippingMethod: 'STEFPP',
  announcement: 'Free returns in every store, any day of the term.',
  helpPhone: '1300 555 109',
  helpEmail: 'help@williams.example',
  theme: {
    page: '#ffffff', surface: '#ffffff', tile: '#eef3f9', tileTints: [], tint: '#fff3cf',
    ink: '#1b2432', mute: '#56606e', line: '#dfe5ec', field: '#7b8592', cta: '#1d4f91', onCta: '#ffffff',
    accent: '#ffc83d', onAccent: '#1b2432', sale: '#c0271d', ok: '#1c6b3f', focus: '#0b57d0',
    announce: '#ffc83d', onAnnounce: '#1b2432', footer: '#14294a', onFooter: '#ffffff',
    displayFont: 'Bricolage Grotesque Variable', textFont: 'Figtree Variable', displayWeight: 700, displayTracking: '-0.02em', bodyPx: 16, controlHeightPx: 48,
    radius: { card: 12, button: 12, field: 10, chip: 22, tag: 6, size: 10, check: 5 },
    swatchRadius: '50%', cardRatio: '1 / 1',
  },
  layout: { header: 'A', gallery: 'thumbs', isSearchOpenOnPhone: true, cardView: 'three-quarter' },
} as const satisfies Brand
