import { Outlet, useLocation } from 'react-router'
import styles from '#app/features/chrome/slim-shell.module.css'
import { Wordmark } from '#app/features/chrome/wordmark.tsx'
import { useShop } from '#app/session/shop.ts'
import { Icon } from '#app/ui/icon.tsx'

/** Checkout's own frame: name, secure note, help, back to the bag; nothing that leads away. @source ux §6 /checkout */
export default function CheckoutLayout() {
  const shop = useShop()
  const isOver = useLocation().pathname.endsWith('/success')
  return (
    <>
      <header className={styles.header} data-document="">
        <div className={`container ${styles.bar}`}>
          <Wordmark site={shop.id} name={shop.name} isDocumentLink />
          <p className={styles.secure}>
            <Icon name="lock" sizePx={18} /> Secure checkout
          </p>
          <p className={styles.help}>
            <a href={`tel:${shop.helpPhone.replaceAll(' ', '')}`}>{shop.helpPhone}</a>
          </p>
          <a href={isOver ? '/' : '/cart'} className={styles.back}>
            {isOver ? 'Back to the shop' : 'Back to bag'}
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <footer className={styles.footer} data-document="">
        <div className="container">
          <p>
            Prices in {shop.currency}, GST included. <a href="/terms">Terms</a> <a href="/privacy-policy">Privacy</a>
          </p>
        </div>
      </footer>
    </>
  )
}
