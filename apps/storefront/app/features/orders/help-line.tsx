import { phoneUrl } from '@welt/kit/text/phone'
import { useShop } from '#app/session/site/shop.ts'

export function HelpLine() {
  const { helpPhone } = useShop()
  return (
    <p className="small">
      Something wrong? <a href="/contact">Write to us</a> or call <a href={phoneUrl(helpPhone)}>{helpPhone}</a>.
    </p>
  )
}
