import type { Brand } from './brand.ts'

/** Trybe: website id 19. @source spec §1, ux §4 */
export const trybe = {
  id: 'trybe',
  websiteId: 19,
  storeCode: 'trybe_au',
  name: 'Trybe',
  tagline: 'Straps for now. Laces by Term 3.',
  hosts: ['trybe.localhost'],
  locale: 'en_AU',
  currency: 'AUD',
  country: 'AU',
  timeZone: 'Australia/Melbourne',
  shipsTo: ['AU', 'NZ'],
  flags: { bazaarVoice: true, loyaltyIcon: true, newsLetter: true, parcelPoint: false, blog: true, brandedHeader: false, giftCard: false, checkoutDeliveryBlock: true },
  thresholds: [
    { code: 'STEFPP', country: 'AU', thresholdCents: 1200, requiresLogin: false },
    { code: 'EXPRESS', country: 'AU', thresholdCents: 15000, requiresLogin: true },
    { code: 'DHLEXP', country: 'NZ', thresholdCents: 1500, requiresLogin: false },
  ],
  defaultShippingMethod: 'STEFPP',
  announcement: 'Free re-fit within 30 days if their feet outgrow the box.',
  helpPhone: '1300 555 119',
  helpEmail: 'help@trybe.example',
  theme: {
    page: '#ffffff', surface: '#ffffff', tile: '#eef1ff', tileTints: [], tint: '#d8f3e6',
    ink: '#1c1f45', mute: '#575b7d', line: '#dde1f5', field: '#7d82a6', cta: '#3043c9', onCta: '#ffffff',
    accent: '#ffd84d', onAccent: '#1c1f45', sale: '#c9271b', ok: '#14694a', focus: '#b3259b',
    announce: '#ffd84d', onAnnounce: '#1c1f45', footer: '#1c1f45', onFooter: '#ffffff',
    displayFont: 'Fredoka Variable', textFont: 'Nunito Variable', displayWeight: 600, displayTracking: '-0.01em', bodyPx: 16, controlHeightPx: 48,
    radius: { card: 24, button: 28, field: 14, chip: 22, tag: 12, size: 14, check: 8 },
    swatchRadius: '50%', cardRatio: '1 / 1',
  },
  layout: { header: 'A', gallery: 'thumbs', isSearchOpenOnPhone: false, cardView: 'three-quarter' },
} as const satisfies Brand
