/** A version that has begun, as stored; times are ISO 8601. */
export interface BegunVersion {
  readonly id: number
  readonly starts_at: string | null
  readonly ends_at: string | null
  readonly note: string | null
  readonly is_active: boolean | null
}

/** Period during which one text was in force. */
interface InForce {
  /** 0 for the page's own columns. */
  readonly version: number
  readonly note: string | null
  readonly from: Date | null
  /** Null while it lasts. */
  readonly to: Date | null
}

export interface History {
  readonly current: InForce | undefined
  /** Latest first. */
  readonly earlier: readonly (InForce & { readonly to: Date })[]
}

const BASE = 0
const startOf = ({ starts_at }: BegunVersion) => (starts_at === null ? Number.NEGATIVE_INFINITY : Date.parse(starts_at))
const endOf = ({ ends_at }: BegunVersion) => (ends_at === null ? Number.POSITIVE_INFINITY : Date.parse(ends_at))

/** The version that began last wins, as when the page is read. */
function winnerAt(versions: readonly BegunVersion[], ms: number): BegunVersion | undefined {
  const open = versions.filter((one) => startOf(one) <= ms && endOf(one) > ms)
  return open.toSorted((a, b) => startOf(b) - startOf(a) || b.id - a.id)[0]
}

interface Period {
  readonly version: number
  readonly note: string | null
  readonly isShown: boolean
  readonly fromMs: number
  readonly toMs: number
}

/** In order, until now. */
function periodsOf(versions: readonly BegunVersion[], isBaseShown: boolean, nowMs: number): readonly Period[] {
  const times = versions.flatMap((one) => [startOf(one), endOf(one)])
  const changes = [...new Set([Number.NEGATIVE_INFINITY, ...times])]
    .filter((ms) => ms <= nowMs)
    .toSorted((a, b) => a - b)
  const joined: Period[] = []
  for (const [at, fromMs] of changes.entries()) {
    const winner = winnerAt(versions, fromMs)
    const version = winner?.id ?? BASE
    const toMs = changes[at + 1] ?? Number.POSITIVE_INFINITY
    const last = joined.at(-1)
    if (last?.version === version) joined[joined.length - 1] = { ...last, toMs }
    else joined.push({ version, note: winner?.note ?? null, isShown: winner?.is_active ?? isBaseShown, fromMs, toMs })
  }
  return joined
}

const dateOf = (ms: number) => (Number.isFinite(ms) ? new Date(ms) : null)
const inForceOf = ({ version, note, fromMs, toMs }: Period): InForce => ({
  version,
  note,
  from: dateOf(fromMs),
  to: dateOf(toMs),
})

/** Each earlier text once, with the last period in which it was in force; never the text in force now. */
export function historyOf(versions: readonly BegunVersion[], isBaseShown: boolean, now: Date): History {
  const periods = periodsOf(versions, isBaseShown, now.getTime())
  const last = periods.at(-1)
  const earlier = new Map<number, InForce & { readonly to: Date }>()
  for (const period of periods.toReversed()) {
    const { version, isShown, toMs } = period
    const to = dateOf(toMs)
    if (to && isShown && version !== last?.version && !earlier.has(version))
      earlier.set(version, { ...inForceOf(period), to })
  }
  return { current: last?.isShown ? inForceOf(last) : undefined, earlier: [...earlier.values()] }
}
