import { DASHBOARDS } from '../render/telemetry/dashboards.ts'
import { ALARMS } from '../render/telemetry/rules.ts'
import { P95 } from '../topology/alarms/parts.ts'

/** Metrics that rules and dashboards read, except those that a rule records. */
export function metricsNamed(): readonly string[] {
  const expressions = [
    P95.expression,
    ...ALARMS.map(({ expression }) => expression),
    ...DASHBOARDS.flatMap(({ panels }) => panels.flatMap(({ lines }) => Object.values(lines))),
  ]
  const names = expressions.flatMap((text) => text.match(/\bwelt_[a-z0-9_]+/g) ?? [])
  return [...new Set(names.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')))].sort()
}
