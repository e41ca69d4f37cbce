import { dropExpiring, readExpiring, writeExpiring } from './expiring-storage.ts'

/** Of store finder and find in store. */
const KEY = 'store-place'
const MAX_LENGTH = 80

/** The last place that stores were searched from, as typed or chosen; never a position. [R9.12, A101] */
export function rememberedPlace(): string | undefined {
  const place = readExpiring(KEY)
  return typeof place === 'string' && place !== '' && place.length <= MAX_LENGTH ? place : undefined
}

export function rememberPlace(place: string): void {
  if (place !== '' && place.length <= MAX_LENGTH) writeExpiring(KEY, place)
}

export const deletePlace = () => dropExpiring(KEY)
