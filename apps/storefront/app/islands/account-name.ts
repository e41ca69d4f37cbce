import { all } from './panels.ts'

export function renderAccountName(firstname: string): void {
  for (const link of all('[data-account-link]')) link.setAttribute('aria-label', `Account, ${firstname}`)
  for (const badge of all('[data-account-initial]')) {
    badge.textContent = [...firstname][0]?.toUpperCase() ?? ''
    badge.hidden = false
  }
  for (const row of all('[data-account-label]')) row.textContent = `${firstname}’s account`
}

export function placeAtTop(selector: string): HTMLElement | undefined {
  if (document.querySelector(selector)) return undefined
  const host = document.createElement('div')
  document.body.prepend(host)
  return host
}

const stars = () => all('[data-opens-account="rewards"]')

export const hasStar = () => stars().length > 0

/** [R1.18] */
export function renderRewardCount(count: number): void {
  for (const star of stars()) {
    star.setAttribute('aria-label', count > 0 ? `Rewards, ${count} to use` : 'Rewards')
    const badge = star.querySelector<HTMLElement>('span')
    if (!badge) continue
    badge.textContent = String(count)
    badge.hidden = count === 0
  }
}
