import { type Callable, type CallRound, eachOnce, medianRound, runInTurn } from '../calls/callers.ts'
import { type FilledCart, makeCarts } from '../calls/carts.ts'
import { type Size, sizesFrom, stockSizes } from '../calls/goods.ts'
import { type CommerceTarget, post, read } from '../calls/graphql.ts'
import { type BenchResult, median, rounded } from '../measure/result.ts'
import { LISTING_WEBSITE_ID, type System, WHOLE_SITE } from '../measure/system.ts'
import { type Checkout, withCheckouts } from './checkouts.ts'
import { compareAnswers, documentsOfCarts } from './compare-answers.ts'
import { applyCodes, searchedTerms, typedTerms } from './shoppers.ts'

const STORE = 'mollini_au'
const CALLERS = 8
const ROUNDS = 7

/** Baseline divided by ours. */
function cpuRatio(ours: readonly CallRound[], theirs: readonly CallRound[]): number {
  return rounded(median(ours.map((round, at) => (theirs[at]?.cpuMs ?? Number.NaN) / (round.cpuMs ?? Number.NaN))))
}

interface Compared {
  readonly name: string
  readonly required: number
  readonly ours: Callable
  readonly theirs: Callable
  readonly against?: string
  readonly details?: BenchResult['details']
}

async function compare({
  name,
  required,
  ours,
  theirs,
  against = 'BASELINE_DIR',
  details = {},
}: Compared): Promise<BenchResult> {
  const rounds = await runInTurn({ ours, theirs }, CALLERS, ROUNDS)
  const unit = 'ms processor time'
  process.stderr.write(`  ${name} ${cpuRatio(rounds.ours, rounds.theirs)}\n`)
  return {
    name: `node-${name}`,
    figure: { value: medianRound(rounds.ours, (round) => round.cpuMs), unit },
    baseline: { name: against, value: medianRound(rounds.theirs, (round) => round.cpuMs), unit },
    ratio: cpuRatio(rounds.ours, rounds.theirs),
    required,
    details: {
      p50_ms: medianRound(rounds.ours, (round) => round.p50Ms),
      baseline_p50_ms: medianRound(rounds.theirs, (round) => round.p50Ms),
      calls_per_second: medianRound(rounds.ours, (round) => round.perSecond),
      baseline_calls_per_second: medianRound(rounds.theirs, (round) => round.perSecond),
      ...details,
    },
  }
}

const targetOf = ({ server }: Checkout, store = STORE): CommerceTarget => ({ port: server.port, store })

const repeated = <Item>(items: readonly Item[], times: number) => Array.from({ length: times }, () => items).flat()

function readingCarts(checkout: Checkout, carts: readonly FilledCart[], times: number): Callable {
  const readOne = async ({ cartId, lines }: FilledCart) => {
    const { cart } = await post(targetOf(checkout), checkout.documents.CartDocument, { cartId })
    if (cart?.items?.length !== lines.length) throw new Error('The cart lacks lines.')
  }
  return { server: checkout.server, prepare: async () => eachOnce(repeated(carts, times), readOne) }
}

/** Adds one piece at a time; a line takes up to 99. */
function addingTo(checkout: Checkout, carts: readonly FilledCart[], sizes: readonly Size[], times: number): Callable {
  const addOne = async (at: number) => {
    const [size] = sizesFrom(sizes, at % sizes.length, 1)
    const { cartId } = carts[at % carts.length] as FilledCart
    const cartItems = [{ sku: size?.variantSku ?? '', parent_sku: size?.productSku ?? null, quantity: 1 }]
    const { addProductsToCart: added } = await post(targetOf(checkout), checkout.documents.AddProductsToCartDocument, {
      cartId,
      cartItems,
    })
    if (added?.user_errors.length !== 0) throw new Error(`Not added: ${JSON.stringify(added?.user_errors)}`)
  }
  const steps = Array.from({ length: carts.length * times }, (_, at) => at)
  return { server: checkout.server, prepare: async () => eachOnce(steps, addOne) }
}

