import { MAX_WISHLIST_ITEMS } from '@welt/rules/limits'
import { type DocumentNode, type FieldNode, Kind, type SelectionSetNode } from 'graphql'
import { documentFacts, type Fragments, fragmentsOf } from './document-facts.ts'
import { limitError } from './document-limits.ts'

const PAGE_SIZE = 100
/** Fields with subfields, times the page sizes above them. [decision 12] */
const COST = 10_000

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
