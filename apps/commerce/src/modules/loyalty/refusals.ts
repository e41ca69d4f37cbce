import type { RefusalReason } from './ports.ts'

/** [R3.13, A23] */
const TEXTS: Readonly<Record<RefusalReason, string>> = {
  unknown: 'The reward {code} is not valid any more, so we took it off your bag.',
  'other-member': 'The reward {code} belongs to another email address, so we took it off your bag.',
  'in-store-only': 'The reward {code} can be used in our stores only, so we took it off your bag.',
  redeemed: 'The reward {code} has been used already, so we took it off your bag.',
  expired: 'The reward {code} has expired, so we took it off your bag.',
  'not-started': 'The reward {code} cannot be used yet, so we took it off your bag.',
  unavailable:
    "We couldn't check the reward {code} just now, so we took it off your bag. It is still yours: add it again later.",
}

export function refusalText(code: string, reason: RefusalReason): string {
  return TEXTS[reason].replace('{code}', code)
}
