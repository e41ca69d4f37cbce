import type { Brand } from '@welt/brands'
import type { RenderedMail } from './layout.ts'
import { type Letter, renderLetter } from './letter.ts'

const ACCOUNT_WHY = (brand: Brand) => `You’re receiving this because this address has an account at ${brand.name}.`

/** [R7.47] */
export function renderPasswordReset(brand: Brand, shopUrl: string, url: string): RenderedMail {
  return renderLetter(brand, {
    subject: 'Choose a new password',
    sentences: [
      `We got a request to reset the password for your ${brand.name} account. The link works once, within the next hour.`,
    ],
    link: { label: 'Choose a new password', url },
    note: 'If it wasn’t you, ignore this email and your password stays the same.',
    why: ACCOUNT_WHY(brand),
    shopUrl,
  })
}

/** [decision 17] */
export function renderEmailConfirm(brand: Brand, shopUrl: string, url: string): RenderedMail {
  return renderLetter(brand, {
    subject: 'Confirm your email',
    sentences: [
      `This address was entered for an account at ${brand.name}. Confirm that it’s yours, and everything linked to it joins your account.`,
      'The link works for three days. You may need to sign in first.',
    ],
    link: { label: 'Confirm my email', url },
    note: `If you don’t have an account at ${brand.name}, ignore this email. Nothing is linked until this address is confirmed.`,
    why: ACCOUNT_WHY(brand),
    shopUrl,
  })
}

export type AccountNotice = 'password-changed' | 'email-changed' | 'account-closed'

const NOTICES: Readonly<Record<AccountNotice, (brand: Brand) => Pick<Letter, 'subject' | 'sentences'>>> = {
  'password-changed': (brand) => ({
    subject: 'Your password was changed',
    sentences: [`The password of your account at ${brand.name} was changed, and other devices were signed out.`],
  }),
  'email-changed': (brand) => ({
    subject: 'Your email address was changed',
    sentences: [
      `The account at ${brand.name} that had this email address now has another one. This is the last email to this address about it.`,
    ],
  }),
  'account-closed': (brand) => ({
    subject: 'Your account was deleted',
    sentences: [
      `Your account at ${brand.name} was deleted with your details, addresses, saved cards and subscriptions.`,
      'We keep records of your orders for as long as the law requires, no longer linked to an account.',
    ],
  }),
}

/** Goes to the address before the change. */
export function renderAccountNotice(brand: Brand, shopUrl: string, notice: AccountNotice): RenderedMail {
  const note = `If it wasn’t you, email ${brand.helpEmail} or call ${brand.helpPhone} straight away.`
  return renderLetter(brand, { ...NOTICES[notice](brand), note, why: ACCOUNT_WHY(brand), shopUrl })
}

export function renderNewsletterConfirm(brand: Brand, shopUrl: string, url: string): RenderedMail {
  return renderLetter(brand, {
    subject: `Confirm your subscription to ${brand.name}`,
    sentences: [`Please confirm that you’d like the ${brand.name} newsletter at this address.`],
    link: { label: 'Yes, send me the newsletter', url },
    note: 'If it wasn’t you, ignore this email and we won’t write again.',
    why: `You’re receiving this one email because this address was entered at ${brand.name}.`,
    shopUrl,
  })
}

/** [A110, R7.44] */
export function renderNewsletterWelcome(brand: Brand, shopUrl: string, unsubscribeUrl: string): RenderedMail {
  return renderLetter(brand, {
    subject: `Welcome to ${brand.name}`,
    sentences: [brand.tagline, `You asked for news from ${brand.name}, and this is where it will arrive.`],
    link: { label: 'Start looking', url: shopUrl },
    why: `You’re receiving this because this address was subscribed at ${brand.name}.`,
    shopUrl,
    unsubscribeUrl,
  })
}
