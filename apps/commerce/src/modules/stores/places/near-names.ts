import type { CountryCode } from '@welt/kit/money'
import { differenceOf } from './edit-distance.ts'
import { type Locality, localitiesNamed, placeKeys } from './localities.ts'
import { placeKey } from './place-names.ts'

/** A bit for each letter: two names that differ in n edits differ in at most 2n bits. */
function lettersOf(text: string): number {
  let letters = 0
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) & 31)
  return letters
}

function bitsOf(value: number): number {
  let bits = 0
  for (let left = value; left !== 0; left &= left - 1) bits += 1
  return bits
}

interface Keys {
  readonly keys: readonly string[]
  readonly letters: Int32Array
}

const known = new Map<CountryCode, Keys>()

function keysOf(country: CountryCode): Keys {
  const ready = known.get(country)
  if (ready) return ready
  const keys = [...placeKeys(country)]
  const made = { keys, letters: Int32Array.from(keys, lettersOf) }
  known.set(country, made)
  return made
}

/** Localities whose names are one slip away, from six letters on two; the closest first. */
export function localitiesLike(country: CountryCode, name: string): readonly Locality[] {
  const wanted = placeKey(name)
  if (wanted.length < 3 || wanted.length > 40) return []
  const most = wanted.length < 6 ? 1 : 2
  const letters = lettersOf(wanted)
  const { keys, letters: all } = keysOf(country)
  const found: { readonly key: string; readonly difference: number }[] = []
  for (const [at, key] of keys.entries()) {
    if (Math.abs(key.length - wanted.length) > most || bitsOf((all[at] ?? 0) ^ letters) > 2 * most) continue
    const difference = differenceOf(key, wanted, most)
    if (difference <= most) found.push({ key, difference })
  }
  return found.toSorted((a, b) => a.difference - b.difference).flatMap(({ key }) => localitiesNamed(country, key))
}
