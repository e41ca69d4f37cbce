// Where the sandbox plays the payment service, it plays the wallets too: the payment library loads their scripts from
// fixed addresses, which are answered from here.

const from = document.currentScript.src
const STAND_INS = {
  'https://www.paypal.com/sdk/js': 'paypal.js',
  'https://applepay.cdn-apple.com/jsapi/1.latest/apple-pay-sdk.js': 'apple-pay.js',
}
const source = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src')

Object.defineProperty(HTMLScriptElement.prototype, 'src', {
  ...source,
  set(address) {
    const script = STAND_INS[String(address).split('?')[0]]
    if (script) this.removeAttribute('crossorigin')
    source.set.call(this, script ? new URL(script, from).href : address)
  },
})
