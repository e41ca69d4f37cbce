import { existsSync, readFileSync } from 'node:fs'
import { buildASTSchema, type DefinitionNode, Kind, parse, printSchema } from 'graphql'
import { readContract } from './contract.ts'

const FILE = 'packages/contract/schema.graphql'
const HEAD = '# Printed from the modules by npm run codegen; never edited by hand.\n'

interface Named {
  readonly name?: { readonly value: string }
}

const nameOf = ({ name }: Named) => name?.value ?? ''

/** Known names keep their order; a new one follows the one before it. */
function inOrderOf<T extends Named>(items: readonly T[], printed: readonly Named[] = []): readonly T[] {
  const places = new Map(printed.map((item, at) => [nameOf(item), at]))
  let last = -1
  const placed = items.map((item) => {
    last = places.get(nameOf(item)) ?? last
    return { item, place: last }
  })
  return placed.toSorted((a, b) => a.place - b.place).map(({ item }) => item)
}

const definitionsOf = (sdl: string): readonly (DefinitionNode & Named)[] =>
  sdl === HEAD ? [] : parse(sdl, { noLocation: true }).definitions

const fieldsOf = (definition: DefinitionNode | undefined) =>
  definition && 'fields' in definition ? definition.fields : undefined

/**
 * Sorts definitions and fields as in the `printed` schema, so that a move between modules is not a change of the API.
 */
export function sortedAs(printed: string, sdl: string): string {
  const before = definitionsOf(printed)
  const definitions = inOrderOf(definitionsOf(sdl), before).map((definition): DefinitionNode => {
    const fields = fieldsOf(definition)
    const same = before.find((one) => nameOf(one) === nameOf(definition))
    return fields ? ({ ...definition, fields: inOrderOf<Named>(fields, fieldsOf(same)) } as DefinitionNode) : definition
  })
  return printSchema(buildASTSchema({ kind: Kind.DOCUMENT, definitions }))
}

/** Prints the whole contract as one file, so that API changes show up in review. */
export async function printedContract(): Promise<Map<string, string>> {
  const { schema } = await readContract()
  const file = new URL(`../../${FILE}`, import.meta.url)
  const printed = existsSync(file) ? readFileSync(file, 'utf8') : HEAD
  return new Map([[FILE, `${HEAD}\n${sortedAs(printed, printSchema(schema))}\n`]])
}
