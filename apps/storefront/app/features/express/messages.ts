export const expressMessages = {
  failed: 'The payment did not go through. Nothing was charged. Please try again, or use the checkout.',
  lost: 'We don’t know yet whether the payment went through. Check your email before you pay again.',
  notLoaded: 'Express payment can’t be reached right now. Please use the checkout.',
  cancelled: 'Nothing was bought.',
  address: 'We can’t deliver to this address. Choose another one.',
} as const
