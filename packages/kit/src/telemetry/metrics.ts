/** The values allowed for each label; any other counts as `other`, so no request can add a series. */
export type LabelValues = Readonly<Record<string, readonly string[]>>

type LabelsOf<Values extends LabelValues> = { readonly [Label in keyof Values]: string }

export interface Sample {
  readonly labels?: Readonly<Record<string, string>>
  readonly value: number
}

interface Counter<Values extends LabelValues> {
  add(labels: LabelsOf<Values>, count?: number): void
}

export interface Timer<Values extends LabelValues> {
  observe(labels: LabelsOf<Values>, seconds: number): void
}

type Kind = 'counter' | 'histogram' | 'summary' | 'gauge'

interface Description<Values extends LabelValues> {
  /** Ends with its unit, for a counter with `_total`. */
  readonly name: `welt_${string}`
  readonly help: string
  readonly labels: Values
}

interface Family {
  readonly kind: Kind
  readonly help: string
  readonly instrument: unknown
  lines(): readonly string[] | Promise<readonly string[]>
}

const BUCKET_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5, 10] as const
const OTHER = 'other'
const MOST_SAMPLES = 200

const FAMILIES = Symbol.for('welt.metrics')
const shared = globalThis as { [FAMILIES]?: Map<string, Family> }

/** One for the process, also across bundled copies of this module. */
const families = (): Map<string, Family> => {
  shared[FAMILIES] ??= new Map()
  return shared[FAMILIES]
}

const quoted = (value: string) => value.replace(/[\\"\n]/g, (letter) => (letter === '\n' ? '\\n' : `\\${letter}`))

function labelText(names: readonly string[], values: readonly string[], more = ''): string {
  const pairs = names.map((name, at) => `${name}="${quoted(values[at] ?? '')}"`)
  const all = more ? [...pairs, more] : pairs
  return all.length > 0 ? `{${all.join(',')}}` : ''
}

interface Cell {
  readonly values: readonly string[]
  count: number
  sum: number
  readonly buckets: number[]
}

/** One cell for each combination of declared values that occurred. */
function createCells<Values extends LabelValues>(labels: Values) {
  const names = Object.keys(labels)
  const known = names.map((name) => new Set(labels[name]))
  const cells = new Map<string, Cell>()
  const keyOf = (given: LabelsOf<Values>) => {
    let key = ''
    for (const name of names) key += `${given[name]}\n`
    return key
  }
  return {
    names,
    all: () => [...cells.values()],
    of(given: LabelsOf<Values>): Cell {
      const found = cells.get(keyOf(given))
      if (found) return found
      const values = names.map((name, at) => (known[at]?.has(given[name] ?? '') ? String(given[name]) : OTHER))
      const key = `${values.join('\n')}${names.length > 0 ? '\n' : ''}`
      const cell = cells.get(key) ?? { values, count: 0, sum: 0, buckets: BUCKET_SECONDS.map(() => 0) }
      cells.set(key, cell)
      return cell
    },
  }
}

function addTo(cell: Cell, seconds: number): Cell {
  cell.count += 1
  cell.sum += seconds
  return cell
}

function totals(name: string, labels: readonly string[], { values, count, sum }: Cell): readonly string[] {
  const label = labelText(labels, values)
  return [`${name}_sum${label} ${sum}`, `${name}_count${label} ${count}`]
}

function declare<Instrument>(name: string, make: () => Family & { readonly instrument: Instrument }): Instrument {
  const known = families().get(name)
  if (known) return known.instrument as Instrument
  const family = make()
  families().set(name, family)
  return family.instrument
}

/** A counter without labels is exported from the start. */
export function counter<const Values extends LabelValues>({ name, help, labels }: Description<Values>) {
  return declare<Counter<Values>>(name, () => {
    const cells = createCells(labels)
    if (cells.names.length === 0) cells.of({} as LabelsOf<Values>)
    return {
      kind: 'counter',
      help,
      instrument: {
        add(given, count = 1) {
          cells.of(given).count += count
        },
      },
      lines: () => cells.all().map(({ values, count }) => `${name}${labelText(cells.names, values)} ${count}`),
    }
  })
}

/** Count and sum of durations: few series even with many label values. */
export function summary<const Values extends LabelValues>({ name, help, labels }: Description<Values>) {
  return declare<Timer<Values>>(name, () => {
    const cells = createCells(labels)
    return {
      kind: 'summary',
      help,
      instrument: {
        observe(given, seconds) {
          addTo(cells.of(given), seconds)
        },
      },
      lines: () => cells.all().flatMap((cell) => totals(name, cells.names, cell)),
    }
  })
}

export function histogram<const Values extends LabelValues>({ name, help, labels }: Description<Values>) {
  return declare<Timer<Values>>(name, () => {
    const cells = createCells(labels)
    if (cells.names.length === 0) cells.of({} as LabelsOf<Values>)
    return {
      kind: 'histogram',
      help,
      instrument: {
        observe(given, seconds) {
          const cell = addTo(cells.of(given), seconds)
          const at = BUCKET_SECONDS.findIndex((bound) => seconds <= bound)
          if (at >= 0) cell.buckets[at] = (cell.buckets[at] ?? 0) + 1
        },
      },
      lines: () =>
        cells.all().flatMap((cell) => {
          const { values, count, buckets } = cell
          let below = 0
          return [
            ...BUCKET_SECONDS.map((bound, at) => {
              below += buckets[at] ?? 0
              return `${name}_bucket${labelText(cells.names, values, `le="${bound}"`)} ${below}`
            }),
            `${name}_bucket${labelText(cells.names, values, 'le="+Inf"')} ${count}`,
            ...totals(name, cells.names, cell),
          ]
        }),
    }
  })
}

type Read = () => readonly Sample[] | Promise<readonly Sample[]>

/** Read at each scrape; the last declaration wins. */
export function readings(kind: 'gauge' | 'counter', name: `welt_${string}`, help: string, read: Read): void {
  const line = ({ labels = {}, value }: Sample) =>
    `${name}${labelText(Object.keys(labels), Object.values(labels))} ${value}`
  families().set(name, {
    kind,
    help,
    instrument: undefined,
    lines: async () => (await read()).slice(0, MOST_SAMPLES).map(line),
  })
}

/** Prometheus text format, without readings that fail, such as of a database that is down. */
export async function metricsText(): Promise<string> {
  const blocks = await Promise.all(
    [...families()].map(async ([name, { kind, help, lines }]) => {
      const own = await Promise.resolve()
        .then(lines)
        .catch(() => [])
      return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...own].join('\n')
    }),
  )
  return `${blocks.join('\n')}\n`
}
