import { clockText, storeDayText } from '@welt/kit/stores/store-clock'
import type { OpenStatus } from '@welt/kit/stores/store-status'
import { capitalized } from '@welt/kit/text/capitalized'

/** `Open now, until 5 pm` or `Opens tomorrow 9 am`. [R2.35] */
export function deskStatusText({ is_open, closes_at, opens_at }: OpenStatus, now: Date): string {
  if (is_open) return closes_at ? `Open now, until ${clockText(closes_at)}` : 'Open now'
  if (!opens_at) return 'Closed at the moment'
  const day = storeDayText(opens_at, now)
  return capitalized(`opens ${day === 'today' ? '' : `${day} `}${clockText(opens_at)}`)
}
