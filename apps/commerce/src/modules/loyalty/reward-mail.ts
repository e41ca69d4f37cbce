import type { Brand } from '@welt/brands'
import { shortDollars } from '@welt/kit/money'
import { type RenderedMail, renderLetter } from '#modules/notifications'
import type { RewardRow } from './tables.ts'

const TIERS = { SILVER: 'Silver', GOLD: 'Gold' } as const

interface RewardMail extends Pick<RewardRow, 'kind' | 'cents' | 'valid_to'> {
  readonly code: string
  readonly shopUrl: string
}

/** [A97] */
export function renderRewardMail(brand: Brand, { kind, cents, valid_to, code, shopUrl }: RewardMail): RenderedMail {
  const amount = shortDollars(cents)
  const until = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: brand.timeZone }).format(valid_to)
  const use = `Your code is ${code}. It takes ${amount} off one order until ${until}, with this email at the checkout.`
  const link = { label: 'See your rewards', url: `${shopUrl}/customer/rewards` }
  if (kind === 'birthday')
    return renderLetter(brand, {
      subject: `Happy birthday: ${amount} off from ${brand.name}`,
      sentences: ['Many happy returns of the day.', use],
      link,
      note: `Don’t want this email? Remove your birthday from your details: ${shopUrl}/customer/details`,
      why: `You’re receiving this because your ${brand.name} account has your birthday.`,
      shopUrl,
    })
  return renderLetter(brand, {
    subject: `You’ve reached ${TIERS[kind]}: ${amount} off your next pair`,
    sentences: [`What you’ve spent at ${brand.name} this year makes you ${TIERS[kind]}.`, use],
    link,
    why: `You’re receiving this because an order with this email reached ${TIERS[kind]} at ${brand.name}.`,
    shopUrl,
  })
}
