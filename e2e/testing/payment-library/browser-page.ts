// Runs in the test page: the unmodified library, used as a shop uses it.
import {
  AdyenCheckout,
  Card,
  type CardConfiguration,
  type CoreConfiguration,
  Giftcard,
  Redirect,
  type UIElement,
} from '@adyen/adyen-web'

interface Settings {
  readonly api: string
  readonly session: CoreConfiguration['session']
  readonly mount: 'card' | 'stored' | 'afterpaytouch' | 'zip' | 'paypal' | 'giftcard' | 'return'
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
AdyenCheckout.register(Card, Giftcard, Redirect)

/** The fields are made one after another; what is typed before all are ready is too early for the BIN look-up. */
const onConfigSuccess = () => {
  document.body.dataset.ready = ''
}

const onChange: CardConfiguration['onChange'] = ({ isValid, data }) => {
  document.body.toggleAttribute('data-complete', isValid && 'encryptedSecurityCode' in data.paymentMethod)
}

const newCard = () =>
  new Card(checkout, {
    hasHolderName: true,
    holderNameRequired: true,
    enableStoreDetails: checkout.session?.configuration.enableStoreDetails ?? false,
    onConfigSuccess,
    onChange,
  })

/** Pays up to its balance; a card pays the rest. */
const giftCard = () =>
  new Giftcard(checkout, {
    type: 'giftcard',
    brand: 'givex',
    showPayButton: false,
    onChange,
    onOrderUpdated: ({ order }) => {
      add('part', { remaining: order.remainingAmount })
      delete document.body.dataset.complete
      mountComponent(newCard())
    },
  })

function create(): UIElement | undefined {
  if (mount === 'return') return undefined
  if (mount === 'card') return newCard()
  if (mount === 'giftcard') return giftCard()
  if (mount === 'stored')
    return new Card(checkout, { ...checkout.paymentMethodsResponse?.storedPaymentMethods?.[0], onConfigSuccess })
  return new Redirect(checkout, { type: mount })
}

let component: UIElement | undefined
function mountComponent(next: UIElement | undefined) {
  component?.remove()
  component = next?.mount('#component')
}

const redirectResult = new URLSearchParams(location.search).get('redirectResult')
if (mount === 'return' && redirectResult) checkout.submitDetails({ details: { redirectResult } })
mountComponent(create())
document.querySelector('#pay')?.addEventListener('click', () => component?.submit())
