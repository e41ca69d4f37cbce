import { redirect } from 'react-router'
import { fieldText } from '#app/forms/form-data.ts'
import type { MySize } from '#app/session/browser/my-sizes.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { dropMySizes, findSizeRow, mySizes, setMySize } from '#app/session/my-sizes.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { splitGuide } from './charts.ts'
import {
  convertSize,
  type Group,
  type NumberedScale,
  parseGroup,
  parseNumbered,
  readSizeRequest,
  sizeAddress,
} from './size-converter.ts'
import { SizeGuide } from './size-guide.tsx'

interface Choice {
  readonly group: Group | undefined
  readonly scale: NumberedScale | undefined
  readonly eu: string
}

/** Undefined if the size map lacks it. */
function toMySize({ group, scale, eu }: Choice): MySize | undefined {
  const label = group && scale && findSizeRow(group, eu)?.[scale]
  return label ? { department: group, scale, label, eu } : undefined
}

/** What the address says was changed, if the cookie agrees. */
function readChange(ctx: RequestContext, search: URLSearchParams): MySize | 'none' | undefined {
  const eu = search.get('kept')
  if (eu === null) return undefined
  const kept = mySizes(ctx)
  if (eu === 'none') return kept.length === 0 ? eu : undefined
  const [group, scale] = [parseGroup(search.get('for')), parseNumbered(search.get('show'))]
  return kept.find((size) => size.department === group && size.scale === scale && size.eu === eu)
}

export function renderSizeGuide(ctx: RequestContext, html: string, search: URLSearchParams) {
  const { brand } = ctx
  const request = readSizeRequest(search)
  const first = brand.sizesBeginWith
  const text = splitGuide(html, request?.group ?? first)
  if (!text) return undefined
  const requested = request?.scale === 'cm' ? undefined : request?.scale
  const usual = (request?.group ?? first) === 'women' ? brand.womensSizes : 'au'
  const conversion = request ? convertSize(request) : { isBetween: false, found: [] }
  return (
    <SizeGuide
      {...{ text, request, conversion, first }}
      scale={request?.shown ?? requested ?? usual}
      kept={readChange(ctx, search)}
    />
  )
}

/** Handles the forms `Keep as my size` and `Forget it`. */
export function takeKeptSize(ctx: RequestContext, form: FormData): Response {
  if (fieldText(form, 'intent') === 'forget')
    return redirect('/size-guide?kept=none', { status: 303, headers: cookieHeaders(...dropMySizes(ctx)) })
  const [group, shown] = [parseGroup(fieldText(form, 'for')), parseNumbered(fieldText(form, 'show'))]
  const kept = toMySize({ group, scale: shown, eu: fieldText(form, 'eu') })
  if (!kept) return redirect('/size-guide', 303)
  const requested = new URLSearchParams({
    for: kept.department,
    in: fieldText(form, 'in'),
    size: fieldText(form, 'size'),
  })
  const request = readSizeRequest(requested)
  const address = request ? sizeAddress({ ...request, shown: kept.scale }) : '/size-guide?'
  return redirect(`${address}&kept=${kept.eu}`, { status: 303, headers: cookieHeaders(...setMySize(ctx, kept)) })
}
