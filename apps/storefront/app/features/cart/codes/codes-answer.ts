import type { CodeErrors, CodeValues } from './code-rules.ts'

/** What a form of the codes panel asks for. */
const CODE_INTENTS = ['apply-code', 'use-reward', 'apply-card', 'remove-code', 'remove-card', 'remove-cards'] as const
export type CodeIntent = (typeof CODE_INTENTS)[number]

/** How it ended. */
export interface CodesAnswer {
  readonly intent: CodeIntent
  readonly isDone: boolean
  /** At the fields that they belong to. */
  readonly errors?: CodeErrors
  /** About what is no field's: a removal that failed. */
  readonly message?: string
  /** What was typed, when it did not go through. */
  readonly typed?: CodeValues
  /** What a notification says. */
  readonly said?: string
}

/** The intent of a posted form; undefined for one that is not of the codes panel. */
export function parseCodeIntent(text: string): CodeIntent | undefined {
  return CODE_INTENTS.find((intent) => intent === text)
}
