import { MAX_WISHLIST_ITEMS } from '@welt/rules/limits'
import {
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type OperationTypeNode,
  type SelectionSetNode,
} from 'graphql'
import { countEqualNames } from './equal-names.ts'

export const DOCUMENT_BYTES = 64 * 1024
export const DOCUMENT_TOKENS = 4000
const PAGE_SIZE = 100
const DEPTH = 20
/** Fragments spread. A product page of a Magento client has 2,536. */
const SELECTIONS = 3000
/** Fragments spread. A cart document of a Magento client has 40. */
const ALIASES = 100
/** Per response name in a selection set. Known clients send up to 14. */
const EQUAL_NAMES = 30
/** Comparisons by validation, about 5 µs each. */
const EQUAL_PAIRS = 100_000
const ROOT_FIELDS = 10
const DIRECTIVES = 20
/** Fields with subfields, times the page sizes above them. [decision 12] */
const COST = 10_000

/** One per request, against guessing. */
const GUESSABLE = new Set([
  'isEmailAvailable',
  'validateRPToken',
  'generateCustomerToken',
  'generateAdminCustomerToken',
  'requestPasswordResetEmail',
  'resetPassword',
  'resetPasswordById',
  'updateCustomer',
  'updateCustomerEmail',
  'exportCustomerData',
  'deleteCustomer',
  'changeCustomerPassword',
  'applyGiftCard',
  'applyGiftCardToCart',
  'applyCouponToCart',
  'applyCouponsToCart',
  'giftCardAccount',
  'GuestCustomerOrderDetails',
  'guestOrder',
  'CheckReturnEligibility',
  'placeOrder',
])

/** Computed once per document. */
export interface DocumentFacts {
  readonly operations: readonly OperationDefinitionNode[]
  readonly rootFields: readonly FieldNode[]
  readonly depth: number
  readonly selections: number
  readonly aliases: number
  readonly directives: number
  readonly isCyclic: boolean
}

interface Counts {
  depth: number
  selections: number
  aliases: number
  directives: number
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/** Meeting an `open` fragment means a cycle. */
interface Seen {
  readonly counts: Map<string, Counts>
  readonly open: Set<string>
  isCyclic: boolean
}

const NOTHING: Counts = { depth: 0, selections: 0, aliases: 0, directives: 0 }

/** Counts each fragment once, so that nesting can't slow it down. */
function countSelections(set: SelectionSetNode, fragments: Fragments, seen: Seen): Counts {
  const sum: Counts = { ...NOTHING }
  const add = (part: Counts, levels: number) => {
    sum.depth = Math.max(sum.depth, part.depth + levels)
    sum.selections += part.selections
    sum.aliases += part.aliases
    sum.directives += part.directives
  }
  for (const node of set.selections) {
    sum.directives += node.directives?.length ?? 0
    if (node.kind === Kind.FIELD) {
      sum.selections += 1
      sum.aliases += node.alias ? 1 : 0
      add(node.selectionSet ? countSelections(node.selectionSet, fragments, seen) : NOTHING, 1)
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      add(countSelections(node.selectionSet, fragments, seen), 0)
    } else {
      add(countFragment(node.name.value, fragments, seen), 0)
    }
  }
  return sum
}

function countFragment(name: string, fragments: Fragments, seen: Seen): Counts {
  const known = seen.counts.get(name)
  if (known) {
    if (seen.open.has(name)) seen.isCyclic = true
    return known
  }
  seen.counts.set(name, NOTHING) // ends a fragment that contains itself
  seen.open.add(name)
  const fragment = fragments.get(name)
  const counts = fragment ? countSelections(fragment.selectionSet, fragments, seen) : NOTHING
  seen.open.delete(name)
  seen.counts.set(name, counts)
  return counts
}

function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]))
}

