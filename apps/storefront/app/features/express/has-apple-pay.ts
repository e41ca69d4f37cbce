/** Whether this browser has Apple Pay itself. [R9.56] */
export function hasApplePay(): boolean {
  return typeof ApplePaySession !== 'undefined' && ApplePaySession.canMakePayments()
}
