import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { brands, type SiteId } from '@welt/brands'
import { ensureChromium } from '../scripts/test-runner/chromium.ts'
import { type BenchResult, rounded } from './measure/result.ts'
import type { System } from './measure/system.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
/** The home page of every site, and listing, search and product of these. */
const WHOLE = [
  { id: 'mollini', listing: '/boots' },
  { id: 'mathers', listing: '/women' },
] as const
/** Runs per page; the median counts. */
const RUNS = 3
const REQUIRED = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof REQUIRED
const CATEGORIES = Object.keys(REQUIRED) as Category[]
const MOST_JS_BYTES = 125_000
const MOST_CSS_BYTES = 25_000
const SEARCH = '/search?q=black+boots'
const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
]

interface Audit {
  readonly score: number | null
  readonly numericValue?: number
  readonly title: string
  readonly details?: { readonly items?: readonly { readonly url?: string; readonly resourceType?: string }[] }
}

interface Report {
  readonly categories: Readonly<
    Record<
      Category,
      { readonly score: number; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >
  readonly audits: Readonly<Record<string, Audit | undefined>>
  readonly runtimeError?: { readonly message: string }
  readonly environment: { readonly benchmarkIndex: number }
}

/** Chromium sometimes loses a trace, hence the retries. */
async function look(url: string, file: string, chromium: string, tries = 3): Promise<Report> {
  try {
    return await lookOnce(url, file, chromium)
  } catch (error) {
    if (tries === 1) throw error
    return look(url, file, chromium, tries - 1)
  }
}

function lookOnce(url: string, file: string, chromium: string): Promise<Report> {
  const flags = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${CHROME_FLAGS.join(' ')}`,
  ]
  return new Promise((done, failed) => {
    const child = spawn('npx', ['--yes', LIGHTHOUSE, ...flags], {
      env: { ...process.env, CHROME_PATH: chromium },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let outputText = ''
    child.stderr.on('data', (chunk) => {
      outputText = `${outputText}${chunk}`.slice(-1500)
    })
    child.once('error', failed)
    child.once('exit', (code) => {
      if (code !== 0)
        return failed(
          new Error(`Lighthouse did not finish (it is fetched from the package registry).\n${outputText.trim()}`),
        )
      const report = JSON.parse(readFileSync(file, 'utf8')) as Report
      if (report.runtimeError) failed(new Error(report.runtimeError.message))
      else done(report)
    })
  })
}

const scoreOf = (report: Report, category: Category) => Math.round(report.categories[category].score * 100)
const lowest = (reports: readonly Report[], category: Category) =>
  Math.min(...reports.map((report) => scoreOf(report, category)))
const audited = (report: Report, audit: string) => rounded(report.audits[audit]?.numericValue ?? 0)

interface Looked {
  readonly reports: readonly Report[]
  readonly report: Report
  /** Performance scores, with Lighthouse's benchmark index of the machine. */
  readonly runs: readonly string[]
}

const describe = (report: Report) =>
  `${scoreOf(report, 'performance')} (machine ${Math.round(report.environment.benchmarkIndex)})`

async function typical(url: string, file: string, chromium: string): Promise<Looked> {
  const reports: Report[] = []
  while (reports.length < RUNS) reports.push(await look(url, file, chromium))
  const byPerformance = reports.toSorted((a, b) => a.categories.performance.score - b.categories.performance.score)
  return { reports, report: byPerformance[Math.floor(RUNS / 2)] as Report, runs: reports.map(describe) }
}

function gzipBytes(url: string, port: number): Promise<number> {
  const { pathname, hostname } = new URL(url)
  return new Promise((done, failed) => {
    get(
      { host: '127.0.0.1', port, path: pathname, headers: { host: hostname, 'accept-encoding': 'gzip' } },
      async (response) => {
        done(Buffer.concat(await response.toArray()).length)
      },
    ).once('error', failed)
  })
}

/** Gzipped bytes of a page's files. */
async function bytesOf(report: Report, kind: 'Script' | 'Stylesheet', port: number): Promise<number> {
  const requests = report.audits['network-requests']?.details?.items ?? []
  const urls = requests.flatMap(({ url, resourceType }) => (url && resourceType === kind ? [url] : []))
  const sizes = await Promise.all(urls.map((url) => gzipBytes(url, port)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

function failures(report: Report, category: Category): string {
  const failed = report.categories[category].auditRefs.filter(
    ({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1,
  )
  return failed.map(({ id }) => id).join(', ')
}

async function pageText(url: string, port: number): Promise<string> {
  const { pathname, search, hostname } = new URL(url)
  return new Promise((done, failed) => {
    get({ host: '127.0.0.1', port, path: `${pathname}${search}`, headers: { host: hostname } }, async (response) => {
      done(Buffer.concat(await response.toArray()).toString('utf8'))
    }).once('error', failed)
  })
}

interface Page {
  readonly name: string
  readonly url: string
}

const originOf = (id: SiteId, port: number) => `http://${id}.localhost:${port}`

async function findPages(port: number): Promise<readonly Page[]> {
  const homes = brands.map(({ id }) => ({ name: `${id} home`, url: `${originOf(id, port)}/` }))
  const pages = await Promise.all(
    WHOLE.map(async ({ id, listing }) => {
      const origin = originOf(id, port)
      const product = (await pageText(`${origin}${listing}`, port)).match(/href="(\/[a-z0-9-]+\.html)"/)?.[1]
      if (!product) throw new Error(`${origin}${listing} lists no product.`)
      return [
        { name: `${id} listing`, url: `${origin}${listing}` },
        { name: `${id} search`, url: `${origin}${SEARCH}` },
        { name: `${id} product`, url: `${origin}${product}` },
      ]
    }),
  )
  return [...homes, ...pages.flat()]
}

async function toResults({ name, url }: Page, { reports, report, runs }: Looked, port: number): Promise<BenchResult[]> {
  const [js, css, html] = await Promise.all([
    bytesOf(report, 'Script', port),
    bytesOf(report, 'Stylesheet', port),
    pageText(url, port),
  ])
  const preloaded = html.match(/<link rel="preload" as="image"[^>]*fetchpriority="high"/gi)?.length ?? 0
  const scores = CATEGORIES.map((category): BenchResult => {
    const missed = failures(report, category)
    return {
      name: `${name}, ${category}`,
      // Performance varies between runs, the other scores do not.
      figure: {
        value: category === 'performance' ? scoreOf(report, category) : lowest(reports, category),
        unit: 'points',
      },
      required: REQUIRED[category],
      details: missed ? { not_full: missed } : {},
    }
  })
  const room = (what: string, bytes: number, most: number): BenchResult => ({
    name: `${name}, ${what}`,
    figure: { value: bytes, unit: 'bytes gzip' },
    baseline: { name: 'budget', value: most, unit: 'bytes' },
    ratio: rounded(most / bytes),
    required: 1,
    details: {},
  })
  const timings = {
    runs: runs.join(', '),
    fcp_ms: audited(report, 'first-contentful-paint'),
    lcp_ms: audited(report, 'largest-contentful-paint'),
    tbt_ms: audited(report, 'total-blocking-time'),
    speed_index_ms: audited(report, 'speed-index'),
  }
  const [performance, ...others] = scores
  return [
    ...(performance ? [{ ...performance, details: { ...timings, ...performance.details } }] : []),
    ...others,
    {
      name: `${name}, runs in which nothing moves`,
      figure: {
        value: reports.filter((one) => one.audits['cumulative-layout-shift']?.numericValue === 0).length,
        unit: `of ${RUNS}`,
      },
      required: RUNS,
      details: { layout_shift: Math.max(...reports.map((one) => audited(one, 'cumulative-layout-shift'))) },
    },
    {
      name: `${name}, main picture preloaded`,
      figure: { value: preloaded, unit: 'pictures' },
      required: 1,
      details: {},
    },
    room('JavaScript', js, MOST_JS_BYTES),
    room('CSS', css, MOST_CSS_BYTES),
  ]
}

/** Uses mobile settings. Needs Chromium and the package registry. */
export async function benchLighthouse(system: System): Promise<readonly BenchResult[]> {
  const chromium = ensureChromium()
  const results: BenchResult[] = []
  for (const page of await findPages(system.port)) {
    await pageText(page.url, system.port)
    const outcome = await typical(page.url, join(system.dataDir, 'lighthouse.json'), chromium)
    results.push(...(await toResults(page, outcome, system.port)))
  }
  return results
}
