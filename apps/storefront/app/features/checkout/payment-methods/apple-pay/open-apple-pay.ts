import { fetchExpressSettings } from '#app/features/express/call-express.ts'
import { openCore } from '#app/features/express/open-wallets.ts'

interface SheetEvents {
  /** The device has approved; `end` closes the sheet once the order is placed or refused. */
  readonly onApproved: (stateData: string, end: (isPaid: boolean) => void) => void
  readonly onClosed: () => void
  readonly onFailed: () => void
}

/** Opens Apple Pay's sheet for a total in cents; only within a press. */
export type OpenSheet = (totalCents: number, events: SheetEvents) => void

/** Loads the payment service's library. @throws Error when it cannot be loaded */
export async function openApplePay(totalCents: number): Promise<OpenSheet> {
  const settings = await fetchExpressSettings()
  const method = settings.methods.find(({ type }) => type === 'applepay')
  if (!method) throw new Error('Apple Pay is not offered')
  const { core, ApplePay } = await openCore(settings, totalCents)
  const { merchantId, merchantName } = method
  return (value, { onApproved, onClosed, onFailed }) => {
    const component = new ApplePay(core, {
      configuration: { merchantId, merchantName },
      amount: { value, currency: settings.currency },
      totalPriceLabel: merchantName,
      onClick: (resolve) => resolve(),
      onSubmit: ({ data }, _component, actions) =>
        onApproved(JSON.stringify({ paymentMethod: data.paymentMethod }), (isPaid) =>
          actions.resolve({ resultCode: isPaid ? 'Authorised' : 'Refused' }),
        ),
      onPaymentCompleted: () => undefined,
      onPaymentFailed: () => undefined,
      onError: ({ name }) => (name === 'CANCEL' ? onClosed() : onFailed()),
    })
    component.submit()
  }
}
