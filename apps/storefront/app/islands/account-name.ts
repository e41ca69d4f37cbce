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
