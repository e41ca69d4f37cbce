/** As `input_series` of promtool; one value a minute. */
export interface Series {
  readonly series: string
  readonly values: string
}

export interface Alarm {
  readonly name: `Welt${string}`
  readonly expression: string
  readonly forMinutes: number
  /** `now`: shoppers are affected; `today`: they will be. */
  readonly urgency: 'now' | 'today'
  readonly summary: string
  /** What to do first. */
  readonly next: string
  /** Series that provoke the alarm, and similar ones that do not. */
  readonly provoked: readonly Series[]
  readonly quiet: readonly Series[]
  /** Further ones, by what they show. */
  readonly alsoProvoked?: Readonly<Record<string, readonly Series[]>>
  readonly alsoQuiet?: Readonly<Record<string, readonly Series[]>>
  readonly atMinute: number
  /** Labels of the provoked alarm besides its urgency. */
  readonly labels: Readonly<Record<string, string>>
}

export const jobOf = (target: 'storefront' | 'commerce' | 'worker' | 'database' | 'pooler' | 'machines') =>
  `welt-${target}`

export const one = (series: string, values: string): readonly Series[] => [{ series, values }]

/**
 * Counted in the last 15 minutes. `increase` does not see the first counts of a process: a series of a new instance
 * begins with them, and that of a restarted one may go on with the same value.
 */
export const counted = (metric: `welt_${string}`, by: string) =>
  `sum by (${by}) (increase(${metric}[15m]) > 0 or (${metric} > 0 unless ${metric} offset 15m) ` +
  `or (${metric} > 0 and on (job, instance) resets(welt_processor_seconds_total[15m]) > 0))`

/** More than `least` in ten minutes, and three times as many as in ten minutes of the day before. */
export const spike = (metric: `welt_${string}`, by: string, least: number) =>
  `sum by (${by}) (increase(${metric}[10m])) > ${least} unless sum by (${by}) (increase(${metric}[10m])) ` +
  `< 3 * sum by (${by}) (increase(${metric}[1d] offset 10m)) / 144`
