import type { Brand } from '@welt/brands'
import { escapeHtml } from '../web/answer.ts'
import type { CardField } from './browser/card-rules.js'

/** Requires the custom properties of `themeProperties`. */
export const FIELD_RULES = `*{box-sizing:border-box}
.fields{display:grid;grid-template-columns:1fr 1fr;gap:16px;margin:0}.wide{grid-column:1/-1}.field{position:relative;min-width:0}
label{display:block;font-weight:600;margin-bottom:6px}
input{display:block;width:100%;min-height:var(--height);font:inherit;color:inherit;background:var(--surface);border:1px solid var(--field);border-radius:var(--radius);padding:0 14px;font-variant-numeric:tabular-nums}
input:focus-visible{outline:3px solid var(--focus);outline-offset:1px}input[aria-invalid=true]{border:2px solid var(--wrong);padding:0 13px}
input:read-only{opacity:.65}.hint{margin:4px 0 0;font-size:.875em;color:var(--mute)}
.error{margin:4px 0 0;font-size:.9375em;color:var(--wrong);font-weight:600}.error::before{content:"! ";font-weight:800}
.with-brand input{padding-right:110px}.brand{position:absolute;right:14px;bottom:0;height:var(--height);display:flex;align-items:center;font-size:.875em;font-weight:600;color:var(--mute);pointer-events:none}
.with-brand .box{position:relative}@media(max-width:300px){.fields{grid-template-columns:1fr}}`

/** The site's font and theme as custom properties. */
export function themeProperties({ id, theme }: Pick<Brand, 'id' | 'theme'>): string {
  const face = `@font-face{font-family:"${theme.textFont}";src:url(/card-fields/fonts/${id}.woff2) format("woff2");font-weight:100 900;font-display:swap}`
  return `${face}:root{color-scheme:light;--ink:${theme.ink};--mute:${theme.mute};--surface:${theme.surface};--field:${theme.field};--focus:${theme.focus};--wrong:${theme.sale};--radius:${theme.radius.field}px;--height:${theme.controlHeightPx}px;--size:${theme.bodyPx}px;--font:"${theme.textFont}",system-ui,sans-serif}`
}

interface Field {
  readonly id: CardField
  readonly label: string
  readonly attributes: string
  readonly hint?: string
  readonly isWide?: boolean
}

const FIELDS: readonly Field[] = [
  {
    id: 'number',
    label: 'Card number',
    attributes: 'inputmode="numeric" autocomplete="cc-number" maxlength="23"',
    isWide: true,
  },
  {
    id: 'expiry',
    label: 'Expiry date',
    attributes: 'inputmode="numeric" autocomplete="cc-exp" maxlength="7" placeholder="MM/YY"',
  },
  {
    id: 'code',
    label: 'Security code',
    attributes: 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"',
    hint: '3 digits on the back',
  },
  { id: 'holder', label: 'Name on card', attributes: 'autocomplete="cc-name" maxlength="100"', isWide: true },
]

/** Values and errors; a security code is never written back. */
export interface FieldStates {
  readonly values?: Partial<Record<CardField, string>>
  readonly problems?: Partial<Record<CardField, string>>
  /** Shown without JavaScript, where the brand is not yet known. */
  readonly codeHint?: string
}

function renderField(
  { id, label, attributes, hint: ownHint, isWide }: Field,
  { values, problems, codeHint }: FieldStates,
  isFirstWrong: boolean,
): string {
  const problem = problems?.[id] ?? ''
  const hint = id === 'code' ? (codeHint ?? ownHint) : ownHint
  const value = id === 'code' ? '' : (values?.[id] ?? '')
  const state = `${value ? ` value="${escapeHtml(value)}"` : ''}${problem ? ' aria-invalid="true"' : ''}${isFirstWrong ? ' autofocus' : ''}`
  const input = `<input id="${id}" name="${id}" type="text" required spellcheck="false" aria-describedby="${id}-hint ${id}-error" ${attributes}${state}>`
  const box =
    id === 'number' ? `<div class="box">${input}<span class="brand" id="brand" aria-hidden="true"></span></div>` : input
  return `<div class="field${isWide ? ' wide' : ''}${id === 'number' ? ' with-brand' : ''}"><label for="${id}">${label}</label>${box}
<p class="hint" id="${id}-hint"${hint ? '' : ' hidden'}>${hint ?? ''}</p><p class="error" id="${id}-error"${problem ? '' : ' hidden'}>${escapeHtml(problem)}</p></div>`
}

/** The first invalid field gets the focus. */
export function renderFields(states: FieldStates = {}): string {
  const firstWrong = FIELDS.find(({ id }) => states.problems?.[id])
  return FIELDS.map((field) => renderField(field, states, field === firstWrong)).join('')
}
