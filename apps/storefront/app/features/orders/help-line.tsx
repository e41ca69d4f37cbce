import { useShop } from '#app/session/site/shop.ts'

export function HelpLine() {
  const { helpPhone, helpPhoneUrl } = useShop()
  return (
    <p className="small">
      Something wrong? <a href="/contact">Write to us</a> or call <a href={helpPhoneUrl}>{helpPhone}</a>.
    </p>
  )
}
