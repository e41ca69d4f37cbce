import type { Core } from '@adyen/adyen-web'
import { applePaySettings, hasApplePay } from './apple-pay.ts'
import { fetchExpressSettings } from './call-express.ts'
import type { ExpressGoods, ExpressSettings, ExpressWallet } from './express-answer.ts'
import { paypalSettings } from './paypal.ts'
import { createWalletSession, type WalletEvents } from './wallet-session.ts'

export interface OpenWallets {
  readonly has: (wallet: ExpressWallet) => boolean
  readonly payByApple: () => void
  readonly mountPaypal: (place: HTMLElement) => () => void
}

/** In place of the wallets' own scripts, where the sandbox plays the payment service. */
function loadStandIns(serviceUrl: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `${serviceUrl}wallets/stand-ins.js`
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('the stand-ins cannot be loaded'))
    document.head.append(script)
  })
}

/** Of the advanced flow. @throws Error when it cannot be loaded */
export async function openCore(settings: ExpressSettings, totalCents: number) {
  const { AdyenCheckout, ApplePay, PayPal } = await import('./library.ts')
  const { serviceUrl, clientKey, isLive, country, currency, locale, methods } = settings
  if (serviceUrl) await loadStandIns(serviceUrl)
  const urls = serviceUrl && { images: serviceUrl, translations: serviceUrl }
  const core: Core = await AdyenCheckout({
    clientKey,
    environment: isLive ? 'live-au' : 'test',
    ...(urls && { _environmentUrls: { api: serviceUrl, analytics: serviceUrl, cdn: urls } }),
    countryCode: country,
    locale,
    amount: { value: totalCents, currency },
    paymentMethodsResponse: { paymentMethods: methods.map(({ type }) => ({ type, name: type })) },
    analytics: { enabled: false },
    onError: () => undefined,
  })
  return { core, ApplePay, PayPal }
}

/** Loads the payment service's library. @throws Error when it cannot be loaded */
export async function openWallets(goodsOf: () => ExpressGoods, events: WalletEvents): Promise<OpenWallets> {
  const settings = await fetchExpressSettings()
  const { core, ApplePay, PayPal } = await openCore(settings, goodsOf().totalCents)
  const isOffered = (wallet: ExpressWallet) => settings.methods.some(({ type }) => type === wallet)
  return {
    has: (wallet) => isOffered(wallet) && (wallet === 'paypal' || hasApplePay()),
    payByApple: () => {
      const session = createWalletSession('applepay', goodsOf, events)
      new ApplePay(core, applePaySettings(session, settings, goodsOf)).submit()
    },
    mountPaypal: (place) => {
      const session = createWalletSession('paypal', goodsOf, events)
      const paypal = new PayPal(core, paypalSettings(session, settings, goodsOf)).mount(place)
      return () => void paypal.unmount()
    },
  }
}
