import { normalNumber } from '@welt/kit/text/typed-text'
import { DAY_MS, startOfDay } from '@welt/kit/time'
import { amountCentsOf } from '#modules/site'
import type { Context } from '#src/platform/context'
import type {
  FilterEqualTypeInput,
  FilterStringTypeInput,
  QueryOrdersArgs,
} from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { toOrderModels } from '../model/order-model.ts'
import { listOrders, type OrderFilter } from './list-orders.ts'

const MAX_PAGE_SIZE = 100

const textsOf = (filter: FilterEqualTypeInput | FilterStringTypeInput | null | undefined) =>
  [filter?.eq, ...(filter?.in ?? [])].flatMap((text) => text ?? [])
const optional = (texts: readonly string[]) => (texts.length > 0 ? texts : undefined)

const DATE = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:\d\d)?)?$/

/** An instant, or a whole day in the site's time zone. @throws AppError DATE_NOT_VALID */
function periodOf(
  text: string | null | undefined,
  timeZone: string,
): { readonly from: Date; readonly until: Date } | undefined {
  if (text === undefined || text === null || text.trim() === '') return undefined
  const at = DATE.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(at)) throw fail('DATE_NOT_VALID', { value: text.slice(0, 64) })
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return { from: new Date(at), until: new Date(at + 1) }
  return { from: startOfDay(new Date(at), timeZone), until: startOfDay(new Date(at + DAY_MS), timeZone) }
}

function searchOf(typed: string): OrderFilter['search'] {
  const text = typed.trim().slice(0, 64)
  if (text === '') return undefined
  return { numberPart: normalNumber(text), tokens: text.toLowerCase().split(/\s+/) }
}

function filterOf({ filter }: QueryOrdersArgs, timeZone: string): OrderFilter {
  return {
    numbers: optional(textsOf(filter?.number).map(normalNumber)),
    numberPart: normalNumber(filter?.number?.match ?? '').slice(0, 64) || undefined,
    search: searchOf(filter?.search ?? ''),
    statuses: optional(textsOf(filter?.status)),
    placedFrom: periodOf(filter?.order_date?.from, timeZone)?.from,
    placedBefore: periodOf(filter?.order_date?.to, timeZone)?.until,
    totalFromCents: amountCentsOf(filter?.grand_total?.from),
    totalToCents: amountCentsOf(filter?.grand_total?.to),
  }
}

/**
 * Leaves unpaid orders out; newest first by default.
 * @throws AppError NOT_SIGNED_IN, DATE_NOT_VALID, NUMBER_NOT_VALID, PAGE_NOT_POSITIVE, PAGE_OUT_OF_RANGE
 * [R7.27, R6.08, R6.09]
 */
export async function orders(ctx: Context, args: QueryOrdersArgs) {
  const { customerId } = ctx.viewer
  if (customerId === undefined) throw fail('NOT_SIGNED_IN')
  const currentPage = args.currentPage ?? 1
  const pageSize = args.pageSize ?? 20
  if (currentPage < 1) throw fail('PAGE_NOT_POSITIVE', { name: 'currentPage' })
  if (pageSize < 1) throw fail('PAGE_NOT_POSITIVE', { name: 'pageSize' })
  const size = Math.min(pageSize, MAX_PAGE_SIZE)
  const { rows, totalCount } = await listOrders(ctx.db, {
    customerId,
    websiteId: ctx.brand.websiteId,
    filter: filterOf(args, ctx.brand.timeZone),
    isByNumber: args.sort?.sort_field === 'NUMBER',
    isAscending: args.sort?.sort_direction === 'ASC',
    offset: (currentPage - 1) * size,
    limit: size,
  })
  const pages = Math.max(1, Math.ceil(totalCount / size))
  if (currentPage > pages) throw fail('PAGE_OUT_OF_RANGE', { page: currentPage, pages })
  return {
    items: await toOrderModels(ctx, rows),
    total_count: totalCount,
    page_info: { current_page: currentPage, page_size: size, total_pages: pages },
  }
}
