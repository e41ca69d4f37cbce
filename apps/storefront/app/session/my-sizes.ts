import { findSizeScale, type SizeConversion, sizeScales } from '@welt/brands'
import { type MySize, parseMySizes, type SizeDepartment } from './browser/my-sizes.ts'
import { dropCookie, findCookie, rememberCookie } from './cookies.ts'
import type { RequestContext } from './request-context.ts'

const NAME = 'my_sizes'

/** A department's row of the size map. */
export function findSizeRow(department: SizeDepartment, eu: string | undefined): SizeConversion | undefined {
  const rows = sizeScales.filter((scale) => scale.department === department).flatMap(({ sizes }) => sizes)
  return eu === undefined ? undefined : rows.find((row) => row.eu === eu)
}

type Cookies = Pick<RequestContext, 'cookies' | 'isSecure'>

/** One for each department; sizes that the size map lacks are left out. */
export function mySizes(ctx: Cookies): readonly MySize[] {
  const known = parseMySizes(findCookie(ctx, NAME)).filter(
    ({ department, scale, label, eu }) => findSizeRow(department, eu)?.[scale] === label,
  )
  return [...new Map(known.map((size) => [size.department, size])).values()]
}

/** The kept size as labelled in a product's scale, such as `EUW`. */
export function mySizeIn(ctx: Cookies, scaleCode: string | null | undefined): string | undefined {
  const scale = findSizeScale(scaleCode ?? '')
  const kept = mySizes(ctx).find(({ department }) => department === scale?.department)
  return kept && scale?.sizes.find(({ eu }) => eu === kept.eu)?.size
}

/** Cookies to set, including the scale in which sizes are shown from now on. */
export function setMySize(ctx: Cookies, kept: MySize): readonly string[] {
  const others = mySizes(ctx).filter(({ department }) => department !== kept.department)
  const entries = [kept, ...others].map(({ department, scale, label, eu }) => [department, scale, label, eu].join('-'))
  return [rememberCookie(ctx, NAME, entries.join('~')), rememberCookie(ctx, 'size_scale', kept.scale)]
}

export const dropMySizes = (ctx: Cookies): readonly string[] => [dropCookie(ctx, NAME), dropCookie(ctx, 'size_scale')]
