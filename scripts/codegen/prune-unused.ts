const DECLARATION = /^(?=(?:\/\*\*.*\*\/\n)?export )/m

const nameOf = (declaration: string) => /export (?:type|interface) (\w+)/.exec(declaration)?.[1] ?? ''

/** Keeps only the declarations reachable from `names`, and the text before the first declaration. */
export function pruneUnused(source: string, names: Iterable<string>): string {
  const [head = '', ...declarations] = source.split(DECLARATION)
  const byName = new Map(declarations.map((declaration) => [nameOf(declaration), declaration]))
  const used = new Set<string>()
  const use = (name: string) => {
    const declaration = byName.get(name)
    if (!declaration || used.has(name)) return
    used.add(name)
    for (const [identifier] of declaration.matchAll(/\b[A-Za-z]\w*/g)) use(identifier)
  }
  for (const name of names) use(name)
  return head + declarations.filter((declaration) => used.has(nameOf(declaration))).join('')
}
