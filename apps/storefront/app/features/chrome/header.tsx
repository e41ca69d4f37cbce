import { MAX_SEARCH_FIELD_LENGTH } from '@welt/rules/limits'
import type { Shop } from '#app/session/site/shop.ts'
import { Icon, PathIcon } from '#app/ui/icon.tsx'
import styles from './header.module.css'
import type { MenuItem } from './menu.ts'
import { TrackingBar } from './tracking-bar.tsx'
import { Wordmark } from './wordmark.tsx'

const hrefOfSale = '/sale'

/** "All heels". */
function allOf(name: string): string {
  return name.includes(' ') ? 'See everything' : `All ${name.toLowerCase()}`
}

function Department({ item }: { readonly item: MenuItem }) {
  if (item.children.length === 0) {
    return (
      <li>
        <a
          href={item.href}
          className={item.href === hrefOfSale ? `${styles.department} ${styles.sale}` : styles.department}
        >
          {item.name}
        </a>
      </li>
    )
  }
  const panelId = `mega-${item.id}`
  return (
    <li>
      <a
        href={item.href}
        className={item.href === hrefOfSale ? `${styles.department} ${styles.sale}` : styles.department}
        data-opens-panel={panelId}
        aria-expanded="false"
        aria-controls={panelId}
      >
        {item.name}
      </a>
      <div id={panelId} className={styles.panel} hidden>
        <div className={`container ${styles.columns}`}>
          <ul className={styles.lead}>
            <li>
              <a href={item.href}>{allOf(item.name)}</a>
            </li>
            {item.children
              .filter((child) => child.children.length === 0)
              .map((child) => (
                <li key={child.id}>
                  <a href={child.href}>{child.name}</a>
                </li>
              ))}
          </ul>
          {item.children
            .filter((child) => child.children.length > 0)
            .map((child) => (
              <div key={child.id}>
                <p className={styles.columnTitle}>
                  <a href={child.href}>{child.name}</a>
                </p>
                <ul>
                  {child.children.map((leaf) => (
                    <li key={leaf.id}>
                      <a href={leaf.href}>{leaf.name}</a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
        </div>
      </div>
    </li>
  )
}

function SearchForm() {
  return (
    <search className={styles.search} id="site-search">
      <form action="/search" method="get">
        <Icon name="search" sizePx={20} />
        <input
          type="search"
          name="q"
          aria-label="Search"
          placeholder="Search shoes, brands…"
          autoComplete="off"
          maxLength={MAX_SEARCH_FIELD_LENGTH}
          required
        />
      </form>
    </search>
  )
}

/** The style sheet of the home page is full. */
const STORE_TOOL = { alignContent: 'center' }

/** Not among the shared icons, which every page loads. */
const STAR = 'm12 3.500 2.600 5.500 6 .800-4.400 4.200 1.100 6L12 17.100 6.700 20l1.100-6-4.400-4.200 6-.800Z'

/** [R1.18] */
function RewardsTool() {
  return (
    <li>
      <a
        href="/customer/rewards"
        className={styles.tool}
        data-opens-account="rewards"
        aria-haspopup="dialog"
        aria-label="Rewards"
      >
        <PathIcon path={STAR} />
        <span className={styles.count} aria-hidden="true" hidden />
      </a>
    </li>
  )
}

function Tools({ hasRewards }: { readonly hasRewards: boolean }) {
  return (
    <ul className={styles.tools}>
      <li className={styles.searchTool}>
        <a href="/search" className={styles.tool} data-opens-search="" aria-label="Search the shop">
          <Icon name="search" />
        </a>
      </li>
      <li className={styles.wideOnly}>
        <a href="/store-locator" className={styles.tool} style={STORE_TOOL} data-store-link="" aria-label="Stores">
          <Icon name="store" />
          <span data-store-town="" />
        </a>
      </li>
      <li className={styles.wideOnly}>
        <TrackingBar />
      </li>
      {hasRewards ? <RewardsTool /> : null}
      <li className={styles.wideOnly}>
        <a
          href="/customer/account"
          className={styles.tool}
          data-opens-account=""
          data-account-link=""
          aria-haspopup="dialog"
          aria-label="Account"
        >
          <Icon name="user" />
          <span className={styles.count} data-account-initial="" aria-hidden="true" hidden />
        </a>
      </li>
      <li>
        <a href="/wishlist" className={styles.tool} aria-label="Wishlist">
          <Icon name="heart" />
          <span className={styles.count} data-wishlist-count="" aria-hidden="true" hidden />
        </a>
      </li>
      <li>
        <a href="/cart" className={styles.tool} data-opens-cart="" aria-haspopup="dialog" aria-label="Bag">
          <Icon name="bag" />
          <span className={styles.count} data-cart-count="" aria-hidden="true" hidden />
        </a>
      </li>
    </ul>
  )
}

export function Header({ shop, menu }: { readonly shop: Shop; readonly menu: readonly MenuItem[] }) {
  return (
    <div
      className={styles.header}
      data-layout={shop.layout.header}
      data-search-open={shop.layout.isSearchOpenOnPhone ? '' : undefined}
    >
      <div className={`container ${styles.bar}`}>
        <a href="#site-nav" className={`${styles.tool} ${styles.menuTool}`} data-opens-menu="" aria-label="Menu">
          <Icon name="menu" />
        </a>
        <Wordmark site={shop.id} name={shop.name} />
        <nav aria-label="Departments" className={styles.departments}>
          <ul>
            {menu.map((item) => (
              <Department key={item.id} item={item} />
            ))}
          </ul>
        </nav>
        <SearchForm />
        <Tools hasRewards={shop.flags.loyaltyIcon && shop.isLoyaltyOffered} />
        {/* Submitted by the hearts of cards without scripts. */}
        <form id="hearts" method="post" action="/wishlist/add" hidden />
      </div>
    </div>
  )
}
