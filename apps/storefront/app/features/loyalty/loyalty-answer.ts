import type { TierOffer } from '#app/session/site/site-settings.ts'
import type { Standing, Ticket } from './loyalty-model.ts'
import type { CartRewards } from './reward-form.tsx'

/** Answer of `/api/rewards`, for badge and popup. */
export type LoyaltyAnswer =
  | { readonly kind: 'off' }
  | { readonly kind: 'guest'; readonly tiers: readonly TierOffer[] }
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'away'; readonly problem: string }
  | {
      readonly kind: 'member'
      readonly tiers: readonly TierOffer[]
      readonly standing: Standing | undefined
      readonly tickets: readonly Ticket[] | 'away'
      readonly cart: CartRewards
      readonly year: number
    }
