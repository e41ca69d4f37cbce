export interface Declaration {
  readonly name: string
  readonly type: string
}

/** `Card_SimpleProduct_Fragment`: an interface's fragment on one concrete type. */
const OF_ONE_TYPE = /\b(\w+?)_\w+_Fragment\b/g
const TWICE = /(\s*[|&] (\w+Fragment)\b)(?:\s*[|&] \2\b)+/g

const wholeName = (name: string) => name.replace(OF_ONE_TYPE, '$1Fragment')

/**
 * Merges the declarations of an interface's fragment if they are equal. Repeats, because fragments that spread it may
 * then become equal too.
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
