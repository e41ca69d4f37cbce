export function lineId(uid: string): string {
  return `line-${uid.replaceAll(/[^\w-]/g, '')}`
}
