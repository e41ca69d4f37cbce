export {
  type AccountNotice,
  renderAccountNotice,
  renderEmailConfirm,
  renderNewsletterConfirm,
  renderNewsletterWelcome,
  renderPasswordReset,
} from './mails/account-letters.ts'
export { renderContactMessage } from './mails/contact-message.ts'
export type { RenderedMail } from './mails/layout.ts'
export { renderOrderConfirmation } from './mails/order-confirmation.ts'
export type { OrderMailDelivery, OrderMailLine, OrderMailModel } from './mails/order-model.ts'
export { renderPaymentFailed } from './mails/payment-failed.ts'
export { renderPaymentReturned } from './mails/payment-returned.ts'
export { renderStockAlert } from './mails/stock-alert.ts'
export { followEmail, setSubscribed } from './newsletter.ts'
export type { OutgoingMail } from './ports.ts'
export { type MailKind, queueMail, withdrawMail } from './queue-mail.ts'

export { parseContact } from './rules.ts'
export { sendMail } from './send-mail.ts'
export { findLinkToken, forgetAddressee, forgetDeadMails, listMails, listTopics, NEWSLETTER, type Subscriber } from './store.ts'
