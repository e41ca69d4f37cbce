import { type Job, requireText } from './job.ts'

/** Has the payment service forget a card that its owner deleted. [R7.49] */
export const forgetCard: Job = async (payload, { ports }) => {
  await ports.payments.forgetCard({ tokenId: requireText(payload, 'tokenId'), shopperReference: requireText(payload, 'shopperReference') })
}
