import { formatCents } from '@welt/kit/money'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { AddressFields, NameFields } from '#app/features/address/address-fields.tsx'
import type { PlaceDoubt } from '#app/features/address/address-rules.ts'
import type { CartView } from '#app/features/cart/cart-model.ts'
import { FindLink } from '#app/features/cart/collection/find-link.tsx'
import { AutoUpdated } from '#app/features/cart/collection/together.tsx'
import { SanitisedHtml } from '#app/features/content/sanitised-html.tsx'
import type { DeliveryMethod } from '#app/features/fulfilment/delivery-methods.ts'
import type { MethodsByCountry } from '#app/features/fulfilment/estimate.server.ts'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import { isPlain } from '#app/islands/mount.ts'
import { useShop } from '#app/session/site/shop.ts'
import type { AddressCountry } from '#app/session/site/site-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import styles from '../checkout.module.css'
import { CollectionGroup, DeliveredHeading } from '../collection/collection-group.tsx'
import type { Collector } from '../collection/collector.ts'
import { AuthorityChoice } from './authority-choice.tsx'
import { BILLING_ONLY, type DetailsValues } from './details-rules.ts'
import type { DeliveryBlock } from './load-delivery-block.server.ts'

/** The stores are listed nearest first. */
function NotDelivered({ country }: { readonly country: string }) {
  const { isCollectOffered } = useShop()
  return (
    <p className="mute" data-methods={country}>
      We don't deliver to this address yet.{' '}
      {isCollectOffered ? <FindLink returnTo="/checkout">Try click and collect</FindLink> : null}
    </p>
  )
}

function MethodChoice({
  country,
  methods,
  chosen,
}: {
  readonly country: string
  /** Undefined: loading failed. */
  readonly methods: readonly DeliveryMethod[] | undefined
  readonly chosen: string
}) {
  if (!methods)
    return (
      <div data-methods={country}>
        <Notice tone="negative" title="We couldn’t load the delivery methods.">
          Continue with your address and we’ll use our usual delivery. You’ll see the cost before you pay. Or{' '}
          <a href="/checkout?edit=details">load this page again</a> in a moment.
        </Notice>
      </div>
    )
  const isChosenHere = methods.some(({ value }) => value === chosen)
  if (methods.length === 0) return <NotDelivered country={country} />
  return (
    <div className={styles.radios} data-methods={country}>
      {methods.map((method, at) => (
        <label key={method.value} className={styles.radio}>
          <input
            type="radio"
            name={`method_${country}`}
            value={method.value}
            defaultChecked={isChosenHere ? method.value === chosen : at === 0}
          />
          <span>
            <strong>{method.promise ?? method.title}</strong>
            <span className="mute small">{method.promise ? `${method.title}, ${method.carrier}` : method.carrier}</span>
          </span>
          <span className="numeric">{method.cents === 0 ? 'Free' : formatCents(method.cents)}</span>
        </label>
      ))}
    </div>
  )
}

/** [R1.24] */
function DeliveryText({ title, content }: DeliveryBlock) {
  return (
    <aside aria-label={title ?? 'About delivery'} className={styles.block}>
      {title ? <p className={styles.blockTitle}>{title}</p> : null}
      <SanitisedHtml html={content} />
    </aside>
  )
}

export interface DetailsStepProps {
  readonly form: RefObject<HTMLFormElement | null>
  readonly values: DetailsValues
  readonly errors: FieldErrors
  readonly countries: readonly AddressCountry[]
  readonly doubts: readonly PlaceDoubt[] | undefined
  /** Addresses are typed in one line. */
  readonly isLine: boolean
  readonly methods: MethodsByCountry
  readonly cartView: CartView
  readonly collector: Collector
  readonly block: DeliveryBlock | undefined
}

export function Continue({ cartView, isBusy }: { readonly cartView: CartView; readonly isBusy: boolean }) {
  return (
    <div className={styles.continue}>
      <Button isBusy={isBusy} isWide>
        Continue to payment
      </Button>
      <p className="mute small">Next: pay {formatCents(cartView.totalCents)}. Nothing is charged yet.</p>
    </div>
  )
}

/** For gift-card-only carts; gift cards have no GST in any country. [A25] */
export function BillingStep({ form, values, errors }: Pick<DetailsStepProps, 'form' | 'values' | 'errors'>) {
  const isBusy = useNavigation().formData?.get('intent') === 'details'
  return (
    <Form ref={form} method="post" className={styles.form} noValidate>
      <input type="hidden" name="intent" value="details" />
      <input type="hidden" name={BILLING_ONLY} value="1" />
      <NameFields
        section="billing"
        field={(name) => ({ id: name, name, defaultValue: values.shipping[name], error: errors[name] })}
      />
      <Button isBusy={isBusy} isWide>
        Continue to payment
      </Button>
    </Form>
  )
}

type BillingFieldsProps = Pick<DetailsStepProps, 'values' | 'errors' | 'countries' | 'doubts' | 'isLine'>

const SAME_PATH = '/checkout?edit=details&billing=same#step-2'

/** Shown only on request; the payment step says which address is billed. */
function BillingFields({ values, errors, countries, doubts, isLine }: BillingFieldsProps) {
  const [isDropped, setDropped] = useState(false)
  const sentence = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isDropped) sentence.current?.focus()
  }, [isDropped])
  if (values.isBillingSame || isDropped)
    return (
      <>
        <input type="hidden" name="billing_same" value="on" />
        {isDropped ? (
          <p ref={sentence} tabIndex={-1}>
            Your billing address is the delivery address.
          </p>
        ) : null}
      </>
    )
  return (
    <fieldset id="billing" className={styles.group}>
      <legend>Billing address</legend>
      <p>
        <a
          href={SAME_PATH}
          data-document=""
          onClick={(event) => {
            if (!isPlain(event.nativeEvent)) return
            event.preventDefault()
            setDropped(true)
          }}
        >
          Use the delivery address
        </a>
      </p>
      <AddressFields prefix="billing_" values={values.billing} {...{ errors, countries, doubts, isLine }} />
    </fieldset>
  )
}

/** CSS alone shows and hides fields, so it works without scripts. */
export function DetailsStep(props: DetailsStepProps) {
  const { form, values, errors, countries, doubts, isLine, methods, block, cartView, collector } = props
  const isBusy = useNavigation().formData?.get('intent') === 'details'
  const deliveredTo = countries.filter(({ isDeliveredTo }) => isDeliveredTo)
  return (
    <Form ref={form} method="post" className={styles.form} noValidate>
      <input type="hidden" name="intent" value="details" />
      {cartView.fulfilment === 'split' ? <DeliveredHeading cartView={cartView} /> : <AutoUpdated cartView={cartView} />}
      <AddressFields prefix="" values={values.shipping} countries={deliveredTo} {...{ errors, doubts, isLine }} />
      <fieldset className={styles.group}>
        <legend>Delivery method</legend>
        {deliveredTo.map(({ code }) => (
          <MethodChoice key={code} country={code} methods={methods[code]} chosen={values.method} />
        ))}
        {block ? <DeliveryText {...block} /> : null}
      </fieldset>
      <AuthorityChoice values={values.authority} errors={errors} />
      <BillingFields {...{ values, errors, countries, doubts, isLine }} />
      {cartView.fulfilment === 'split' ? <CollectionGroup cartView={cartView} collector={collector} /> : null}
      <Continue cartView={cartView} isBusy={isBusy} />
    </Form>
  )
}
