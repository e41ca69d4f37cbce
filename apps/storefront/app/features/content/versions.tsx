import { useShop } from '#app/session/site/shop.ts'
import type { ContentPageFragment } from './content.generated.ts'
import { dayText } from './day-text.ts'

type Version = NonNullable<ContentPageFragment['earlier_versions']>[number]

/** `from 1 Mar 2026 to 1 Nov 2026`, `until 1 Nov 2026`. */
function periodText({ in_force_from, in_force_to }: Version, locale: string): string {
  const to = dayText(in_force_to, locale)
  return in_force_from ? `from ${dayText(in_force_from, locale)} to ${to}` : `until ${to}`
}

/** Lists earlier texts; renders nothing without any. */
export function WhatChanged({ page }: { readonly page: ContentPageFragment }) {
  const { locale } = useShop()
  const { identifier, in_force_from, version_note, earlier_versions: earlier = [] } = page
  if (earlier.length === 0) return null
  return (
    <div className="changed">
      {in_force_from ? (
        <p>
          In force since <time dateTime={in_force_from}>{dayText(in_force_from, locale)}</time>.
        </p>
      ) : null}
      <details>
        <summary>What changed</summary>
        {version_note ? <p>{version_note}</p> : null}
        <ul>
          {earlier.map((one) => (
            <li key={one.version}>
              <a href={`/${identifier}?version=${one.version}`}>Text in force {periodText(one, locale)}</a>
              {one.note ? <p>{one.note}</p> : null}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

interface EarlierTextProps {
  readonly page: ContentPageFragment
  readonly version: number
}

/** Notice above an earlier text, with a link to the text in force. */
export function EarlierText({ page: { identifier, earlier_versions }, version }: EarlierTextProps) {
  const { locale } = useShop()
  const shown = earlier_versions?.find((one) => one.version === version)
  if (!shown) return null
  return (
    <p className="changed-notice">
      This text was in force {periodText(shown, locale)}. <a href={`/${identifier}`}>Read the text in force now</a>
    </p>
  )
}