async function benchCarts(system: System, ours: Checkout, baseline: Checkout): Promise<BenchResult[]> {
  const sizes = await stockSizes(system.databaseUrl, LISTING_WEBSITE_ID)
  const carts = (count: number, lines: number) => makeCarts(targetOf(ours), sizes, count, lines)
  const results: BenchResult[] = []
  for (const [lines, required, count] of [
    [10, 2, 24],
    [50, 3, 12],
  ] as const) {
    const full = await carts(count, lines)
    const details = await compareAnswers(
      ours,
      baseline,
      STORE,
      documentsOfCarts(
        baseline,
        full.map(({ cartId }) => cartId),
      ),
    )
    const [one, other] = [readingCarts(ours, full, 8), readingCarts(baseline, full, 8)]
    results.push(await compare({ name: `cart-of-${lines}`, required, ours: one, theirs: other, details }))
  }
  const last = sizes.slice(-1)
  const adding = async (checkout: Checkout, lines: number) => addingTo(checkout, await carts(16, lines), last, 4)
  results.push(
    await compare({ name: 'add-to-49', required: 2, ours: await adding(ours, 49), theirs: await adding(baseline, 49) }),
  )
  const withCodes = await carts(24, 1)
  await applyCodes(
    system.databaseUrl,
    LISTING_WEBSITE_ID,
    withCodes.map(({ cartId }) => cartId),
  )
  const details = await compareAnswers(
    ours,
    baseline,
    STORE,
    documentsOfCarts(
      baseline,
      withCodes.map(({ cartId }) => cartId),
    ),
  )
  const coded = addingTo(ours, withCodes, last, 3)
  const plain = addingTo(ours, await carts(24, 1), last, 3)
  results.push(
    await compare({
      details,
      name: 'add-with-codes',
      required: 0.8,
      ours: coded,
      theirs: plain,
      against: 'the same without code and gift card',
    }),
  )
  return results
}

const PAGES = 40

interface ListingInput {
  readonly search?: string
  readonly page?: number
  /** Every price meets it, so the filter is new. */
  readonly from?: number
}

function variables({ search, page = 1, from }: ListingInput) {
  const filter = [
    ...(search === undefined ? [{ attribute_code: 'category_url_path', equal: { eq: 'women' } }] : []),
    ...(from === undefined ? [] : [{ attribute_code: 'price', range: { from: `-${from}` } }]),
  ]
  return { page, size: 20, filter, sort: 'fh_default', search: search ?? null, site: WHOLE_SITE.websiteId }
}

async function benchListings(system: System, ours: Checkout, baseline: Checkout): Promise<BenchResult[]> {
  const { typos, prefixes } = await searchedTerms(system.databaseUrl)
  const target = (checkout: Checkout) => ({
    ...targetOf(checkout, WHOLE_SITE.code),
    serviceKey: system.storefrontEnv.SERVICE_KEY,
  })
  const site = WHOLE_SITE.websiteId
  const pages = repeated(
    Array.from({ length: PAGES }, (_, at) => at + 1),
    4,
  )
  const reading = (checkout: Checkout, inputs: () => readonly ListingInput[], isSearch = false): Callable => {
    const { ListingDocument, SearchListingDocument } = checkout.documents
    const call = (input: ListingInput) =>
      read(target(checkout), isSearch ? SearchListingDocument : ListingDocument, variables(input))
    return { server: checkout.server, prepare: async () => eachOnce(inputs(), call) }
  }
  const plain = (checkout: Checkout) => reading(checkout, () => pages.map((page) => ({ page })))
  const filtered = (checkout: Checkout) => {
    let from = 1
    return reading(checkout, () => pages.map(() => ({ from: from++ })))
  }
  const searching = (checkout: Checkout) => reading(checkout, () => typos.map((search) => ({ search })), true)
  const typing = (checkout: Checkout): Callable => {
    const terms = typedTerms(prefixes)
    const call = (search: string) => read(target(checkout), checkout.documents.SuggestDocument, { search, site })
    return { server: checkout.server, prepare: async () => eachOnce(terms(), call) }
  }
  const suggestions = await compare({ name: 'suggestions', required: 2, ours: typing(ours), theirs: typing(baseline) })
  const textOf = (name: string) => baseline.operations.find((operation) => operation.name === name)?.text ?? ''
  const sent = (name: string, inputs: readonly object[]) =>
    inputs.map((input) => ({ name, text: textOf(name), variables: input }))
  const begun = prefixes.slice(0, 100).map((name, at) => name.slice(0, 3 + (at % 12)))
  const details = await compareAnswers(ours, baseline, WHOLE_SITE.code, [
    ...sent(
      'Suggest',
      [...begun, ...typos].map((search) => ({ search, site })),
    ),
    ...sent(
      'SearchListing',
      [...typos, ...begun].map((search) => variables({ search })),
    ),
    ...sent('Listing', [
      ...pages.slice(0, PAGES).map((page) => variables({ page })),
      variables({ from: 7 }),
      variables({ from: 99 }),
    ]),
  ])
  return [
    { ...suggestions, details: { ...suggestions.details, ...details } },
    await compare({ name: 'listing', required: 1.3, ours: plain(ours), theirs: plain(baseline) }),
    await compare({ name: 'listing-new-filter', required: 1.3, ours: filtered(ours), theirs: filtered(baseline) }),
    await compare({ name: 'typo-search', required: 1.3, ours: searching(ours), theirs: searching(baseline) }),
  ]
}

/** Both servers must return the same bytes for the baseline's documents. */
export async function benchNodeCost(system: System): Promise<readonly BenchResult[]> {
  return withCheckouts(system, async (ours, baseline) => [
    ...(await benchListings(system, ours, baseline)),
    ...(await benchCarts(system, ours, baseline)),
  ])
}
