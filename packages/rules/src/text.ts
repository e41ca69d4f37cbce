import { cleanLine, cleanText, lengthOf } from '@welt/kit/text/patterns'
import type { Parsed } from './parsed.ts'

export type TextFault = 'missing' | 'too-long' | 'characters'

function parsed(value: string | undefined, typed: string, max: number): Parsed<string, TextFault> {
  if (value === undefined) return { fault: lengthOf(typed) > max ? 'too-long' : 'characters' }
  return value === '' ? { fault: 'missing' } : { value }
}

/** @param max in characters, as people count them */
export const parseText = (typed: string, max: number) => parsed(cleanText(typed, max), typed, max)

export const parseLine = (typed: string, max: number) => parsed(cleanLine(typed, max), typed, max)
