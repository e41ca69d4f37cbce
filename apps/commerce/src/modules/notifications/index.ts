export { insertContactFile } from './contact/contact-store.ts'
export { notificationJobHandlers } from './job-handlers.ts'
export { newsletterJobKey, notificationJobs } from './jobs.ts'
export {
  type AccountNotice,
  renderAccountNotice,
  renderEmailConfirm,
  renderPasswordReset,
} from './mails/account-letters.ts'
export {
  renderAuthorisationExpired,
  renderCollectorChanged,
  renderItemCancelled,
  renderOrderChanged,
  renderOrderCollected,
  renderOrderUncollected,
  renderSizeChanged,
} from './mails/collection-letters.ts'
export type {
  CollectionMailModel,
  CollectionStore,
  ParcelMailModel,
  RefundedParts,
} from './mails/collection-model.ts'
export { renderGiftCard } from './mails/gift-card.ts'
export type { RenderedMail } from './mails/layout.ts'
export { renderLetter } from './mails/letter.ts'
export { renderOrderConfirmation } from './mails/order-confirmation.ts'
export type { OrderMailCollection, OrderMailDelivery, OrderMailLine, OrderMailModel } from './mails/order-model.ts'
export { renderOrderReady, writeReadyText } from './mails/order-ready.ts'
export { renderOrderRefunded } from './mails/order-refunded.ts'
export { renderOrderDelivered, renderOrderShipped } from './mails/parcel-letters.ts'
export { renderPaymentFailed } from './mails/payment-failed.ts'
export { renderPaymentReturned } from './mails/payment-returned.ts'
export { type ReturnMailModel, renderReturnLetter } from './mails/return-letters.ts'
export { renderStockAlert } from './mails/stock-alert.ts'
export { followEmail, setSubscribed } from './newsletter.ts'
export type { OutgoingMail, OutgoingText } from './ports.ts'
export { isPreviewKind, PREVIEW_KINDS, renderPreview } from './previews/previews.ts'
export { type MailKind, queueMail, withdrawMail } from './queue-mail.ts'
export { requireEmail } from './rules.ts'
export {
  anonymiseAddressee,
  hasNewsletter,
  listContactMessages,
  listMails,
  listTopics,
  type Subscriber,
  UNSENT_MAIL_DAYS,
} from './store.ts'
export { queueText } from './texts.ts'
