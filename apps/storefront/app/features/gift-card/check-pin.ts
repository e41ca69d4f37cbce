import { type PinFault, parsePin } from '@welt/rules/code'

const TEXTS: Readonly<Record<PinFault, string>> = {
  missing: 'Enter the gift card’s PIN.',
  'not-digits': 'Enter the PIN using numbers only.',
  'never-issued': 'Enter the PIN exactly as it is in the email.',
}

/** [R5.07] */
export function checkPin(typed: string): string | undefined {
  const { fault } = parsePin(typed)
  return fault && TEXTS[fault]
}
