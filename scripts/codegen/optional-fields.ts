import members from '@welt/contract/members.json' with { type: 'json' }
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  Kind,
  parse,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql'

const conditional = parse('query { a @include(if: true) }').definitions.flatMap((definition) =>
  definition.kind === Kind.OPERATION_DEFINITION
    ? definition.selectionSet.selections.flatMap(({ directives }) => directives ?? [])
    : [],
)

/** Whether the field is an addition of our server to a type of the contract. */
function isAdded(type: string, field: string): boolean {
  return Object.hasOwn(members, type) && !field.startsWith('__') && !Object.hasOwn(members, `${type}.${field}`)
}

interface Walk {
  readonly schema: GraphQLSchema
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly found: Set<FieldNode>
}

function collectAdded(walk: Walk, { selections }: SelectionSetNode, type: GraphQLCompositeType): void {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      if (isAdded(type.name, selection.name.value)) {
        walk.found.add(selection)
        continue
      }
      const below = 'getFields' in type ? getNamedType(type.getFields()[selection.name.value]?.type) : undefined
      if (selection.selectionSet && isCompositeType(below)) collectAdded(walk, selection.selectionSet, below)
      continue
    }
    const part = selection.kind === Kind.FRAGMENT_SPREAD ? walk.fragments.get(selection.name.value) : selection
    const partType = part?.typeCondition ? walk.schema.getType(part.typeCondition.name.value) : type
    if (part && isCompositeType(partType)) collectAdded(walk, part.selectionSet, partType)
  }
}

/** Skips documents with only added root fields: those are not sent to other servers. */
function optionalFields(schema: GraphQLSchema, documents: readonly DocumentNode[]): ReadonlySet<FieldNode> {
  const definitions = documents.flatMap(({ definitions }) => definitions)
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  )
  const found = new Set<FieldNode>()
  for (const node of definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue
    const rootType = schema.getRootType(node.operation)
    const roots = node.selectionSet.selections.filter((root) => root.kind === Kind.FIELD)
    if (rootType && roots.some(({ name }) => !isAdded(rootType.name, name.value)))
      collectAdded({ schema, fragments, found }, node.selectionSet, rootType)
  }
  return found
}

const isConditional = (selection: SelectionNode) =>
  selection.kind === Kind.FIELD && selection.directives === conditional

/**
 * Makes fields that our server adds to the contract conditional, since a site's own server may lack them. [decision 46]
 */
export function withOptionalFields(schema: GraphQLSchema, documents: readonly DocumentNode[]): readonly DocumentNode[] {
  const optional = optionalFields(schema, documents)
  return documents.map((document) =>
    visit(document, {
      Field: {
        enter: (node) => (optional.has(node) ? { ...node, directives: conditional } : undefined),
        leave: (node) =>
          node.selectionSet?.selections.every(isConditional) ? { ...node, directives: conditional } : undefined,
      },
    }),
  )
}
