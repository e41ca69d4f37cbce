const MAX_SNAPSHOTS = 10
const snapshots = new Map<string, string>()

export function saveSnapshot(locationKey: string, root: Element): void {
  if (!root.querySelector('[data-appended]')) return
  snapshots.delete(locationKey)
  snapshots.set(locationKey, root.innerHTML)
  if (snapshots.size > MAX_SNAPSHOTS) snapshots.delete([...snapshots.keys()][0] ?? '')
}

export const snapshotOf = (locationKey: string): string | undefined => snapshots.get(locationKey)

export function showCount(root: Element, total: number | undefined): void {
  const label = root.querySelector('[data-apply-total]')
  if (label)
    label.textContent = total === undefined ? 'Show styles' : `Show ${total} ${total === 1 ? 'style' : 'styles'}`
}

export function showFailure(root: Element, hasFailed: boolean): void {
  const said = root.querySelector('[data-failure]')
  if (said) said.textContent = hasFailed ? 'We couldn’t load these styles.' : ''
  said?.parentElement?.toggleAttribute('hidden', !hasFailed)
}

export function appendPage(root: Element, html: string): void {
  const page = document.createElement('template')
  page.innerHTML = html
  const list = root.querySelector('[data-results] > ul[role=list]')
  const added = [...page.content.querySelectorAll('[data-results] > ul[role=list] > li')]
  list?.append(...added)
  list?.setAttribute('data-appended', '')
  const paging = page.content.querySelector('[data-paging]')
  if (paging) root.querySelector('[data-paging]')?.replaceWith(paging)
  added[0]?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
  const said = root.querySelector('[data-more-said]')
  if (said) said.textContent = `${added.length} more styles shown`
}
