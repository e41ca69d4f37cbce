import type { Brand } from './brand.ts'

/** Styletread NZ: website id 4. @source spec §1, ux §4 */
export const styletreadNz = {
  id: 'styletread-nz',
  websiteId: 4,
  storeCode: 'styletread_nz',
  name: 'Styletread NZ',
  tagline: 'Forty labels, one bag, delivered across Aotearoa.',
  hosts: ['styletread-nz.localhost'],
  locale: 'en_NZ',
  currency: 'NZD',
  country: 'NZ',
  timeZone: 'Australia/Melbourne',
  shipsTo: ['NZ', 'AU'],
  flags: { bazaarVoice: true, loyaltyIcon: false, newsLetter: true, parcelPoint: false, blog: false, brandedHeader: false, giftCard: false, checkoutDeliveryBlock: true },
  thresholds: [
    { code: 'DHLEXP', country: 'NZ', thresholdCents: 1500, requiresLogin: false },
    { code: 'NZPOST', country: 'NZ', thresholdCents: 15000, requiresLogin: true },
    { code: 'STEFPP', country: 'AU', thresholdCents: 1000, requiresLogin: false },
  ],
  defaultShippingMethod: 'DHLEXP',
  announcement: 'Delivered across Aotearoa in 3–6 working days.',
  helpPhone: '0800 555 104',
  helpEmail: 'help@styletread-nz.example',
  theme: {
    page: '#fdfefc', surface: '#ffffff', tile: '#e9f0ec', tileTints: [], tint: '#dcebe4',
    ink: '#16201d', mute: '#56635e', line: '#dae4df', field: '#7d8a85', cta: '#0f5a4c', onCta: '#ffffff',
    accent: '#f0c7a5', onAccent: '#16201d', sale: '#b3193a', ok: '#1c6b3f', focus: '#2458c9',
    announce: '#dcebe4', onAnnounce: '#0d4a3f', footer: '#0c3a32', onFooter: '#f3faf6',
    displayFont: 'Fraunces Variable', textFont: 'DM Sans Variable', displayWeight: 560, displayTracking: '-0.015em', bodyPx: 16, controlHeightPx: 48,
    radius: { card: 4, button: 24, field: 8, chip: 20, tag: 4, size: 8, check: 4 },
    swatchRadius: '50%', cardRatio: '4 / 5',
  },
  layout: { header: 'B', gallery: 'thumbs', isSearchOpenOnPhone: false, cardView: 'side' },
} as const satisfies Brand
