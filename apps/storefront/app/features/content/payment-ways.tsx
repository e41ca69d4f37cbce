import { shortDollars, toCents } from '@welt/kit/money'
import { type Shop, useShop } from '#app/session/site/shop.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { PaymentWayFragment } from './content.generated.ts'
import contentStyles from './content-page.module.css'
import type { Chapter } from './contents.ts'

const NAME = { whiteSpace: 'nowrap' } as const

const GOOD_TO_KNOW: Readonly<Record<string, string>> = {
  applepay: 'Address and card come from your wallet.',
  paypal: 'You pay at PayPal and come back here.',
  afterpaytouch: '4 payments, every 2 weeks. Credit criteria and fees apply.',
  zip: 'Pay over time. Credit criteria and fees apply.',
}

function limitText({ minimum, maximum }: PaymentWayFragment): string {
  const [least, most] = [minimum?.value, maximum?.value].map((value) => (value ? shortDollars(toCents(value)) : ''))
  if (least && most) return ` For totals from ${least} to ${most}.`
  return most ? ` For totals up to ${most}.` : least ? ` For totals from ${least}.` : ''
}

/** `Visa, Mastercard and JCB`. */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

const CARDS: Chapter = { id: 'cards', heading: 'Cards' }
const WAYS: Chapter = { id: 'ways', heading: 'Other ways to pay' }
const OFFERS: Chapter = { id: 'ways-offers', heading: 'Offers with these ways to pay' }

const isCard = ({ type }: PaymentWayFragment) => type === 'scheme'

const hasOtherWays = (methods: readonly PaymentWayFragment[], shop: Pick<Shop, 'flags' | 'isLoyaltyOffered'>) =>
  methods.some((method) => !isCard(method)) || shop.flags.giftCard || shop.isLoyaltyOffered

export const waysChapters = (
  methods: readonly PaymentWayFragment[],
  shop: Pick<Shop, 'flags' | 'isLoyaltyOffered'>,
): readonly Chapter[] => [
  ...(methods.some(isCard) ? [CARDS] : []),
  ...(hasOtherWays(methods, shop) ? [WAYS] : []),
  OFFERS,
]

function OtherWays({ methods }: { readonly methods: readonly PaymentWayFragment[] }) {
  const { flags, isLoyaltyOffered } = useShop()
  if (!hasOtherWays(methods, { flags, isLoyaltyOffered })) return null
  return (
    <section id={WAYS.id}>
      <h2>{WAYS.heading}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Way</th>
            <th scope="col">Good to know</th>
          </tr>
        </thead>
        <tbody>
          {methods.map((method) => (
            <tr key={method.type}>
              <th scope="row" style={NAME}>
                {method.title}
              </th>
              <td>{`${GOOD_TO_KNOW[method.type] ?? ''}${limitText(method)}`}</td>
            </tr>
          ))}
          {flags.giftCard ? (
            <tr>
              <th scope="row" style={NAME}>
                Gift card
              </th>
              <td>
                Part or all of the total: enter number and PIN in your bag or at checkout. Several cards can pay one
                order. <a href="/gift-card/balance">Check a balance</a> or <a href="/gift-card.html">buy a gift card</a>
                .
              </td>
            </tr>
          ) : null}
          {isLoyaltyOffered ? (
            <tr>
              <th scope="row" style={NAME}>
                Rewards
              </th>
              <td>
                One reward comes off an order, once you are signed in. <a href="/customer/rewards">See your rewards</a>.
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </section>
  )
}

const INSTALMENTS = new Set(['afterpaytouch', 'zip'])

/** Offers tied to ways to pay. [A10] */
function OffersOfWays({ methods }: { readonly methods: readonly PaymentWayFragment[] }) {
  const { flags, isLoyaltyOffered } = useShop()
  const instalments = methods.filter(({ type }) => INSTALMENTS.has(type)).map(({ title }) => title)
  const rewards = isLoyaltyOffered ? ' Members’ rewards too.' : ''
  return (
    <section id={OFFERS.id}>
      <h2>{OFFERS.heading}</h2>
      <ul>
        <li>
          Every way to pay: all <a href="/promotions">current offers and promo codes</a> count, before you pay.{rewards}
        </li>
        {instalments.length > 0 ? <li>{listed(instalments)}: wear the pair now, pay for it in parts.</li> : null}
        {flags.giftCard ? (
          <li>Gift cards: they cover what is left after offers, and any balance stays on the card.</li>
        ) : null}
      </ul>
    </section>
  )
}

/** Payment methods that this site accepts. [R2.45, A10] */
export function PaymentWays({ methods }: { readonly methods: readonly PaymentWayFragment[] }) {
  const cards = methods.find(isCard)
  const others = methods.filter((method) => !isCard(method))
  return (
    <div className={contentStyles.content} style={{ paddingBottom: 'var(--s9)' }}>
      {methods.length === 0 ? <p>The ways to pay are shown at checkout, before you order.</p> : null}
      {cards ? (
        <section id={CARDS.id}>
          <h2>{CARDS.heading}</h2>
          <p>
            {listed(cards.card_brands)}. You type the card number into fields of our payment service; the shop never
            sees it. Your bank may ask you to confirm the payment.
          </p>
        </section>
      ) : null}
      <OtherWays methods={others} />
      <OffersOfWays methods={methods} />
    </div>
  )
}

export function OffersLink() {
  return (
    <div>
      <ButtonLink href="/promotions">See the offers now</ButtonLink>
    </div>
  )
}
