import { SERVING } from '../parts.ts'
import { type Alarm, counted, jobOf, one, type Series, spike } from './alarm.ts'

/** What the chart scales by; 0 without requests, since a missing value would stop scaling down. */
export const P95 = {
  name: 'welt_answer_seconds_p95',
  expression:
    '(histogram_quantile(0.95, sum by (job, instance, namespace, pod, le) ' +
    '(rate(welt_answer_seconds_bucket{kind!="operator"}[2m]))) >= 0) ' +
    'or 0 * sum by (job, instance, namespace, pod) (up{job=~"welt-(storefront|commerce)"})',
} as const

const commerce = '{job="welt-commerce",instance="commerce-1:9461"}'
const answers = (status: string, values: string): Series => ({
  series: `welt_answer_seconds_count{job="welt-storefront",kind="page",status="${status}"}`,
  values,
})
const bucket = (bound: string, values: string): Series => ({
  series: `welt_answer_seconds_bucket{job="welt-storefront",kind="page",status="2xx",le="${bound}"}`,
  values,
})

const MEMORY = (['storefront', 'commerce', 'worker'] as const)
  .map((part) => {
    const bytes = Math.round(SERVING[part].resources.mostMemoryMb * 1024 * 1024 * 0.9)
    return `max by (job) (welt_memory_bytes{kind="resident",job="${jobOf(part)}"}) > ${bytes}`
  })
  .join(' or ')

const FAILED = 'welt_answer_seconds_count{status="5xx",kind!="operator"}'
const ANSWERED = 'welt_answer_seconds_count{kind!="operator"}'

const WITHOUT: Readonly<Record<'storefront' | 'commerce' | 'worker', readonly [summary: string, next: string]>> = {
  storefront: [
    'No storefront answers: the shops are closed',
    'Read their last log lines, or see why they are not placed; start one.',
  ],
  commerce: [
    'No commerce server answers: only cached pages are shown, nothing is sold',
    'Read their last log lines; a server that keeps exiting says why at its start.',
  ],
  worker: [
    'No worker answers: no mails, no checks of payments, and no figures of either',
    'Read their last log lines. Meanwhile the alarms of jobs, mails, payments and stock are silent.',
  ],
}

const capital = (part: string) => `${part.slice(0, 1).toUpperCase()}${part.slice(1)}`

/** `up` has no series for instances that were never placed. */
const noneAnswers = (part: keyof typeof WITHOUT): Alarm => {
  const [summary, next] = WITHOUT[part]
  const up = (n: number, values: string): Series => ({ series: `up{job="${jobOf(part)}",instance="${n}"}`, values })
  return {
    name: `WeltNo${capital(part)}`,
    expression: `absent(up{job="${jobOf(part)}"} == 1)`,
    forMinutes: 2,
    urgency: 'now',
    summary,
    next,
    provoked: [up(1, '1x3 _x20')],
    quiet: [up(1, '1x20'), up(2, '0x20')],
    alsoProvoked: { 'of those that are placed': [up(1, '0x20'), up(2, '0x20')] },
    atMinute: 15,
    labels: {},
  }
}

const processor = (values: string): Series => ({ series: `welt_processor_seconds_total${commerce}`, values })

