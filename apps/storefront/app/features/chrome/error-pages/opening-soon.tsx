import type { Shop } from '#app/session/site/shop.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import styles from './error-page.module.css'

interface SoonPage {
  readonly path: string
  readonly title: string
  readonly text: string
  /** Replaces `text` where the site has rewards. */
  readonly withLoyalty?: string
}

/** Pages for services that are not available online. */
export const soonPages: readonly SoonPage[] = [
  {
    path: '/customer/rewards',
    title: 'Rewards',
    text: 'Rewards aren’t available in this shop. Looking for something else? We’re happy to help.',
    withLoyalty:
      'Your rewards are in your bag and at checkout: sign in with your confirmed email, add a pair, and press Use. Questions? We’re happy to help.',
  },
]

export function OpeningSoon({ path, shop }: { readonly path: string; readonly shop: Shop }) {
  const page = soonPages.find((candidate) => candidate.path === path)
  return (
    <div className={`container ${styles.page}`}>
      <h1>{page?.title}</h1>
      <p className="measure">{(shop.isLoyaltyOffered && page?.withLoyalty) || page?.text}</p>
      <p>
        Call <a href={`tel:${shop.helpPhone.replaceAll(' ', '')}`}>{shop.helpPhone}</a> or write to{' '}
        <a href={`mailto:${shop.helpEmail}`}>{shop.helpEmail}</a>.
      </p>
      <ButtonLink href="/">Keep shopping</ButtonLink>
    </div>
  )
}
