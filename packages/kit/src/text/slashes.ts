// /\/+$/ backtracks quadratically: a long path of slashes would block the process.

export function withoutEndSlashes(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '')
}

export function withoutOuterSlashes(path: string): string {
  return withoutEndSlashes(path).replace(/^\/+/, '')
}
