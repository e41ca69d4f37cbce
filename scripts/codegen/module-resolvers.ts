import { getNamedType, isAbstractType, isCompositeType, isObjectType, isUnionType, Kind, type TypeNode } from 'graphql'
import type { ModuleName } from '../../apps/commerce/src/graphql/schema/module-line.ts'
import type { Contract } from './contract.ts'

export const isRoot = (type: string) => type === 'Query' || type === 'Mutation'

function answeredAbstractTypes({ schema }: Contract): ReadonlySet<string> {
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    isCompositeType(type) && !isUnionType(type) ? Object.values(type.getFields()) : [],
  )
  return new Set(
    fields
      .map((field) => getNamedType(field.type))
      .filter(isAbstractType)
      .map((type) => type.name),
  )
}

/** Interfaces and unions add their concrete types. */
export function resolvedBy(
  contract: Contract,
  module: ModuleName,
  hasModel: (type: string) => boolean,
): Map<string, string[]> {
  const types = new Map<string, string[]>()
  const answered = answeredAbstractTypes(contract)
  for (const definition of contract.blocks.get(module)?.definitions ?? []) {
    if (definition.kind === Kind.INTERFACE_TYPE_DEFINITION || definition.kind === Kind.UNION_TYPE_DEFINITION) {
      if (answered.has(definition.name.value)) types.set(definition.name.value, ['__resolveType'])
    }
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.OBJECT_TYPE_EXTENSION) continue
    if (!hasModel(definition.name.value)) continue
    const before = types.get(definition.name.value) ?? []
    types.set(definition.name.value, [...before, ...(definition.fields ?? []).map((field) => field.name.value)])
  }
  return types
}

function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type)
}

/** Types without their own model that contain models. */
function answersWithModels({ schema, blocks }: Contract, module: ModuleName, models: ReadonlySet<string>): string[] {
  const known = new Map<string, boolean>()
  const hasModels = (name: string): boolean => {
    const type = schema.getType(name)
    if (models.has(name) || isAbstractType(type)) return true
    if (!isObjectType(type)) return false
    if (!known.has(name)) {
      known.set(name, false)
      known.set(
        name,
        Object.values(type.getFields()).some(({ astNode }) => astNode && hasModels(namedType(astNode.type))),
      )
    }
    return known.get(name) ?? false
  }
  return (blocks.get(module)?.definitions ?? []).flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION &&
    !models.has(definition.name.value) &&
    hasModels(definition.name.value)
      ? [definition.name.value]
      : [],
  )
}

const pascalCase = (name: string) => name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())

function resolversOf(type: string, fields: readonly string[]): string {
  const own = `Fields.${type}Fields, ${fields.map((field) => `'${field}'`).join(' | ')}`
  return isRoot(type) ? `Pick<${own}>` : `ModelFields<Fields.ResolversParentTypes['${type}'], ${own}>`
}

export function moduleResolvers(
  contract: Contract,
  module: ModuleName,
  types: ReadonlyMap<string, readonly string[]>,
  models: ReadonlySet<string>,
): string {
  const answers = answersWithModels(contract, module, models)
  const helpers = [...types.keys()].every(isRoot) ? 'ResolverTable' : 'ModelFields, ResolverTable'
  return [
    `import type { ${helpers} } from '../../platform/contract/resolver-table.ts'`,
    "import type * as Fields from '../../platform/contract/resolver-types.generated.ts'",
    '',
    `export type ${pascalCase(module)}Resolvers = ResolverTable<{`,
    ...[...types].map(([type, fields]) => `  ${type}: ${resolversOf(type, fields)}`),
    '}>',
    ...answers.map((answer) => `export type ${answer} = Fields.ResolversParentTypes['${answer}']`),
    '',
  ].join('\n')
}

/** The table of resolvers, and the models that `platform/contract` resolves. */
export function allResolvers(modelsByModule: ReadonlyMap<ModuleName, readonly string[]>): string {
  const modules = [...modelsByModule]
  const tables = modules.map(([module]) => `  readonly ${JSON.stringify(module)}: ${pascalCase(module)}Resolvers`)
  const models = modules.flatMap(([, names]) => names.map((name) => `    readonly ${name}: ${name}Mapper`))
  return [
    ...modules.flatMap(([module, names]) => importsOf(module, names)),
    '',
    'export interface ModuleResolvers {',
    ...tables,
    '}',
    '',
    "declare module '../../platform/contract/resolver-types.generated.ts' {",
    '  interface Models {',
    ...models,
    '  }',
    '}',
    '',
  ].join('\n')
}

function importsOf(module: ModuleName, models: readonly string[]): readonly string[] {
  const folder = `../../modules/${module}`
  const mappers = models.map((name) => `${name}Mapper`).join(', ')
  return [
    `import type { ${pascalCase(module)}Resolvers } from '${folder}/resolver-types.generated.ts'`,
    ...(mappers ? [`import type { ${mappers} } from '${folder}/mappers.ts'`] : []),
  ]
}
