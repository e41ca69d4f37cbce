import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { MODULE_LINE, type ModuleName } from '../graphql/schema/module-line.ts'

/** TypeScript kind of a column's value when read; `json` is any object or an undescribed value. */
export type ValueKind =
  | 'number'
  | 'string'
  | 'boolean'
  | 'Date'
  | 'Buffer'
  | 'number[]'
  | 'string[]'
  | 'Date[]'
  | 'json'

export interface DeclaredColumn {
  readonly name: string
  readonly kind: ValueKind
  /** Undefined for `unknown`. */
  readonly isNullable: boolean | undefined
  readonly doc: string
}

/** As declared in a module's tables.ts. */
export interface DeclaredTable {
  readonly module: ModuleName
  readonly name: string
  readonly doc: string
  readonly columns: readonly DeclaredColumn[]
}

const fileOf = (module: ModuleName) => fileURLToPath(new URL(`../modules/${module}/tables.ts`, import.meta.url))

const membersOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type])

const isUnknown = (type: ts.Type) => (type.flags & ts.TypeFlags.Unknown) !== 0
const isNull = (type: ts.Type) => (type.flags & ts.TypeFlags.Null) !== 0

function kindOf(checker: ts.TypeChecker, type: ts.Type): ValueKind {
  if (type.flags & ts.TypeFlags.NumberLike) return 'number'
  if (type.flags & ts.TypeFlags.StringLike) return 'string'
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean'
  const name = type.getSymbol()?.getName()
  if (name === 'Date' || name === 'Buffer') return name
  const [element] = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : []
  const kind = element && kindOf(checker, element)
  return kind === 'number' || kind === 'string' || kind === 'Date' ? `${kind}[]` : 'json'
}

const docOf = (checker: ts.TypeChecker, symbol: ts.Symbol | undefined) =>
  ts.displayPartsToString(symbol?.getDocumentationComment(checker)).replaceAll('\n', ' ')

/** Resolves column types with the compiler, as code that selects them sees them. */
export function readDeclaredTables(): readonly DeclaredTable[] {
  const options = {
    strict: true,
    noEmit: true,
    module: ts.ModuleKind.NodeNext,
    allowImportingTsExtensions: true,
    types: ['node'],
  }
  const program = ts.createProgram(MODULE_LINE.map(fileOf), options)
  const checker = program.getTypeChecker()

  /** Kysely's column types have the type of a read value under `__select__`. */
  const selectedOf = (type: ts.Type): readonly ts.Type[] =>
    membersOf(type).flatMap((member) => {
      const selected = member.getProperty('__select__')
      return selected ? membersOf(checker.getTypeOfSymbol(selected)) : [member]
    })

  const columnOf = (symbol: ts.Symbol): DeclaredColumn => {
    const types = selectedOf(checker.getTypeOfSymbol(symbol))
    const kinds = new Set(types.filter((type) => !isNull(type)).map((type) => kindOf(checker, type)))
    const [kind = 'json'] = kinds.size === 1 ? kinds : []
    const isNullable = types.some(isUnknown) ? undefined : types.some(isNull)
    return { name: symbol.getName(), kind, isNullable, doc: docOf(checker, symbol) }
  }

  return MODULE_LINE.flatMap((module) => {
    const source = program.getSourceFile(fileOf(module))
    const exported = source && checker.getSymbolAtLocation(source)
    const tables = (exported ? checker.getExportsOfModule(exported) : []).filter((symbol) =>
      symbol.getName().endsWith('Tables'),
    )
    return tables.flatMap((symbol) =>
      checker
        .getDeclaredTypeOfSymbol(symbol)
        .getProperties()
        .map((table) => {
          const type = checker.getTypeOfSymbol(table)
          const doc = docOf(checker, table) || docOf(checker, type.getSymbol())
          return { module, name: table.getName(), doc, columns: checker.getPropertiesOfType(type).map(columnOf) }
        }),
    )
  })
}
