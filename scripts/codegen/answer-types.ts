import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  type TypeNode,
} from 'graphql'

const SCALARS = new Map([
  ['ID', 'string'],
  ['String', 'string'],
  ['Boolean', 'boolean'],
  ['Int', 'number'],
  ['Float', 'number'],
])
const META = new Map([SchemaMetaFieldDef, TypeMetaFieldDef, TypeNameMetaFieldDef].map((field) => [field.name, field]))

const printName = (type: string) => SCALARS.get(type) ?? (type.startsWith('__') ? 'string' : `Contract.${type}`)

interface Field {
  readonly type: GraphQLOutputType
  readonly selections: readonly SelectionSetNode[]
}

interface Walk {
  readonly schema: GraphQLSchema
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  /** By response key and type: a key has another type in another fragment. */
  readonly fields: Map<string, Map<string, Field>>
}

function typeOf(parent: GraphQLCompositeType, name: string): GraphQLOutputType {
  const field = META.get(name) ?? (isUnionType(parent) ? undefined : parent.getFields()[name])
  if (!field) throw new Error(`${parent.name} has no field ${name}`)
  return field.type
}

function collectFields(walk: Walk, parent: GraphQLCompositeType, { selections }: SelectionSetNode): void {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const key = selection.alias?.value ?? selection.name.value
      const type = typeOf(parent, selection.name.value)
      const types = walk.fields.get(key) ?? new Map<string, Field>()
      const before = types.get(String(type))?.selections ?? []
      walk.fields.set(key, types)
      types.set(String(type), {
        type,
        selections: [...before, ...(selection.selectionSet ? [selection.selectionSet] : [])],
      })
      continue
    }
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? walk.fragments.get(selection.name.value) : selection
    const type = fragment?.typeCondition ? walk.schema.getType(fragment.typeCondition.name.value) : parent
    if (fragment && isCompositeType(type)) collectFields(walk, type, fragment.selectionSet)
  }
}

type Document = Omit<Walk, 'fields'>

function printObject(document: Document, type: GraphQLCompositeType, selections: readonly SelectionSetNode[]): string {
  const fields: Walk['fields'] = new Map()
  for (const set of selections) collectFields({ ...document, fields }, type, set)
  const printed = [...fields].map(([key, types]) => {
    const texts = [...types.values()].map((field) => printField(document, field.type, field.selections))
    return `readonly ${key}: ${[...new Set(texts)].join(' | ')}`
  })
  return `{ ${printed.join('; ')} }`
}

function printField(document: Document, type: GraphQLOutputType, selections: readonly SelectionSetNode[]): string {
  const present = getNullableType(type)
  if (isListType(present)) return `ReadonlyArray<${printField(document, present.ofType, selections)}>`
  const named = getNamedType(present)
  return isCompositeType(named) ? printObject(document, named, selections) : printName(named.name)
}

/**
 * What a test expects: every selected field is present. A test that meets a null, or an object of another type than a
 * fragment's, fails anyway.
 */
export function answerType(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): string {
  const root = schema.getRootType(operation.operation)
  if (!root) throw new Error(`The schema has no ${operation.operation}`)
  const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
  const byName = new Map(fragments.map((node) => [node.name.value, node]))
  return printObject({ schema, fragments: byName }, root, [operation.selectionSet])
}

function printInput(type: TypeNode): string {
  if (type.kind === Kind.NON_NULL_TYPE) return printInput(type.type).replace(/ \| null$/, '')
  const text = type.kind === Kind.LIST_TYPE ? `ReadonlyArray<${printInput(type.type)}>` : printName(type.name.value)
  return `${text} | null`
}

export function variablesType({ variableDefinitions = [] }: OperationDefinitionNode): string {
  if (variableDefinitions.length === 0) return 'Record<string, never>'
  const printed = variableDefinitions.map(({ variable, type, defaultValue }) => {
    const isRequired = type.kind === Kind.NON_NULL_TYPE && !defaultValue
    return `readonly ${variable.name.value}${isRequired ? '' : '?'}: ${printInput(type)}`
  })
  return `{ ${printed.join('; ')} }`
}
