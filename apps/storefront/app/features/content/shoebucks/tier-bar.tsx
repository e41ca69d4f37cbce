import { shortDollars } from '@welt/kit/money'
import type { TierOffer } from '#app/session/site/site-settings.ts'
import { barPercent, tierName } from './tiers.ts'

// The popover shows it on any page, and the style sheet that all pages load is full.
const BAR = { position: 'relative', border: '1px solid var(--ink)', background: 'var(--surface)' } as const
const FILL = { display: 'block', height: '100%', background: 'var(--accent)', forcedColorAdjust: 'none' } as const
const MARK = { position: 'absolute', insetBlock: 0, inlineSize: '2px', background: 'var(--ink)' } as const
const NAMES = {
  position: 'relative',
  blockSize: '2.8em',
  marginTop: '4px',
  fontSize: 'var(--t-1)',
  lineHeight: 1.4,
} as const
const NAME = { position: 'absolute', inlineSize: 'max-content', maxInlineSize: '32%' } as const
const AT_START = { ...NAME, textAlign: 'left' } as const
const BETWEEN = { ...NAME, textAlign: 'center', translate: '-50%' } as const
const AT_END = { ...NAME, textAlign: 'right', translate: '-100%' } as const
const LINE = { display: 'block' } as const

interface TierBarProps {
  /** Says what the bar shows. */
  readonly label: string
  readonly spentCents: number
  readonly tiers: readonly TierOffer[]
  /** With every amount, on a line of its own. */
  readonly isLarge?: boolean
  readonly fillClassName?: string | undefined
}

/** Full at the highest tier, with a mark at each in between. [R9.23] */
export function TierBar({ label, spentCents, tiers, isLarge = false, fillClassName }: TierBarProps) {
  const at = (cents: number) => `${barPercent(cents, tiers)}%`
  const placeOf = (i: number) => (i === 0 ? AT_START : i === tiers.length - 1 ? AT_END : BETWEEN)
  return (
    <>
      <div role="img" aria-label={label} style={{ ...BAR, blockSize: isLarge ? '16px' : '14px' }}>
        <span className={fillClassName} style={{ ...FILL, inlineSize: at(spentCents) }} />
        {tiers.slice(1, -1).map(({ code, thresholdCents }) => (
          <i key={code} style={{ ...MARK, insetInlineStart: at(thresholdCents) }} />
        ))}
      </div>
      <ol style={NAMES}>
        {tiers.map(({ code, thresholdCents }, i) => (
          <li key={code} style={{ ...placeOf(i), insetInlineStart: at(thresholdCents) }}>
            <strong style={isLarge ? LINE : undefined}>{tierName(code)}</strong>{' '}
            {isLarge || thresholdCents > 0 ? shortDollars(thresholdCents) : null}
          </li>
        ))}
      </ol>
    </>
  )
}