function fieldsOf(set: SelectionSetNode, fragments: Fragments, seen = new Set<string>()): FieldNode[] {
  return set.selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node]
    if (node.kind === Kind.INLINE_FRAGMENT) return fieldsOf(node.selectionSet, fragments, seen)
    const fragment = fragments.get(node.name.value)
    if (!fragment || seen.has(node.name.value)) return []
    seen.add(node.name.value)
    return fieldsOf(fragment.selectionSet, fragments, seen)
  })
}

const factsByDocument = new WeakMap<DocumentNode, DocumentFacts>()

export function documentFacts(document: DocumentNode): DocumentFacts {
  const known = factsByDocument.get(document)
  if (known) return known
  const fragments = fragmentsOf(document)
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  const seen: Seen = { counts: new Map(), open: new Set(), isCyclic: false }
  const counts = operations.map((operation) => countSelections(operation.selectionSet, fragments, seen))
  const total = (key: keyof Counts) => counts.reduce((sum, part) => sum + part[key], 0)
  const facts: DocumentFacts = {
    operations,
    rootFields: operations.flatMap((operation) => fieldsOf(operation.selectionSet, fragments)),
    depth: Math.max(0, ...counts.map((part) => part.depth)),
    selections: total('selections'),
    aliases: total('aliases'),
    directives: total('directives'),
    isCyclic: seen.isCyclic,
  }
  factsByDocument.set(document, facts)
  return facts
}

function guessedTwice(facts: DocumentFacts): string | undefined {
  const names = facts.rootFields.map((field) => field.name.value).filter((name) => GUESSABLE.has(name))
  return names.find((name, i) => names.indexOf(name) !== i)
}

function equalNamesProblem(document: DocumentNode): string | undefined {
  const { operations } = documentFacts(document)
  const roots = operations.map(({ selectionSet }) => selectionSet)
  const { most, pairs } = countEqualNames(roots, fragmentsOf(document))
  if (most > EQUAL_NAMES)
    return `The document selects one field ${most} times in one place; ${EQUAL_NAMES} are allowed.`
  return pairs > EQUAL_PAIRS ? 'The document selects the same fields too often.' : undefined
}

/** Runs before validation, which costs far more. */
export function findBrokenLimit(document: DocumentNode): GraphQLError | undefined {
  const facts = documentFacts(document)
  const twice = guessedTwice(facts)
  const broken = [
    facts.operations.length !== 1 && 'A document must hold exactly one operation.',
    facts.depth > DEPTH && `The document is ${facts.depth} levels deep; ${DEPTH} are allowed.`,
    facts.selections > SELECTIONS && `The document selects ${facts.selections} fields; ${SELECTIONS} are allowed.`,
    facts.aliases > ALIASES && `The document has ${facts.aliases} aliases; ${ALIASES} are allowed.`,
    facts.directives > DIRECTIVES && `The document has ${facts.directives} directives; ${DIRECTIVES} are allowed.`,
    facts.rootFields.length > ROOT_FIELDS &&
      `The document has ${facts.rootFields.length} root fields; ${ROOT_FIELDS} are allowed.`,
    twice !== undefined && `The field ${twice} is allowed once in a request.`,
    facts.isCyclic && 'A fragment of the document contains itself.',
  ].find((message) => typeof message === 'string')
  const problem = broken ?? equalNamesProblem(document)
  return problem ? limitError(problem) : undefined
}

function limitError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { category: 'graphql-input', code: 'LIMIT_EXCEEDED' } })
}

type Variables = Readonly<Record<string, unknown>>

type PageSize = number | { readonly variable: string; readonly fallback: number }

interface CostTerm {
  readonly sizes: readonly PageSize[]
  objects: number
}

const DEFAULT_PAGE_SIZE = 20

function defaultsOf(document: DocumentNode): ReadonlyMap<string, number> {
  const definitions = documentFacts(document).operations.flatMap((operation) => operation.variableDefinitions ?? [])
  return new Map(
    definitions.flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)] as const] : [],
    ),
  )
}

/** Lists of fixed length: a customer has one wishlist, a guest's is returned whole. [A95] */
const FIXED_SIZES: ReadonlyMap<string, number> = new Map([
  ['wishlists', 1],
  ['items_v2', MAX_WISHLIST_ITEMS],
  ['shared_products', MAX_WISHLIST_ITEMS],
])

