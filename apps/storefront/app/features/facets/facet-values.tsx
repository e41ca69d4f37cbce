import { escapeHtml } from '@welt/kit/html/escape-html'
import styles from './facet-group.module.css'
import type { FacetOption } from './facets.ts'

const LONG_LIST = 10

interface FacetValuesProps {
  readonly options: readonly FacetOption[]
  readonly name: string
  readonly isColour: boolean
}

const isDead = ({ count, is_selected }: FacetOption) => count === 0 && !is_selected

export const labelAttributes = (option: FacetOption) =>
  `data-key="${escapeHtml(option.value)}"${isDead(option) ? ' data-dead="true"' : ''}`

export function checkboxAttributes(option: FacetOption, name: string): string {
  const disabled = isDead(option) ? ' disabled=""' : ''
  const checked = option.is_selected ? ' checked=""' : ''
  return `type="checkbox"${disabled} name="${escapeHtml(name)}"${checked} value="${escapeHtml(option.value)}"`
}

export const countOf = (option: FacetOption): string => escapeHtml(String(option.count ?? 0))

interface FacetMarkupProps {
  readonly className: string | undefined
  readonly isLong?: boolean
  readonly html: string
}

/**
 * Raw HTML: a listing has hundreds of values, and React took a third of the page's time for them. All text in `html`
 * must be escaped. [R7.116, decision 61]
 */
export function FacetMarkup({ className, isLong, html }: FacetMarkupProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup; a journey tries hostile labels and values
  return <div className={className} data-long={isLong || undefined} dangerouslySetInnerHTML={{ __html: html }} />
}

function valueHtml(option: FacetOption, name: string): string {
  const label = `<span class="${styles.label}">${escapeHtml(option.label ?? option.value)}</span>`
  const count = `<span class="${styles.count}">(<span class="visually-hidden">styles: </span>${countOf(option)})</span>`
  return `<label class="${styles.option}" ${labelAttributes(option)}><input ${checkboxAttributes(option, name)}/>${label}${count}</label>`
}

function colourHtml(option: FacetOption, name: string): string {
  const { label, value, swatch_data } = option
  const ground = swatch_data?.value ? ` style="background:${escapeHtml(swatch_data.value)}"` : ''
  const text = `<span class="${styles.swatchName}">${escapeHtml(label ?? value)} (${countOf(option)})</span>`
  const checkbox = `<input class="visually-hidden" ${checkboxAttributes(option, name)}/>`
  return `<label class="${styles.swatchOption}" ${labelAttributes(option)}>${checkbox}<span class="${styles.swatch}"${ground}></span>${text}</label>`
}

export function FacetValues({ options, name, isColour }: FacetValuesProps) {
  const htmlOf = isColour ? colourHtml : valueHtml
  const html = options.map((option) => htmlOf(option, name)).join('')
  return (
    <FacetMarkup className={isColour ? styles.swatches : styles.list} isLong={options.length > LONG_LIST} html={html} />
  )
}
