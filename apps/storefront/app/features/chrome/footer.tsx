import type { Brand } from '@welt/brands'
import type { Shop } from '#app/session/site/shop.ts'
import { ConsentSwitch } from './consent/consent-strip.tsx'
import styles from './footer.module.css'
import type { MenuItem } from './menu.ts'

interface FooterLink {
  readonly label: string
  readonly href: string
}

const helpLinks: readonly FooterLink[] = [
  { label: 'Help hub', href: '/help-hub' },
  { label: 'Delivery', href: '/delivery' },
  { label: 'Track an order', href: '/return/guest' },
  { label: 'Returns', href: '/returns' },
  { label: 'FAQs', href: '/faq' },
  { label: 'Contact', href: '/contact' },
]

/** [R1.23] */
const giftCardLinks: readonly FooterLink[] = [
  { label: 'Gift cards', href: '/gift-card.html' },
  { label: 'Gift card balance', href: '/gift-card/balance' },
]

const fitLinks: readonly FooterLink[] = [
  { label: 'Size guide', href: '/size-guide' },
  { label: 'Kids size chart', href: '/kids-shoe-size-chart' },
  { label: 'Find a store', href: '/store-locator' },
]

const collectLink: FooterLink = { label: 'Click and collect', href: '/click-and-collect' }

/** [R3.106] */
const fitLinksOf = ({ isCollectOffered }: Shop) => (isCollectOffered ? [...fitLinks, collectLink] : fitLinks)

const aboutLinks: readonly FooterLink[] = [
  { label: 'Offers now', href: '/promotions' },
  { label: 'Ways to pay', href: '/payments-promotions' },
  { label: 'Brands', href: '/brands' },
  { label: 'Affiliates', href: '/affiliates' },
  { label: 'Accessibility', href: '/accessibility' },
  { label: 'Terms', href: '/terms' },
  { label: 'Privacy', href: '/privacy-policy' },
]

/** [R1.21, R3.110] */
function aboutLinksOf({ flags, isLoyaltyOffered }: Shop): readonly FooterLink[] {
  return [
    ...(flags.blog ? [{ label: 'Blog', href: '/blog' }] : []),
    ...(isLoyaltyOffered ? [{ label: 'Shoebucks', href: '/shoebucks' }] : []),
    ...aboutLinks,
  ]
}

const ACKNOWLEDGEMENT =
  'We acknowledge the Traditional Custodians of Country throughout Australia and pay our respects to Elders past and present.'

function Column({
  title,
  links,
  id,
}: {
  readonly title: string
  readonly links: readonly FooterLink[]
  readonly id?: string
}) {
  return (
    <nav aria-label={title} id={id}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** [R2.11] */
function NewsletterForm({ name }: { readonly name: string }) {
  return (
    <form action="/subscribe" method="post" className={styles.news} aria-label="News by email">
      <label htmlFor="footer-email" className={styles.newsLabel}>
        News and offers by email
      </label>
      <div className={styles.newsRow}>
        <input
          id="footer-email"
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          required
        />
        <button type="submit">Subscribe</button>
      </div>
      <p className={styles.newsNote}>
        From {name}. Unsubscribe any time with the link in every email. <a href="/privacy-policy">Privacy</a>
      </p>
    </form>
  )
}

interface FooterProps {
  readonly shop: Shop
  readonly seller: Brand['seller']
  readonly menu: readonly MenuItem[]
}

/** The departments are the menu for pages without scripts. */
export function Footer({ shop, seller, menu }: FooterProps) {
  const departments = menu.map((item) => ({ label: item.name, href: item.href }))
  return (
    <div className={styles.footer}>
      <div className="container">
        <div className={styles.columns}>
          <div className={styles.lead}>
            <p className={styles.tagline}>{shop.tagline}</p>
            <p>
              Call <a href={shop.helpPhoneUrl}>{shop.helpPhone}</a>
              <br />
              <a href={`mailto:${shop.helpEmail}`}>{shop.helpEmail}</a>
            </p>
            {shop.flags.newsLetter ? <NewsletterForm name={shop.name} /> : null}
          </div>
          {departments.length > 0 ? <Column title="Shop" links={departments} id="site-nav" /> : null}
          <Column title="Help" links={shop.flags.giftCard ? [...helpLinks, ...giftCardLinks] : helpLinks} />
          <Column title="Fit" links={fitLinksOf(shop)} />
          <Column title="About" links={aboutLinksOf(shop)} />
        </div>
        <div className={styles.legal}>
          {shop.country === 'AU' ? <p>{ACKNOWLEDGEMENT}</p> : null}
          <p>
            {seller.legalName}, {seller.numbers}. {seller.address}
          </p>
          <p>
            Prices in {shop.currency}, GST included. © {shop.name}
          </p>
          <p>
            <ConsentSwitch />
          </p>
        </div>
      </div>
    </div>
  )
}
