import { formatCents, shortDollars } from '@welt/kit/money'
import { useShop } from '#app/session/site/shop.ts'
import type { TierOffer } from '#app/session/site/site-settings.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { ContentPageFragment } from '../content.generated.ts'
import { SanitisedHtml } from '../sanitised-html.tsx'
import type { SplitShoebucks } from './split-shoebucks.ts'
import { TierBar } from './tier-bar.tsx'
import { mostCents } from './tiers.ts'

const JOIN = '/customer/account/create?returnTo=%2Fcustomer%2Frewards'
const SIGN_IN = '/customer/account/login?returnTo=%2Fshoebucks'
const REWARDS = '/customer/rewards'

/** `Mollini’s`, `Midas’`. */
const ownerOf = (name: string) => (name.endsWith('s') ? `${name}’` : `${name}’s`)

interface ShoebucksHeadProps {
  readonly page: ContentPageFragment
  readonly intro: string
}

/** The cached page has the buttons of guests and of members; the style sheet shows one set. */
export function ShoebucksHead({ page, intro }: ShoebucksHeadProps) {
  const { name, layout } = useShop()
  return (
    <div className="bucks-band">
      <div className="container">
        <div>
          <p className="bucks-kicker">{ownerOf(name)} rewards programme</p>
          <h1 tabIndex={-1}>{page.content_heading ?? page.title}</h1>
          <SanitisedHtml className="bucks-intro" html={intro} />
          <p className="bucks-links bucks-guests">
            <ButtonLink href={JOIN}>Join free</ButtonLink>
            <ButtonLink href={SIGN_IN} look="secondary">
              Sign in
            </ButtonLink>
          </p>
          <p className="bucks-links bucks-members">
            <ButtonLink href={REWARDS}>See your rewards</ButtonLink>
          </p>
        </div>
        <Picture src={layout.giftCardShoe} alt="" sizes="(min-width: 900px) 34vw, 60vw" isMain />
      </div>
    </div>
  )
}

interface ShoebucksTextProps {
  readonly text: SplitShoebucks
  /** Empty without an example. */
  readonly yearBarHtml: string
}

/** The stored text, with the buttons repeated below. */
export function ShoebucksText({ text: { before, after }, yearBarHtml }: ShoebucksTextProps) {
  return (
    <>
      <SanitisedHtml className="bucks" html={`${before}${yearBarHtml}${after}`} />
      <p className="bucks-links">
        <ButtonLink href={JOIN} className="bucks-guests">
          Join free
        </ButtonLink>
        <ButtonLink href={REWARDS} className="bucks-members">
          See your rewards
        </ButtonLink>
        <a href="/terms#offers">Programme terms</a>
      </p>
    </>
  )
}

/** Undefined without an example or tiers. */
export function yearBarOf({ spentCents }: SplitShoebucks, tiers: readonly TierOffer[]) {
  if (spentCents === undefined || tiers.length === 0) return undefined
  const label = `${formatCents(spentCents)} of ${shortDollars(mostCents(tiers))} spent`
  return (
    <div>
      <TierBar label={label} spentCents={spentCents} tiers={tiers} />
    </div>
  )
}
