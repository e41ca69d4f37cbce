/** Id of a line's element on the page: links of the summary lead there. */
export function lineId(uid: string): string {
  return `line-${uid.replaceAll(/[^\w-]/g, '')}`
}
