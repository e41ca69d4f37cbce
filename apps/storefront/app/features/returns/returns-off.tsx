import { useShop } from '#app/session/site/shop.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import styles from './view/view.module.css'

/** Promises nothing. [R3.104, A14] */
export function ReturnsOff() {
  const { helpPhone, helpPhoneUrl, helpEmail } = useShop()
  return (
    <div className={`container ${styles.page}`}>
      <h1>Something wrong with your shoes?</h1>
      <p className="measure">
        We sort this out by phone or email. Have your order number ready, and we’ll put it right as consumer law
        provides.
      </p>
      <p>
        Call <a href={helpPhoneUrl}>{helpPhone}</a> or write to <a href={`mailto:${helpEmail}`}>{helpEmail}</a>. You can
        also ask in <a href="/store-locator">our stores</a>.
      </p>
      <p>
        <ButtonLink href="/">Keep shopping</ButtonLink>
      </p>
    </div>
  )
}
