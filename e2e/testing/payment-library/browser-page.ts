// Runs in the test page: the unmodified library, used as a shop uses it.
import { AdyenCheckout, Card, type CoreConfiguration, Redirect, type UIElement } from '@adyen/adyen-web'

interface Settings {
  readonly api: string
  readonly session: CoreConfiguration['session']
  readonly mount: 'card' | 'stored' | 'afterpaytouch' | 'zip' | 'paypal' | 'return'
}

/** Shows what the library told the page. */
function add(what: string, value: object) {
  const line = document.createElement('li')
  line.textContent = JSON.stringify({ what, ...value })
  document.querySelector('#results')?.append(line)
}

const { api, session, mount } = JSON.parse(document.body.dataset.settings ?? '{}') as Settings
const checkout = await AdyenCheckout({
  environment: 'test',
  clientKey: 'sandbox_client_key',
  locale: 'en-AU',
  _environmentUrls: { api, analytics: api, cdn: { images: api, translations: api } },
  session,
  onPaymentCompleted: (result) => add('completed', result),
  onPaymentFailed: (result) => add('failed', result ?? {}),
  onError: (error) => add('error', { message: error.message }),
} as CoreConfiguration)
AdyenCheckout.register(Card, Redirect)

/** The fields are made one after another; what is typed before all are ready is too early for the BIN look-up. */
const onConfigSuccess = () => {
  document.body.dataset.ready = ''
}

function create(): UIElement | undefined {
  if (mount === 'return') return undefined
  if (mount === 'card')
    return new Card(checkout, {
      hasHolderName: true,
      holderNameRequired: true,
      enableStoreDetails: checkout.session?.configuration.enableStoreDetails ?? false,
      onConfigSuccess,
      onChange({ isValid, data }) {
        document.body.toggleAttribute('data-complete', isValid && 'encryptedSecurityCode' in data.paymentMethod)
      },
    })
  if (mount === 'stored')
    return new Card(checkout, { ...checkout.paymentMethodsResponse?.storedPaymentMethods?.[0], onConfigSuccess })
  return new Redirect(checkout, { type: mount })
}

const redirectResult = new URLSearchParams(location.search).get('redirectResult')
if (mount === 'return' && redirectResult) checkout.submitDetails({ details: { redirectResult } })
const component = create()
component?.mount('#component')
document.querySelector('#pay')?.addEventListener('click', () => component?.submit())
