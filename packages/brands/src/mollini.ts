import type { Brand } from './brand.ts'

/** Mollini: website id 7. @source spec §1, ux §4 */
export const mollini = {
  id: 'mollini',
  websiteId: 7,
  storeCode: 'mollini_au',
  name: 'Mollini',
  tagline: 'Two tones. One very good back strap.',
  hosts: ['mollini.localhost'],
  locale: 'en_AU',
  currency: 'AUD',
  country: 'AU',
  timeZone: 'Australia/Melbourne',
  shipsTo: ['AU', 'NZ'],
  flags: { bazaarVoice: false, loyaltyIcon: true, newsLetter: true, parcelPoint: true, blog: false, brandedHeader: false, giftCard: true, checkoutDeliveryBlock: true },
  thresholds: [
    { code: 'STEFPP', country: 'AU', thresholdCents: 1000, requiresLogin: false },
    { code: 'EXPRESS', country: 'AU', thresholdCents: 15000, requiresLogin: true },
    { code: 'DHLEXP', country: 'NZ', thresholdCents: 1500, requiresLogin: false },
  ],
  defaultShippingMethod: 'STEFPP',
  announcement: 'New drop every Thursday.',
  helpPhone: '1300 555 107',
  helpEmail: 'help@mollini.example',
  theme: {
    page: '#ffffff', surface: '#ffffff', tile: '#efece6', tileTints: ['#ddd5f3', '#f5edc0', '#f4d9d6', '#d8e6e2'], tint: '#ddd5f3',
    ink: '#0d0c0e', mute: '#5e5a60', line: '#ddd9d2', field: '#8d888f', cta: '#0d0c0e', onCta: '#ffffff',
    accent: '#e4ff4f', onAccent: '#0d0c0e', sale: '#c4113c', ok: '#1a6b3c', focus: '#5b3df0',
    announce: '#e4ff4f', onAnnounce: '#0d0c0e', footer: '#0d0c0e', onFooter: '#ffffff',
    displayFont: 'Syne Variable', textFont: 'Instrument Sans Variable', displayWeight: 700, displayTracking: '-0.02em', bodyPx: 16, controlHeightPx: 48,
    radius: { card: 0, button: 0, field: 0, chip: 0, tag: 0, size: 0, check: 0 },
    swatchRadius: '0', cardRatio: '1 / 1.1',
  },
  layout: { header: 'A', gallery: 'mosaic', isSearchOpenOnPhone: false, cardView: 'three-quarter' },
} as const satisfies Brand
