import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, json } from '../web/answer.ts'
import type { Fault } from './faults.ts'

/** The service's own error answers. */
export type FailureAnswers = Readonly<Record<'error-500' | 'error-429' | 'error-500-after', () => Answer>>

/** Applies faults that precede the work; an answer means that no work is done. */
export async function applyBeforeWork(fault: Fault | undefined, failures: FailureAnswers): Promise<Answer | undefined> {
  if (fault?.effect === 'delay') await wait(fault.delayMs)
  if (fault?.effect === 'refuse-connection') return { status: 500, fault: 'cut' }
  return fault?.effect === 'error-500' || fault?.effect === 'error-429' ? failures[fault.effect]() : undefined
}

/** Applies faults that follow the work. */
export async function applyAfterWork(
  answer: Answer,
  fault: Fault | undefined,
  failures: FailureAnswers,
): Promise<Answer> {
  if (fault?.effect === 'late-answer') await wait(fault.delayMs)
  if (fault?.effect === 'drop-answer') return { ...answer, fault: 'cut' }
  if (fault?.effect === 'half-answer') return { ...answer, fault: 'half' }
  if (fault?.effect === 'wrong-answer') return json({ nothing: 'that belongs here' })
  if (fault?.effect === 'rubbish')
    return { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>Bad gateway' }
  return fault?.effect === 'error-500-after' ? failures[fault.effect]() : answer
}
