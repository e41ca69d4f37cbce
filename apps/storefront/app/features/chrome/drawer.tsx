import { TRACK_PATH } from '#app/features/orders/tracking/track-form.tsx'
import type { Shop } from '#app/session/site/shop.ts'
import { Icon } from '#app/ui/icon.tsx'
import styles from './drawer.module.css'
import type { MenuItem } from './menu.ts'

function SubPanel({ item }: { readonly item: MenuItem }) {
  return (
    <div id={`drawer-${item.id}`} className={styles.panel} data-drawer-panel="" hidden>
      <button type="button" className={styles.back} data-drawer-back="">
        <Icon name="chevron-left" sizePx={20} />
        {item.name}
      </button>
      <ul>
        <li>
          <a href={item.href} className={styles.row}>
            View all {item.name.includes(' ') ? '' : item.name.toLowerCase()}
          </a>
        </li>
        {item.children.map((child) => (
          <li key={child.id}>
            <a href={child.href} className={styles.row}>
              {child.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function TopPanel({ menu }: { readonly menu: readonly MenuItem[] }) {
  return (
    <div className={styles.panel} data-drawer-panel="" data-drawer-top="">
      <ul>
        {menu.map((item) => (
          <li key={item.id}>
            <a
              href={item.href}
              className={styles.row}
              {...(item.children.length > 0 ? { 'data-drawer-to': `drawer-${item.id}` } : {})}
            >
              {item.name}
              {item.children.length > 0 ? <Icon name="chevron-right" sizePx={20} /> : null}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Drawer({ shop, menu }: { readonly shop: Shop; readonly menu: readonly MenuItem[] }) {
  return (
    <dialog id="site-menu" className={styles.drawer} aria-labelledby="site-menu-title" data-menu-dialog="">
      <div className={styles.head}>
        <h2 id="site-menu-title">Menu</h2>
        <button type="button" className={styles.close} aria-label="Close menu" data-closes-dialog="">
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label="Menu">
        <TopPanel menu={menu} />
        {menu
          .filter((item) => item.children.length > 0)
          .map((item) => (
            <SubPanel key={item.id} item={item} />
          ))}
      </nav>
      <ul className={styles.foot}>
        <li>
          <a href="/customer/account" className={styles.row} data-opens-account="">
            <Icon name="user" sizePx={20} /> <span data-account-label="">Account</span>
          </a>
        </li>
        <li>
          <a href="/store-locator" className={styles.row}>
            <Icon name="store" sizePx={20} /> Stores <strong data-store-town="" />
          </a>
        </li>
        <li>
          <a href={TRACK_PATH} className={styles.row}>
            <Icon name="truck" sizePx={20} /> Track an order
          </a>
        </li>
        <li>
          <a href={shop.helpPhoneUrl} className={styles.row}>
            <Icon name="phone" sizePx={20} /> {shop.helpPhone}
          </a>
        </li>
      </ul>
    </dialog>
  )
}
