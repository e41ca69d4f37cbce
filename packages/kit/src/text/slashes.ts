// /\/+$/ backtracks quadratically on a long run of slashes.

export function withoutEndSlashes(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '')
}

export function withoutOuterSlashes(path: string): string {
  return withoutEndSlashes(path).replace(/^\/+/, '')
}
