interface Panel {
  readonly title: string
  readonly unit: 's' | 'reqps' | 'percentunit' | 'bytes' | 'd' | 'short' | 'ops'
  /** By legend. */
  readonly lines: Readonly<Record<string, string>>
}

interface Dashboard {
  readonly id: string
  readonly title: string
  readonly panels: readonly Panel[]
}

const percentile = (rank: number, by: string) =>
  `histogram_quantile(${rank}, sum by (${by}, le) (rate(welt_answer_seconds_bucket{kind!="operator"}[5m])))`
const oldest = (name: string) => `max(${name})`

export const DASHBOARDS: readonly Dashboard[] = [
  {
    id: 'welt-shops',
    title: 'Welt: shops',
    panels: [
      {
        title: 'Answers',
        unit: 'reqps',
        lines: { '{{job}} {{kind}}': 'sum by (job, kind) (rate(welt_answer_seconds_count[5m]))' },
      },
      {
        title: 'Errors',
        unit: 'percentunit',
        lines: {
          '{{job}}':
            'sum by (job) (rate(welt_answer_seconds_count{status="5xx"}[5m])) / sum by (job) (rate(welt_answer_seconds_count[5m]))',
        },
      },
      {
        title: 'Latency',
        unit: 's',
        lines: { '{{job}} p50': percentile(0.5, 'job'), '{{job}} p95': percentile(0.95, 'job') },
      },
      {
        title: 'Slowest operations',
        unit: 's',
        lines: {
          '{{operation}}':
            'topk(10, sum by (operation) (rate(welt_operation_seconds_sum[5m])) / sum by (operation) (rate(welt_operation_seconds_count[5m])))',
        },
      },
      {
        title: 'Orders an hour',
        unit: 'short',
        lines: {
          '{{site}} placed': 'sum by (site) (increase(welt_order_events_total{event="placed"}[1h]))',
          '{{event}}': 'sum by (event) (increase(welt_order_events_total{event!="placed"}[1h]))',
        },
      },
      {
        title: 'Payments',
        unit: 's',
        lines: {
          'in doubt, oldest': oldest('welt_payments_in_doubt_oldest_seconds'),
          'p95 of a call': 'histogram_quantile(0.95, sum by (le) (rate(welt_payment_call_seconds_bucket[5m])))',
        },
      },
      {
        title: 'Payments in doubt, orders unpaid',
        unit: 'short',
        lines: { 'in doubt': oldest('welt_payments_in_doubt'), unpaid: oldest('welt_orders_unpaid') },
      },
      {
        title: 'Days until certificates expire',
        unit: 'd',
        lines: { '{{host}}': 'min by (host) (welt_certificate_days)' },
      },
      { title: 'Age of stock', unit: 's', lines: { 'inventory feed': oldest('welt_stock_age_seconds') } },
    ],
  },
  {
    id: 'welt-machinery',
    title: 'Welt: machinery',
    panels: [
      {
        title: 'Delay of the event loop (p99 of 10 s)',
        unit: 's',
        lines: { '{{job}} {{instance}}': 'welt_event_loop_delay_seconds' },
      },
      {
        title: 'Processor time',
        unit: 'percentunit',
        lines: { '{{job}} {{instance}}': 'rate(welt_processor_seconds_total[2m])' },
      },
      { title: 'Memory', unit: 'bytes', lines: { '{{job}} {{instance}} {{kind}}': 'welt_memory_bytes' } },
      {
        title: 'Cache hits',
        unit: 'percentunit',
        lines: {
          '{{job}} {{cache}}':
            'sum by (job, cache) (rate(welt_cache_hits_total[5m])) / (sum by (job, cache) (rate(welt_cache_hits_total[5m])) + sum by (job, cache) (rate(welt_cache_misses_total[5m])))',
        },
      },
      { title: 'Caches', unit: 'bytes', lines: { '{{job}} {{cache}}': 'sum by (job, cache) (welt_cache_bytes)' } },
      {
        title: 'Connections to PostgreSQL',
        unit: 'short',
        lines: {
          '{{job}} {{state}}': 'sum by (job, state) (welt_pool_connections)',
          '{{job}} waiting': 'sum by (job) (welt_pool_waiting)',
          '{{job}} most': 'sum by (job) (welt_pool_size)',
        },
      },
      {
        title: 'Statements',
        unit: 's',
        lines: {
          '{{job}} p95': 'histogram_quantile(0.95, sum by (job, le) (rate(welt_statement_seconds_bucket[5m])))',
        },
      },
      {
        title: 'Queue',
        unit: 'short',
        lines: {
          due: oldest('welt_jobs_due'),
          abandoned: oldest('welt_jobs_abandoned'),
          'mails waiting': oldest('welt_mails_waiting'),
        },
      },
      {
        title: 'Oldest that waits',
        unit: 's',
        lines: {
          job: oldest('welt_jobs_oldest_seconds'),
          mail: oldest('welt_mails_oldest_seconds'),
          webhook: oldest('welt_webhooks_oldest_seconds'),
        },
      },
      {
        title: 'Jobs',
        unit: 'ops',
        lines: { '{{outcome}}': 'sum by (outcome) (rate(welt_job_seconds_count[5m]))' },
      },
      {
        title: 'Changes: since the last message',
        unit: 's',
        lines: { '{{instance}}': 'welt_change_stream_age_seconds' },
      },
      {
        title: 'Error lines and alarms',
        unit: 'ops',
        lines: {
          '{{job}} errors': 'sum by (job) (rate(welt_log_errors_total[5m]))',
          '{{job}} alarms': 'sum by (job) (rate(welt_alarms_total[5m]))',
        },
      },
      {
        title: 'Refused because of their number, blocked by browsers',
        unit: 'ops',
        lines: {
          '{{job}} {{kind}}': 'sum by (job, kind) (rate(welt_limited_total[5m]))',
          '{{directive}}': 'sum by (directive) (rate(welt_csp_reports_total[5m]))',
        },
      },
    ],
  },
]

const DATASOURCE = { type: 'prometheus', uid: 'prometheus' }
const WIDTH = 12
const HEIGHT = 8

const panelOf = ({ title, unit, lines }: Panel, at: number) => ({
  id: at + 1,
  type: 'timeseries',
  title,
  datasource: DATASOURCE,
  gridPos: { x: (at % 2) * WIDTH, y: Math.floor(at / 2) * HEIGHT, w: WIDTH, h: HEIGHT },
  fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
  targets: Object.entries(lines).map(([legendFormat, expr], line) => ({
    refId: String.fromCharCode(65 + line),
    datasource: DATASOURCE,
    expr,
    legendFormat,
  })),
})

/** For Grafana. */
export const dashboardFile = ({ id, title, panels }: Dashboard): string =>
  `${JSON.stringify(
    {
      uid: id,
      title,
      tags: ['welt'],
      schemaVersion: 39,
      version: 1,
      editable: false,
      time: { from: 'now-6h', to: 'now' },
      refresh: '30s',
      panels: panels.map(panelOf),
    },
    null,
    2,
  )}\n`
