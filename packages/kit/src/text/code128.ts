/** Widths of bars and spaces of the symbols 0 to 106, in modules. [ISO/IEC 15417] */
const PATTERNS = (
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221' +
  '223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321' +
  '112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131' +
  '311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114' +
  '122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141' +
  '214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232'
).match(/.{6}/g) as readonly string[]

const START_B = 104
const START_C = 105
const STOP = '2331112'

/** Pairs an even number of digits. @throws RangeError for other than 1 to 40 printable ASCII characters */
function symbolsOf(text: string): readonly number[] {
  if (!/^[ -~]{1,40}$/.test(text)) throw new RangeError('a barcode takes 1 to 40 printable characters')
  if (/^(?:\d\d)+$/.test(text)) return [START_C, ...(text.match(/\d\d/g) ?? []).map(Number)]
  return [START_B, ...[...text].map((letter) => letter.charCodeAt(0) - 32)]
}

/** Widths of bars and spaces by turns, in modules; without quiet zones. */
export function code128(text: string): readonly number[] {
  const symbols = symbolsOf(text)
  const check = symbols.reduce((sum, symbol, i) => sum + symbol * Math.max(1, i), 0) % 103
  const pattern = [...symbols, check].map((symbol) => PATTERNS[symbol] ?? '').join('') + STOP
  return [...pattern].map(Number)
}
