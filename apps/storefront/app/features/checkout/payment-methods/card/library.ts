/** The part of the payment service's browser library that the checkout needs; loaded on its payment step only. */
export { AdyenCheckout, CustomCard } from '@adyen/adyen-web'
