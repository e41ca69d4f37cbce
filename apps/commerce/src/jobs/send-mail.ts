import { sendMail } from '#modules/notifications'
import { type Job, requireId } from './job.ts'

/** Sends one queued mail; one that was sent already is left alone. */
export const sendQueuedMail: Job = (payload, ctx) => sendMail(ctx, requireId(payload, 'mailId'))
