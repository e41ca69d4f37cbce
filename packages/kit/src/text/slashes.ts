// /\/+$/ alone looks at each of many slashes once for each of them: a long path would stop the process.

export function withoutEndSlashes(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '')
}

export function withoutOuterSlashes(path: string): string {
  return withoutEndSlashes(path).replace(/^\/+/, '')
}
