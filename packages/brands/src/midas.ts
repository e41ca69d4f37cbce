import type { Brand } from './brand.ts'

/** Midas: website id 11. @source spec §1, ux §4 */
export const midas = {
  id: 'midas',
  websiteId: 11,
  storeCode: 'midas_au',
  name: 'Midas',
  tagline: 'Vegetable-tanned, cut in one piece.',
  hosts: ['midas.localhost'],
  locale: 'en_AU',
  currency: 'AUD',
  country: 'AU',
  timeZone: 'Australia/Melbourne',
  shipsTo: ['AU', 'NZ'],
  flags: { bazaarVoice: false, loyaltyIcon: false, newsLetter: true, parcelPoint: true, blog: false, brandedHeader: false, giftCard: true, checkoutDeliveryBlock: false },
  thresholds: [
    { code: 'STEFPP', country: 'AU', thresholdCents: 1000, requiresLogin: false },
    { code: 'EXPRESS', country: 'AU', thresholdCents: 15000, requiresLogin: true },
    { code: 'DHLEXP', country: 'NZ', thresholdCents: 1500, requiresLogin: false },
  ],
  defaultShippingMethod: 'STEFPP',
  announcement: 'Leather care for life, in every boutique.',
  helpPhone: '1300 555 111',
  helpEmail: 'help@midas.example',
  theme: {
    page: '#fbf9f6', surface: '#ffffff', tile: '#f0ebe4', tileTints: [], tint: '#e9dfd3',
    ink: '#191512', mute: '#655c54', line: '#e2dad0', field: '#8b8279', cta: '#191512', onCta: '#fbf9f6',
    accent: '#8a4b20', onAccent: '#ffffff', sale: '#9a2a1c', ok: '#35613b', focus: '#2d5fb8',
    announce: '#e9dfd3', onAnnounce: '#3b2a1c', footer: '#191512', onFooter: '#efe7dc',
    displayFont: 'Bodoni Moda Variable', textFont: 'Jost Variable', displayWeight: 500, displayTracking: '0', bodyPx: 17, controlHeightPx: 48,
    radius: { card: 2, button: 0, field: 0, chip: 0, tag: 0, size: 0, check: 0 },
    swatchRadius: '50%', cardRatio: '4 / 5',
  },
  layout: { header: 'B', gallery: 'thumbs', isSearchOpenOnPhone: false, cardView: 'side' },
} as const satisfies Brand
