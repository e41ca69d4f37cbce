import type { Brand } from './brand.ts'

/** Styletread: website id 2. @source spec §1, ux §4 */
export const styletread = {
  id: 'styletread',
  websiteId: 2,
  storeCode: 'styletread_au',
  name: 'Styletread',
  tagline: 'Forty labels, one bag.',
  hosts: ['styletread.localhost'],
  locale: 'en_AU',
  currency: 'AUD',
  country: 'AU',
  timeZone: 'Australia/Melbourne',
  shipsTo: ['AU', 'NZ'],
  flags: { bazaarVoice: true, loyaltyIcon: true, newsLetter: true, parcelPoint: true, blog: true, brandedHeader: false, giftCard: true, checkoutDeliveryBlock: false },
  thresholds: [
    { code: 'STEFPP', country: 'AU', thresholdCents: 1000, requiresLogin: false },
    { code: 'EXPRESS', country: 'AU', thresholdCents: 15000, requiresLogin: true },
    { code: 'DHLEXP', country: 'NZ', thresholdCents: 1500, requiresLogin: false },
  ],
  defaultShippingMethod: 'STEFPP',
  announcement: 'New labels every Tuesday.',
  helpPhone: '1300 555 102',
  helpEmail: 'help@styletread.example',
  theme: {
    page: '#fffdfb', surface: '#ffffff', tile: '#f5ece8', tileTints: [], tint: '#f7e3e2',
    ink: '#211a1e', mute: '#655a60', line: '#e9dfda', field: '#8d8086', cta: '#7d1f45', onCta: '#ffffff',
    accent: '#e9b7a8', onAccent: '#211a1e', sale: '#b3193a', ok: '#256b43', focus: '#2458c9',
    announce: '#f7e3e2', onAnnounce: '#5b1733', footer: '#3a1526', onFooter: '#fff6f2',
    displayFont: 'Fraunces Variable', textFont: 'DM Sans Variable', displayWeight: 560, displayTracking: '-0.015em', bodyPx: 16, controlHeightPx: 48,
    radius: { card: 4, button: 24, field: 8, chip: 20, tag: 4, size: 8, check: 4 },
    swatchRadius: '50%', cardRatio: '4 / 5',
  },
  layout: { header: 'B', gallery: 'thumbs', isSearchOpenOnPhone: false, cardView: 'side' },
} as const satisfies Brand