/** Of the processes themselves. */
export const PART_ALARMS: readonly Alarm[] = [
  {
    name: 'WeltPartDown',
    expression: 'up{job=~"welt-.*"} == 0',
    forMinutes: 2,
    urgency: 'now',
    summary: '{{ $labels.instance }} does not answer',
    next: 'Read the last log lines of the part. Other instances serve; a part that keeps exiting says why at its start.',
    provoked: one(`up${commerce}`, '0x10'),
    quiet: one(`up${commerce}`, '1x10'),
    atMinute: 5,
    labels: { job: 'welt-commerce', instance: 'commerce-1:9461' },
  },
  noneAnswers('storefront'),
  noneAnswers('commerce'),
  noneAnswers('worker'),
  {
    name: 'WeltAnswersFail',
    expression:
      `sum by (job) (rate(${FAILED}[5m])) / sum by (job) (rate(${ANSWERED}[5m])) > 0.005 ` +
      `and sum by (job) (increase(${FAILED}[5m])) >= 5`,
    forMinutes: 3,
    urgency: 'now',
    summary: 'More than 0.5 % of the answers of {{ $labels.job }} are errors',
    next: 'Look for error lines of the part, then whether PostgreSQL and commerce answer /readyz.',
    provoked: [answers('2xx', '0+991x20'), answers('5xx', '0+9x20')],
    quiet: [answers('2xx', '0+997x20'), answers('5xx', '0+3x20')],
    alsoProvoked: { 'of few answers': [answers('2xx', '0+4x20'), answers('5xx', '0+2x20')] },
    alsoQuiet: { 'one error at night': [answers('2xx', '0+4x20'), answers('5xx', '0x8 1x12')] },
    atMinute: 12,
    labels: { job: 'welt-storefront' },
  },
  {
    name: 'WeltAnswersSlow',
    expression:
      'histogram_quantile(0.95, sum by (job, le) (rate(welt_answer_seconds_bucket{kind!~"operator|webhook"}[5m]))) > 0.5',
    forMinutes: 10,
    urgency: 'today',
    summary: 'The slowest 5 % of answers of {{ $labels.job }} take longer than 500 ms',
    next: 'Compare event-loop delay, waits for the pool and statement times; add an instance if all grew.',
    provoked: [bucket('0.5', '0+90x30'), bucket('1', '0+100x30'), bucket('+Inf', '0+100x30')],
    quiet: [bucket('0.3', '0+97x30'), bucket('0.5', '0+99x30'), bucket('+Inf', '0+100x30')],
    atMinute: 20,
    labels: { job: 'welt-storefront' },
  },
  {
    name: 'WeltEventLoopLate',
    expression: 'max by (job) (welt_event_loop_delay_seconds) > 0.2',
    forMinutes: 5,
    urgency: 'today',
    summary: 'The event loop of {{ $labels.job }} is delayed by more than 200 ms',
    next: 'Processor time is short: add an instance, or move other work off the machine.',
    provoked: one(`welt_event_loop_delay_seconds${commerce}`, '0.25x15'),
    quiet: one(`welt_event_loop_delay_seconds${commerce}`, '0.15x15'),
    atMinute: 10,
    labels: { job: 'welt-commerce' },
  },
  {
    name: 'WeltPoolExhausted',
    expression: 'max by (job) (welt_pool_waiting) > 0',
    forMinutes: 3,
    urgency: 'now',
    summary: 'Calls of {{ $labels.job }} wait for a connection to PostgreSQL',
    next: 'Look for long statements in pg_stat_activity; raise DB_POOL_SIZE only if PostgreSQL has processor time left.',
    provoked: one(`welt_pool_waiting${commerce}`, '3x10'),
    quiet: one(`welt_pool_waiting${commerce}`, '0 4 0 0 7 0 0 0 2 0'),
    atMinute: 6,
    labels: { job: 'welt-commerce' },
  },
  {
    name: 'WeltAlarmLogged',
    expression: counted('welt_alarms_total', 'job'),
    forMinutes: 0,
    urgency: 'today',
    summary: '{{ $labels.job }} logged an alarm',
    next: 'Search its log for "alarm":true; docs/operating.md explains each.',
    provoked: one(`welt_alarms_total${commerce}`, '0x20 1x10'),
    quiet: one(`welt_alarms_total${commerce}`, '4x40'),
    alsoProvoked: {
      'at the start of a new instance': one(`welt_alarms_total${commerce}`, '_x20 1x10'),
      'at each start of an instance': [
        { series: `welt_alarms_total${commerce}`, values: '1x40' },
        processor('100+1x20 5+1x20'),
      ],
    },
    alsoQuiet: {
      'while it runs on': [{ series: `welt_alarms_total${commerce}`, values: '1x40' }, processor('100+1x40')],
    },
    atMinute: 25,
    labels: { job: 'welt-commerce' },
  },
  {
    name: 'WeltLimitsReached',
    expression: spike('welt_limited_total', 'job', 200),
    forMinutes: 5,
    urgency: 'today',
    summary: '{{ $labels.job }} refuses many more requests than usual because of their number',
    next: 'Find the addresses that get 429 in the log of nginx or the load balancer; block them there.',
    provoked: one('welt_limited_total{job="welt-commerce",kind="graphql"}', '0 40000x14 40100+100x30'),
    quiet: one('welt_limited_total{job="welt-commerce",kind="graphql"}', '0 40000x14 40060+60x30'),
    atMinute: 40,
    labels: { job: 'welt-commerce' },
  },
  {
    name: 'WeltPagesBlocked',
    expression: spike('welt_csp_reports_total', 'directive', 20),
    forMinutes: 5,
    urgency: 'today',
    summary: 'Browsers block more than usual that pages load against {{ $labels.directive }}',
    next: 'Lines "csp-report" of the storefronts name what was blocked: if it is not ours, find out what put it there.',
    provoked: one('welt_csp_reports_total{job="welt-storefront",directive="script-src-elem"}', '0 4000x14 4010+10x30'),
    quiet: one('welt_csp_reports_total{job="welt-storefront",directive="script-src-elem"}', '0 4000x14 4006+6x30'),
    atMinute: 40,
    labels: { directive: 'script-src-elem' },
  },
  {
    name: 'WeltMemoryHigh',
    expression: MEMORY,
    forMinutes: 5,
    urgency: 'today',
    summary: 'A process of {{ $labels.job }} uses 90 % of its memory limit',
    next: 'Compare welt_cache_bytes with the heap; restart one instance if only it grew, and report how it grew.',
    provoked: one('welt_memory_bytes{job="welt-worker",kind="resident"}', '750000000x15'),
    quiet: one('welt_memory_bytes{job="welt-commerce",kind="resident"}', '750000000x15'),
    atMinute: 10,
    labels: { job: 'welt-worker' },
  },
  {
    name: 'WeltChangesLate',
    expression: 'max by (job) (welt_change_stream_age_seconds) > 60',
    forMinutes: 2,
    urgency: 'now',
    summary: 'A storefront gets no changes: its pages may show old prices and stock',
    next: 'See whether it reaches commerce, and whether both have the same SERVICE_KEY.',
    provoked: one('welt_change_stream_age_seconds{job="welt-storefront"}', '0+60x10'),
    quiet: one('welt_change_stream_age_seconds{job="welt-storefront"}', '8x10'),
    atMinute: 6,
    labels: { job: 'welt-storefront' },
  },
  {
    name: 'WeltCertificateEnds',
    expression: 'min by (host) (welt_certificate_days) < 14',
    forMinutes: 10,
    urgency: 'today',
    summary: 'The certificate of {{ $labels.host }} expires within 14 days',
    next: 'Renew it: docs/operating/rotate-secrets.md. If it should renew itself, find out why it has not.',
    provoked: one('welt_certificate_days{job="welt-worker",host="midas.example"}', '13.9x15'),
    quiet: one('welt_certificate_days{job="welt-worker",host="midas.example"}', '89-0.0007x15'),
    atMinute: 12,
    labels: { host: 'midas.example' },
  },
  {
    name: 'WeltTracesLost',
    expression: 'sum by (job) (increase(welt_spans_lost_total[10m])) > 0',
    forMinutes: 10,
    urgency: 'today',
    summary: 'The collector does not take the spans of {{ $labels.job }}',
    next: 'Requests are not affected. See whether the collector of TRACES_URL runs; its own log says what it refuses.',
    provoked: one(`welt_spans_lost_total${commerce}`, '0+50x30'),
    quiet: one(`welt_spans_lost_total${commerce}`, '0 300 300x28'),
    atMinute: 25,
    labels: { job: 'welt-commerce' },
  },
]
