import styles from './combobox.module.css'
import type { SearchState } from './search-state.ts'
import type { ProductSuggestion, Suggestion } from './suggestions.ts'

const MOST_WIDE = 10
const MOST_NARROW = 8

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  element.append(...content)
  return element
}

const classOf = (name: string) => ({ class: styles[name] ?? '' })

function completed(text: string, typed: string): Node {
  const start = typed.trim().toLowerCase()
  const line = make('span', {})
  if (start && text.toLowerCase().startsWith(start))
    line.append(text.slice(0, start.length), make('b', {}, text.slice(start.length)))
  else line.append(text)
  return line
}

function productRow({ picture, brand, text, price, was }: ProductSuggestion): Node[] {
  const image = picture
    ? make('img', { src: picture, alt: '', width: '56', height: '56', loading: 'lazy' })
    : make('span', {})
  const terms = make('span', classOf('label'), make('span', classOf('brand'), brand), make('span', {}, text))
  const before = was ? [make('s', {}, make('span', { class: 'visually-hidden' }, 'Was '), was), ' '] : []
  const after = was ? [make('span', { class: 'visually-hidden' }, 'now '), price] : [price]
  return [image, terms, make('span', classOf('price'), ...before, ...after)]
}

/** Distributes at most `most` options over the lists in turn. */
function shares(counts: readonly number[], most: number): number[] {
  const given = counts.map(() => 0)
  for (let left = most, isMoving = true; left > 0 && isMoving; ) {
    isMoving = false
    counts.forEach((count, i) => {
      if (left === 0 || (given[i] ?? 0) >= count) return
      given[i] = (given[i] ?? 0) + 1
      left -= 1
      isMoving = true
    })
  }
  return given
}

/** Returns the number of options. [R4.78] */
export function renderSuggestions(
  list: HTMLElement,
  {
    suggestions: { categories, keywords, products },
    value: typed,
    isRecent,
  }: Pick<SearchState, 'suggestions' | 'value' | 'isRecent'>,
): number {
  const most = matchMedia('(min-width: 900px)').matches ? MOST_WIDE : MOST_NARROW
  const [forCategories = 0, forKeywords = 0, forProducts = 0] = shares(
    [categories.length, keywords.length, products.length],
    most,
  )
  let count = 0
  const addGroup = <Row extends Suggestion>(
    kind: string,
    title: string,
    rows: readonly Row[],
    render: (row: Row) => readonly Node[],
  ) => {
    if (rows.length === 0) return
    const group = make('div', { role: 'group', 'aria-labelledby': `suggested-${kind}`, 'data-kind': kind })
    group.append(make('div', { id: `suggested-${kind}`, role: 'presentation', ...classOf('title') }, title))
    for (const row of rows) {
      const id = `suggestion-${count}`
      const role = { role: 'option', id, tabindex: '-1', 'aria-selected': 'false', ...classOf('option') }
      const leads = row.href
        ? { href: row.href, 'data-value': kind === 'keywords' ? row.text : '' }
        : { 'data-clears': '' }
      const option = make('a', { ...role, ...leads }, ...render(row))
      count += 1
      group.append(option)
    }
    groups.push(group)
  }
  const groups: HTMLElement[] = []
  addGroup('categories', 'Categories', categories.slice(0, forCategories), ({ text }) => [completed(text, typed)])
  addGroup('keywords', isRecent ? 'Recent searches' : 'Searches', keywords.slice(0, forKeywords), ({ text }) => [
    completed(text, typed),
  ])
  addGroup('products', 'Products', products.slice(0, forProducts), productRow)
  if (isRecent)
    addGroup('forget', 'Saved in this browser only', [{ text: 'Clear recent searches', href: '' }], ({ text }) => [
      make('span', {}, text),
    ])
  list.replaceChildren(...groups)
  return count
}
