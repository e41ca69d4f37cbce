import type { Shop } from '#app/session/shop.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import styles from './error-page.module.css'

interface SoonPage {
  readonly path: string
  readonly title: string
  readonly text: string
}

/** Addresses whose capability is not open, with what a shopper can do now. */
export const soonPages: readonly SoonPage[] = [
  {
    path: '/customer/rewards',
    title: 'Rewards open soon',
    text: 'Points and rewards for what you buy are on their way. Create an account now and your orders are kept in one place.',
  },
  {
    path: '/store-locator',
    title: 'The store finder opens soon',
    text: 'Call us with your postcode and we’ll tell you the nearest store and what it has in your size.',
  },
  {
    path: '/return',
    title: 'Returns online open soon',
    text: 'Call or write to us with your order number and we’ll arrange the return. Your rights under consumer law are not affected.',
  },
]

/** What can be done now, by phone, mail or in the shop. */
export function OpeningSoon({ path, shop }: { readonly path: string; readonly shop: Shop }) {
  const page = soonPages.find((candidate) => candidate.path === path)
  return (
    <div className={`container ${styles.page}`}>
      <h1>{page?.title}</h1>
      <p className="measure">{page?.text}</p>
      <p>
        Call <a href={`tel:${shop.helpPhone.replaceAll(' ', '')}`}>{shop.helpPhone}</a> or write to{' '}
        <a href={`mailto:${shop.helpEmail}`}>{shop.helpEmail}</a>.
      </p>
      <ButtonLink href="/">Keep shopping</ButtonLink>
    </div>
  )
}
