import { accountPopoverStore } from '#app/session/browser/account-popover.ts'
import { cardSizesStore } from '#app/session/browser/card-sizes.ts'
import { openCart } from '#app/session/browser/cart-drawer.ts'

export const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)

export const menuDialog = () => document.querySelector<HTMLDialogElement>('[data-menu-dialog]')

export const searchInput = () => document.querySelector<HTMLInputElement>('#site-search input')

const panelOf = (link: HTMLElement) => document.getElementById(link.dataset.opensPanel ?? '')

export function closePanels(except?: Element | null): void {
  for (const link of all('[data-opens-panel]')) {
    if (link === except) continue
    link.setAttribute('aria-expanded', 'false')
    panelOf(link)?.setAttribute('hidden', '')
  }
}

export function leavePanel(): void {
  const open = document.querySelector<HTMLElement>('[data-opens-panel][aria-expanded="true"]')
  closePanels()
  open?.focus()
}

function togglePanel(link: HTMLElement): void {
  const isOpening = link.getAttribute('aria-expanded') !== 'true'
  closePanels(link)
  link.setAttribute('aria-expanded', String(isOpening))
  panelOf(link)?.toggleAttribute('hidden', !isOpening)
}

function showDrawerPanel(id: string | undefined): void {
  for (const panel of all('[data-drawer-panel]')) {
    const isShown = id ? panel.id === id : panel.dataset.drawerTop !== undefined
    panel.toggleAttribute('hidden', !isShown)
    if (isShown) panel.querySelector<HTMLElement>('button, a')?.focus()
  }
}

function openMenu(): void {
  showDrawerPanel(undefined)
  menuDialog()?.showModal()
}

/** The search row of phones. Toggles without `isOpen`. */
export const toggleSearch = (isOpen?: boolean) =>
  searchInput()?.closest('[data-shell] > div')?.toggleAttribute('data-opened', isOpen)

function openSearch(): void {
  toggleSearch()
  searchInput()?.focus()
}

function openAccount(control: HTMLElement): void {
  menuDialog()?.close()
  accountPopoverStore.set(control)
}

const ACTIONS: Readonly<Record<string, (control: HTMLElement) => void>> = {
  'data-opens-panel': togglePanel,
  'data-opens-menu': openMenu,
  'data-opens-search': openSearch,
  'data-opens-cart': () => openCart(),
  'data-opens-account': openAccount,
  'data-opens-sizes': (inCard) => cardSizesStore.set({ inCard }),
  'data-closes-dialog': (control) => control.closest('dialog')?.close(),
  'data-drawer-to': ({ dataset }) => showDrawerPanel(dataset.drawerTo),
  'data-drawer-back': () => showDrawerPanel(undefined),
}
const names = Object.keys(ACTIONS)

export function act(target: Element): boolean {
  const control = target.closest<HTMLElement>(names.map((name) => `[${name}]`).join())
  const name = control && names.find((one) => control.hasAttribute(one))
  if (name) ACTIONS[name]?.(control)
  return control !== null
}