function pageSizeOf(field: FieldNode, defaults: ReadonlyMap<string, number>): PageSize | undefined {
  const fixed = FIXED_SIZES.get(field.name.value)
  if (fixed !== undefined) return fixed
  const value = field.arguments?.find((node) => /^(pageSize|page_size|limit)$/.test(node.name.value))?.value
  if (value?.kind === Kind.INT) return Number(value.value)
  if (value?.kind !== Kind.VARIABLE) return value && DEFAULT_PAGE_SIZE
  const variable = value.name.value
  return { variable, fallback: defaults.get(variable) ?? DEFAULT_PAGE_SIZE }
}

/** Objects below a page size get a new term. */
function addTerms(
  set: SelectionSetNode,
  term: CostTerm,
  state: {
    readonly fragments: Fragments
    readonly defaults: ReadonlyMap<string, number>
    readonly terms: CostTerm[]
  },
): void {
  for (const node of set.selections) {
    if (node.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = state.fragments.get(node.name.value)
      if (fragment) addTerms(fragment.selectionSet, term, state)
    } else if (node.selectionSet) {
      const size = node.kind === Kind.FIELD ? pageSizeOf(node, state.defaults) : undefined
      if (node.kind === Kind.FIELD) term.objects += 1
      const below = size === undefined ? term : { sizes: [...term.sizes, size], objects: 0 }
      if (below !== term) state.terms.push(below)
      addTerms(node.selectionSet, below, state)
    }
  }
}

const termsByDocument = new WeakMap<DocumentNode, readonly CostTerm[]>()

/** A sum of products of page sizes, computed once per document. */
function costTerms(document: DocumentNode): readonly CostTerm[] {
  const known = termsByDocument.get(document)
  if (known) return known
  const terms: CostTerm[] = [{ sizes: [], objects: 0 }]
  const state = { fragments: fragmentsOf(document), defaults: defaultsOf(document), terms }
  for (const operation of documentFacts(document).operations)
    addTerms(operation.selectionSet, terms[0] as CostTerm, state)
  termsByDocument.set(document, terms)
  return terms
}

function sizeIn(size: PageSize, variables: Variables): number {
  if (typeof size === 'number') return size
  const given = variables[size.variable]
  return typeof given === 'number' ? given : size.fallback
}

/** Runs on validated documents, since it follows fragments. @throws GraphQLError LIMIT_EXCEEDED */
export function enforceCost(document: DocumentNode, variables: Variables): void {
  let cost = 0
  for (const { sizes, objects } of costTerms(document)) {
    let times = 1
    for (const stated of sizes) {
      const size = sizeIn(stated, variables)
      if (size > PAGE_SIZE) throw limitError(`A page of ${size} is too large; ${PAGE_SIZE} are allowed.`)
      times *= Math.max(1, size)
    }
    cost += objects * times
  }
  if (cost > COST) throw limitError('The document asks for too much at once. Ask for fewer fields or smaller pages.')
}

const QUERY_TIMEOUT_MS = 5000
/** A mutation may wait for the payment service. */
const MUTATION_TIMEOUT_MS = 30_000

function timeoutError(): GraphQLError {
  return new GraphQLError('The request took too long. Please try again.', {
    extensions: { code: 'TIMEOUT', http: { status: 503, headers: { 'retry-after': '5' } } },
  })
}

export function withTimeout(
  work: ExecutionResult | Promise<ExecutionResult>,
  kind: OperationTypeNode | undefined,
): Promise<ExecutionResult> {
  const { promise, resolve, reject } = Promise.withResolvers<ExecutionResult>()
  const milliseconds = kind === 'query' ? QUERY_TIMEOUT_MS : MUTATION_TIMEOUT_MS
  const timer = setTimeout(() => resolve({ errors: [timeoutError()] }), milliseconds)
  Promise.resolve(work).then(resolve, reject)
  return promise.finally(() => clearTimeout(timer))
}
