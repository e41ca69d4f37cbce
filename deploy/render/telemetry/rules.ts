import { stringify } from 'yaml'
import type { Alarm } from '../../topology/alarms/alarm.ts'
import { CLUSTER_ALARMS, MACHINE_ALARMS } from '../../topology/alarms/database.ts'
import { P95, PART_ALARMS } from '../../topology/alarms/parts.ts'
import { SHOP_ALARMS } from '../../topology/alarms/shop.ts'
import { header } from '../header.ts'
import type { RuleFile } from './prometheus.ts'

const yaml = (value: object) => header('#') + stringify(value, { lineWidth: 0, aliasDuplicateObjects: false })

const ruleOf = ({ name, expression, forMinutes, urgency, summary, next }: Alarm) => ({
  alert: name,
  expr: expression,
  for: `${forMinutes}m`,
  labels: { urgency },
  annotations: { summary, next },
})

const group = (name: string, alarms: readonly Alarm[]) => ({ name, interval: '30s', rules: alarms.map(ruleOf) })

const RECORDED = { name: 'welt-recorded', interval: '15s', rules: [{ record: P95.name, expr: P95.expression }] }

/** By what the processes of the shops export. */
export const ALARMS: readonly Alarm[] = [...PART_ALARMS, ...SHOP_ALARMS]

/** For Prometheus. */
export const RULES: Readonly<Record<RuleFile, string>> = {
  'rules.yaml': yaml({ groups: [RECORDED, group('welt-alarms', ALARMS)] }),
  'rules-cloudnative-pg.yaml': yaml({ groups: [group('welt-cluster', CLUSTER_ALARMS)] }),
  'rules-patroni.yaml': yaml({ groups: [group('welt-machines', MACHINE_ALARMS)] }),
}

export const ALL_ALARMS: readonly Alarm[] = [...ALARMS, ...CLUSTER_ALARMS, ...MACHINE_ALARMS]

const filled = (text: string, labels: Readonly<Record<string, string>>) =>
  text.replace(/\{\{ \$labels\.(\w+) \}\}/g, (_, label: string) => labels[label] ?? '')

function testsOf(alarm: Alarm) {
  const { name, urgency, summary, next, atMinute, labels } = alarm
  const raised = [{ exp_labels: { urgency, ...labels }, exp_annotations: { summary: filled(summary, labels), next } }]
  const tests = (outcome: string, alerts: readonly object[], cases: Readonly<Record<string, Alarm['provoked']>>) =>
    Object.entries(cases).map(([what, series]) => ({
      name: `${name} is ${outcome}${what ? `: ${what}` : ''}`,
      interval: '1m',
      input_series: series,
      alert_rule_test: [{ eval_time: `${atMinute}m`, alertname: name, exp_alerts: alerts }],
    }))
  return [
    ...tests('raised', raised, { '': alarm.provoked, ...alarm.alsoProvoked }),
    ...tests('quiet', [], { '': alarm.quiet, ...alarm.alsoQuiet }),
  ]
}

const POD = 'job="welt-commerce",instance="a:9461",namespace="shops",pod="welt-commerce-1"'

const p95Test = (name: string, perMinute: number, value: number) => ({
  name,
  interval: '1m',
  input_series: [
    { series: `up{${POD}}`, values: '1x10' },
    ...[0.1, 0.2].map((bound) => ({
      series: `welt_answer_seconds_bucket{${POD},kind="graphql",le="${bound}"}`,
      values: `0+${bound === 0.2 ? perMinute : perMinute * 0.9}x10`,
    })),
    { series: `welt_answer_seconds_bucket{${POD},kind="graphql",le="+Inf"}`, values: `0+${perMinute}x10` },
  ],
  promql_expr_test: [
    {
      expr: `round(${P95.name}, 0.001)`,
      eval_time: '8m',
      exp_samples: [{ labels: `{${POD}}`, value }],
    },
  ],
})

/** For `promtool test rules`: provokes each alarm, and shows a state in which it is quiet. */
export const rulesTest = (): string =>
  yaml({
    rule_files: Object.keys(RULES),
    evaluation_interval: '1m',
    tests: [
      ...ALL_ALARMS.flatMap(testsOf),
      p95Test('p95 of a pod under load', 100, 0.15),
      p95Test('p95 of a pod at rest is 0', 0, 0),
    ],
  })
