import { type DefinitionNode, type InputValueDefinitionNode, Kind, parse, print } from 'graphql'

/** Type by member name; empty for types, enum values and implemented interfaces. */
export type Members = Record<string, string>

function addArguments(members: Members, owner: string, args: readonly InputValueDefinitionNode[] = []): void {
  for (const argument of args) members[`${owner}(${argument.name.value})`] = print(argument.type)
}

function membersOf(definition: DefinitionNode): Members {
  if (!('name' in definition) || !definition.name || definition.kind === Kind.OPERATION_DEFINITION) return {}
  const type = definition.name.value
  const members: Members = definition.kind.endsWith('Extension') ? {} : { [type]: '' }
  if ('interfaces' in definition)
    for (const implemented of definition.interfaces ?? []) members[`${type}:${implemented.name.value}`] = ''
  if ('values' in definition) for (const value of definition.values ?? []) members[`${type}.${value.name.value}`] = ''
  if ('fields' in definition) {
    for (const field of definition.fields ?? []) {
      members[`${type}.${field.name.value}`] = print(field.type)
      if (field.kind === Kind.FIELD_DEFINITION) addArguments(members, `${type}.${field.name.value}`, field.arguments)
    }
  }
  return members
}

export function membersOfSdl(sdl: string): Members {
  return Object.assign({}, ...parse(sdl).definitions.map(membersOf)) as Members
}
