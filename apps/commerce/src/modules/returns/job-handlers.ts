import type { HandlersOf } from '#src/queue/job-handler'
import type { returnJobs } from './jobs.ts'
import { captureLabel, enqueueUncaptured } from './label/capture-label.ts'
import { findUnusedLabels, reverseLabel } from './label/reverse-label.ts'
import { reviewLabel } from './label/review-label.ts'
import { sendReturnMail } from './mails/send-return-mail.ts'
import { findEndingSwaps, sendSwapReminder } from './mails/send-swap-reminder.ts'
import { purgeReturnPhotos } from './photos/purge-photos.ts'

export const returnJobHandlers: HandlersOf<typeof returnJobs> = {
  'capture-label': captureLabel,
  'reverse-label': reverseLabel,
  'review-label': reviewLabel,
  'find-unused-labels': async (payload, ctx) => {
    await findUnusedLabels(payload, ctx)
    await enqueueUncaptured(ctx.db)
  },
  'send-return-mail': sendReturnMail,
  'find-ending-swaps': findEndingSwaps,
  'send-swap-reminder': sendSwapReminder,
  'purge-return-photos': (_payload, ctx) => purgeReturnPhotos(ctx),
}
