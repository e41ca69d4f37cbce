import { type FieldNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql'

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

type FieldsByName = Map<string, FieldNode[]>

/** Visits each fragment once, as validation does. */
function gather(set: SelectionSetNode, fragments: Fragments, into: FieldsByName, spread: Set<string>): FieldsByName {
  for (const node of set.selections) {
    if (node.kind === Kind.FIELD) {
      const name = node.alias?.value ?? node.name.value
      const fields = into.get(name)
      if (fields) fields.push(node)
      else into.set(name, [node])
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      gather(node.selectionSet, fragments, into, spread)
    } else if (!spread.has(node.name.value)) {
      spread.add(node.name.value)
      const fragment = fragments.get(node.name.value)
      if (fragment) gather(fragment.selectionSet, fragments, into, spread)
    }
  }
  return into
}

/** Predicts the cost of validation. */
export interface EqualNames {
  readonly most: number
  readonly pairs: number
}

const setsOf = (fields: readonly FieldNode[]) => fields.flatMap(({ selectionSet }) => selectionSet ?? [])

/** The document must be free of fragment cycles. */
export function countEqualNames(roots: readonly SelectionSetNode[], fragments: Fragments): EqualNames {
  const groups: (readonly SelectionSetNode[])[] = [roots]
  let most = 0
  let pairs = 0
  for (let sets = groups.pop(); sets; sets = groups.pop()) {
    const together: FieldsByName = new Map()
    const spread = new Set<string>()
    for (const set of sets) {
      const ofSet = gather(set, fragments, new Map(), new Set())
      for (const fields of ofSet.values()) most = Math.max(most, fields.length)
      gather(set, fragments, together, spread)
    }
    for (const fields of together.values()) {
      pairs += (fields.length * (fields.length - 1)) / 2
      const below = setsOf(fields)
      if (below.length > 0) groups.push(below)
    }
  }
  return { most, pairs }
}
