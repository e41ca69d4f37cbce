import type { SearchParts } from '#app/islands/search/search-field.ts'

const LABEL = 'Loading suggestions'
const ROWS = 6

export interface WaitingRows {
  /** Unless suggestions for earlier text are shown. */
  readonly show: () => void
  readonly hide: () => void
}

/** Grey rows where suggestions will be. */
export function createWaitingRows({ list, status }: Pick<SearchParts, 'list' | 'status'>): WaitingRows {
  const box = document.createElement('div')
  box.className = list.className
  box.hidden = true
  box.setAttribute('aria-hidden', 'true')
  for (let count = 0; count < ROWS; count += 1) {
    const row = document.createElement('div')
    row.style.cssText = 'height:36px;margin:var(--s2) var(--s4);background:var(--tint);border-radius:var(--r-card)'
    box.append(row)
  }
  list.after(box)
  return {
    show() {
      if (!list.hidden) return
      box.hidden = false
      status.textContent = LABEL
    },
    hide() {
      box.hidden = true
      if (status.textContent === LABEL) status.textContent = ''
    },
  }
}
