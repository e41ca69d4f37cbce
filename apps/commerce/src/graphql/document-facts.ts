import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

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

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

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

export function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
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
