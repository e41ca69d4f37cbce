import { randomInt } from 'node:crypto'

const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ23456789'

/** 16 characters, like Adyen's. */
export function newPspReference(): string {
  return Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}
