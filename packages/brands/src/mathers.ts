import type { Brand } from './brand.ts'

/** Mathers: website id 10. @source spec §1, ux §4 */
export const mathers = {
  id: 'mathers',
  websiteId: 10,
  storeCode: 'mathers_au',
  name: 'Mathers',
  tagline: 'Comfort you can measure.',
  hosts: ['mathers.localhost'],
  locale: 'en_AU',
  currency: 'AUD',
  country: 'AU',
  timeZone: 'Australia/Melbourne',
  shipsTo: ['AU'],
  flags: { bazaarVoice: true, loyaltyIcon: true, newsLetter: false, parcelPoint: true, blog: false, brandedHeader: true, giftCard: true, checkoutDeliveryBlock: true },
  thresholds: [
    { code: 'STEFPP', country: 'AU', thresholdCents: 1000, requiresLogin: false },
    { code: 'EXPRESS', country: 'AU', thresholdCents: 15000, requiresLogin: true },
  ],
  defaultShippingMethod: 'STEFPP',
  announcement: 'Free fitting in every store.',
  helpPhone: '1300 555 110',
  helpEmail: 'help@mathers.example',
  theme: {
    page: '#fdfbf7', surface: '#ffffff', tile: '#f3ede2', tileTints: [], tint: '#e6eee9',
    ink: '#1e2b2c', mute: '#56625f', line: '#e2dacc', field: '#86887e', cta: '#1e5049', onCta: '#ffffff',
    accent: '#a8621c', onAccent: '#ffffff', sale: '#a8331c', ok: '#1e6a45', focus: '#1f5fbf',
    announce: '#1e5049', onAnnounce: '#ffffff', footer: '#1b3a37', onFooter: '#fbf7ef',
    displayFont: 'Source Serif 4 Variable', textFont: 'Hanken Grotesk Variable', displayWeight: 560, displayTracking: '-0.015em', bodyPx: 18, controlHeightPx: 56,
    radius: { card: 12, button: 10, field: 10, chip: 24, tag: 6, size: 10, check: 5 },
    swatchRadius: '50%', cardRatio: '1 / 1',
  },
  layout: { header: 'A', gallery: 'thumbs', isSearchOpenOnPhone: true, cardView: 'side' },
} as const satisfies Brand
