const HALF =
  /(?<!\d)(\d{1,2})(?:\s*½|[\s-]+1\s?[/⁄∕]\s?2(?!\d)|\s+(?:and|&)\s+(?:1\s?[/⁄∕]\s?2(?!\d)|½|a\s+half(?!\p{L}))|\s+a\s+half(?!\p{L}))/giu
const COMMA = /(?<![\d.,])(\d{1,2}),([05])(?!\d)/g
const ENDING_ZEROS = /(?<![\d.])(\d{1,6})\.(\d{0,3}?)0{1,3}(?!\d|\.\d)/g

const shortened = (_: string, whole: string, fraction: string) => (fraction === '' ? whole : `${whole}.${fraction}`)

/** 6½, '6 1/2', '6,5', '6 and a half' and 6.50 become 6.5; 8.0 becomes 8. */
export function plainNumbers(text: string): string {
  if (!/\p{Nd}/u.test(text)) return text
  return text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/(?<=\d)[．·٫](?=[\d½])/g, '.')
    .replace(HALF, '$1.5')
    .replace(COMMA, '$1.$2')
    .replace(ENDING_ZEROS, shortened)
}
