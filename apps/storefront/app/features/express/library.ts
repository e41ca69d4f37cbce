/** The part of the payment service's browser library that wallets need; loaded when the shopper nears their buttons. */
export { AdyenCheckout, ApplePay, PayPal } from '@adyen/adyen-web'
