/** A type that is written. */
export interface Declaration {
  readonly name: string
  readonly type: string
}

/** `Card_SimpleProduct_Fragment`: what an interface's fragment gives of one type. */
const OF_ONE_TYPE = /\b(\w+?)_\w+_Fragment\b/g
const TWICE = /(\s*[|&] (\w+Fragment)\b)(?:\s*[|&] \2\b)+/g

/** What a fragment of an interface is called for all types together. */
const wholeName = (name: string) => name.replace(OF_ONE_TYPE, '$1Fragment')

/**
 * One type for a fragment of an interface where it gives the same of every type, again and again, since those that
 * spread it may then be the same too.
 */
export function mergeFragments(declarations: readonly Declaration[]): readonly Declaration[] {
  const declared = new Set(declarations.map(({ name }) => name))
  const variants = Map.groupBy(
    declarations.filter(({ name }) => wholeName(name) !== name),
    ({ name }) => wholeName(name),
  )
  const merged = new Map(
    [...variants].flatMap(([whole, types]) =>
      new Set(types.map(({ type }) => type)).size === 1 ? [[whole, types[0]?.type ?? '']] : [],
    ),
  )
  const isMerged = (name: string) => wholeName(name) !== name && (merged.has(wholeName(name)) || !declared.has(name))
  const rename = (type: string) =>
    type.replace(OF_ONE_TYPE, (name) => (isMerged(name) ? wholeName(name) : name)).replace(TWICE, '$1')
  const next = declarations
    .filter(({ name }) => !isMerged(name))
    .map(({ name, type }) => ({ name, type: rename(merged.get(name) ?? type) }))
  return JSON.stringify(next) === JSON.stringify(declarations) ? next : mergeFragments(next)
}
