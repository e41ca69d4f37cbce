export interface Figure {
  readonly value: number
  readonly unit: string
}

export interface BenchResult {
  readonly name: string
  readonly figure: Figure
  /** Absent for a score on a fixed scale. */
  readonly baseline?: Figure & { readonly name: string }
  /** 1 means equal to the baseline; higher is better. */
  readonly ratio?: number
  /** Least ratio, or least figure without a baseline. Absent: reported only. */
  readonly required?: number
  /** Names include the unit. */
  readonly details: Readonly<Record<string, number | string>>
}

/** Three significant digits. */
export function rounded(value: number): number {
  return Number.isFinite(value) ? Number(value.toPrecision(3)) : 0
}

/** @throws RangeError without values */
export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

/** Interpolated. @throws RangeError without values */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const place = ((sorted.length - 1) * percent) / 100
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  if (low === undefined || high === undefined) throw new RangeError('There are no values.')
  return low + (high - low) * (place - Math.floor(place))
}

/** Undefined when nothing is required. */
export function isMet(result: BenchResult): boolean | undefined {
  if (result.required === undefined) return undefined
  return (result.ratio ?? result.figure.value) >= result.required
}

function cells(result: BenchResult): string[] {
  const { figure, baseline, ratio, required } = result
  const met = isMet(result)
  return [
    result.name,
    `${figure.value} ${figure.unit}`,
    baseline ? `${baseline.value} ${baseline.unit} (${baseline.name})` : '',
    ratio === undefined ? '' : ratio.toFixed(2),
    required === undefined ? '' : `>= ${required}`,
    met === undefined ? '' : met ? 'met' : 'SHORT',
  ]
}

export function toTable(results: readonly BenchResult[]): string {
  const rows = [['name', 'figure', 'baseline', 'ratio', 'required', ''], ...results.map(cells)]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  const details = (result: BenchResult | undefined) =>
    Object.entries(result?.details ?? {}).map(([name, value]) => `    ${name}: ${value}`)
  return rows.flatMap((row, at) => [line(row), ...(at === 0 ? [] : details(results[at - 1]))]).join('\n')
}
