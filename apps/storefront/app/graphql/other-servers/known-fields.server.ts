import { type ASTNode, type DocumentNode, Kind, parse, print, visit } from 'graphql'
import type { GraphqlFailure } from '../result.ts'

/**
 * Documents reduced to the fields that a server knows, by endpoint and document; undefined when none is left. Reset on
 * restart.
 */
const understood = new Map<string, string | undefined>()
const ROOT_TYPES: ReadonlySet<string> = new Set(['Query', 'Mutation'])

const keyOf = (endpoint: string, document: string) => `${endpoint}\n${document}`

/** Undefined when the server knows none of the fields. */
export function documentFor(endpoint: string, document: string): string | undefined {
  const key = keyOf(endpoint, document)
  return understood.has(key) ? understood.get(key) : document
}

const isEmpty = (node: ASTNode) => 'selectionSet' in node && node.selectionSet?.selections.length === 0

function withoutEmptyFragments(document: DocumentNode): DocumentNode {
  const empty = new Set(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION && isEmpty(node) ? node.name.value : [],
    ),
  )
  if (empty.size === 0) return document
  const isGone = (node: ASTNode) =>
    node.kind === Kind.FRAGMENT_DEFINITION || node.kind === Kind.FRAGMENT_SPREAD
      ? empty.has(node.name.value)
      : (node.kind === Kind.FIELD || node.kind === Kind.INLINE_FRAGMENT) && isEmpty(node)
  return withoutEmptyFragments(visit(document, { leave: (node) => (isGone(node) ? null : undefined) }))
}

function usedNames({ definitions }: DocumentNode): ReadonlySet<string> {
  const used = new Set<string>()
  const collect = (node: ASTNode) => {
    visit('variableDefinitions' in node ? { ...node, variableDefinitions: [] } : node, {
      enter(below) {
        if (below.kind !== Kind.FRAGMENT_SPREAD && below.kind !== Kind.VARIABLE) return
        const key = `${below.kind} ${below.name.value}`
        const fragment = definitions.find(
          (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === below.name.value,
        )
        const isNew = !used.has(key)
        used.add(key)
        if (isNew && below.kind === Kind.FRAGMENT_SPREAD && fragment) collect(fragment)
      },
    })
  }
  for (const node of definitions) if (node.kind === Kind.OPERATION_DEFINITION) collect(node)
  return used
}

/** Also removes what only that field needed; undefined when no field is left. */
function withoutField(document: string, name: string, isRoot: boolean): string | undefined {
  const pruned: DocumentNode = visit(parse(document), {
    leave(node, _key, _parent, _path, ancestors) {
      // Without the schema, only root and nested fields can be distinguished.
      const depth = ancestors.filter(
        (above) => 'kind' in above && (above.kind === Kind.FIELD || above.kind === Kind.FRAGMENT_DEFINITION),
      ).length
      const isUnknown = node.kind === Kind.FIELD && node.name.value === name && (depth === 0) === isRoot
      return isUnknown || ((node.kind === Kind.FIELD || node.kind === Kind.INLINE_FRAGMENT) && isEmpty(node))
        ? null
        : undefined
    },
  })
  const whole = withoutEmptyFragments(pruned)
  const used = usedNames(whole)
  const needed: DocumentNode = visit(whole, {
    enter(node) {
      if (node.kind === Kind.FRAGMENT_DEFINITION && !used.has(`${Kind.FRAGMENT_SPREAD} ${node.name.value}`)) return null
      return node.kind === Kind.VARIABLE_DEFINITION && !used.has(`${Kind.VARIABLE} ${node.variable.name.value}`)
        ? null
        : undefined
    },
  })
  const operation = needed.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)
  return operation && !isEmpty(operation) ? print(needed) : undefined
}

/** Omits a refused field from later requests: other servers lack our additions to the contract. [decision 14] */
export function learnUnknownField(endpoint: string, document: string, field: GraphqlFailure['unknownField']): boolean {
  const before = documentFor(endpoint, document)
  if (field === undefined || before === undefined) return false
  const less = withoutField(before, field.name, ROOT_TYPES.has(field.type))
  if (less === print(parse(before))) return false
  understood.set(keyOf(endpoint, document), less)
  return true
}
