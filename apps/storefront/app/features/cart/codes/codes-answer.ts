import type { CodeErrors, CodeValues } from './code-rules.ts'

const CODE_INTENTS = ['apply-code', 'use-reward', 'apply-card', 'remove-code', 'remove-card', 'remove-cards'] as const
export type CodeIntent = (typeof CODE_INTENTS)[number]

export interface CodesAnswer {
  readonly intent: CodeIntent
  readonly isDone: boolean
  readonly errors?: CodeErrors
  /** Message that belongs to no field. */
  readonly message?: string
  readonly typed?: CodeValues
  readonly said?: string
}

export function parseCodeIntent(text: string): CodeIntent | undefined {
  return CODE_INTENTS.find((intent) => intent === text)
}
