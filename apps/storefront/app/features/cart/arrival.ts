import { formatArrival } from '@welt/kit/arrival'

/** `Tue 25 – Thu 27 Nov` from two local dates (`YYYY-MM-DD`). */
export function promiseText(from: string | null | undefined, to: string | null | undefined): string | undefined {
  return from && to ? formatArrival({ earliest: from, latest: to }) : undefined
}
