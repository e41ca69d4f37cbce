import { localDate } from '@welt/kit/time'
import { data, redirect } from 'react-router'
import { AccountShell } from '#app/features/account/account-shell.tsx'
import { type Customer, loadCustomer } from '#app/features/account/customer.server.ts'
import { actingOf } from '#app/features/account/me.server.ts'
import { loadCart } from '#app/features/cart/cart.server.ts'
import { waitingReward } from '#app/features/cart/codes/waiting-reward.server.ts'
import { Notices } from '#app/features/flash/flash-notices.tsx'
import { GuestView } from '#app/features/loyalty/guest-view.tsx'
import { LINES_SHOWN } from '#app/features/loyalty/history-table.tsx'
import { loadDetails, loadSnippet, loadTickets } from '#app/features/loyalty/load-loyalty.server.ts'
import styles from '#app/features/loyalty/loyalty.module.css'
import { type MemberData, MemberView } from '#app/features/loyalty/member-view.tsx'
import { submitReward } from '#app/features/loyalty/use-reward.server.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { requireReads } from '#app/graphql/limit.server.ts'
import { allows } from '#app/session/consent.ts'
import { cookieHeaders, findCookie } from '#app/session/cookies.ts'
import { flashCookies, readFlash } from '#app/session/flash.ts'
import { type RequestContext, requestContextOf } from '#app/session/request-context.ts'
import { safeRedirect } from '#app/session/safe-redirect.ts'
import { useShop } from '#app/session/site/shop.ts'
import { memberBenefits } from '#app/session/site/site-settings.ts'
import { Notice } from '#app/ui/notice.tsx'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/rewards.ts'

async function loadCartRewards(ctx: RequestContext): Promise<MemberData['cart']> {
  const answer = await loadCart(ctx)
  const codes = answer.kind === 'cart' ? answer.cartView.codes : []
  const inCart = codes.flatMap(({ code, cents, isReward }) => (isReward ? [{ code: code.toUpperCase(), cents }] : []))
  return { inCart, waiting: waitingReward(ctx) }
}

function yearIn(params: URLSearchParams): number | undefined {
  const year = params.get('year') ?? ''
  return /^20\d\d$/.test(year) ? Number(year) : undefined
}

function linesIn(params: URLSearchParams): number {
  const count = /^\d{2,4}$/.test(params.get('show') ?? '') ? Number(params.get('show')) : 0
  return Math.max(LINES_SHOWN, count)
}

async function loadMember(ctx: RequestContext, customer: Customer, params: URLSearchParams): Promise<MemberData> {
  const { email, birthDate } = customer
  const [details, tickets, cart, snippet] = await Promise.all([
    loadDetails(ctx, email, { year: yearIn(params) }),
    loadTickets(ctx, email),
    loadCartRewards(ctx),
    // A partner's script reads the member from this.
    allows(findCookie(ctx, 'consent'), 'partners') ? loadSnippet(ctx) : undefined,
  ])
  const today = localDate(new Date(), ctx.brand.timeZone)
  return { details, tickets, cart, birthDate, today, shownCount: linesIn(params), snippet }
}

/** Open to guests. [R6.16, R3.110, A15] */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const notices = readFlash(ctx)
  const { isLoyaltyOffered: isOn, loyaltyTiers: tiers } = ctx.settings
  const { customer } = ctx.session.token ? await loadCustomer(ctx) : { customer: undefined }
  if (ctx.session.token && !customer) requireReads(ctx)
  const offered = { tiers: isOn ? tiers : [], benefits: memberBenefits(ctx.brand, ctx.settings) }
  const page = { notices, isOn, ...offered, member: undefined, account: undefined, isConfirmed: false }
  if (!ctx.session.token) return page
  const account = { customer, acting: actingOf(ctx, customer) }
  const isConfirmed = customer?.isEmailConfirmed === true
  if (!isOn || !customer || !isConfirmed) return { ...page, account, isConfirmed }
  return { ...page, account, isConfirmed, member: await loadMember(ctx, customer, searchParams) }
}

/** [R3.12] */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const form = await readFormData(request)
  const back = safeRedirect(form.get('returnTo'), '/customer/rewards')
  if (!ctx.settings.isLoyaltyOffered) return data(null, { status: 404 })
  if (!ctx.session.token || !fieldText(form, 'code')) return redirect('/customer/rewards', { status: 303 })
  const { flash, setCookies } = await submitReward(ctx, form)
  return redirect(back, { status: 303, headers: cookieHeaders(...setCookies, ...flashCookies(ctx, flash)) })
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Rewards', matches)

function Content({ loaded }: { readonly loaded: Route.ComponentProps['loaderData'] }) {
  const shop = useShop()
  const { isOn, tiers, benefits, member, account, isConfirmed } = loaded
  if (!isOn)
    return (
      <>
        <h1>Rewards</h1>
        <p className="measure">
          Rewards aren’t available in this shop. Looking for something else? We’re happy to help.
        </p>
        <p>
          Call <a href={shop.helpPhoneUrl}>{shop.helpPhone}</a> or write to{' '}
          <a href={`mailto:${shop.helpEmail}`}>{shop.helpEmail}</a>.
        </p>
      </>
    )
  if (!account) return <GuestView tiers={tiers} benefits={benefits} />
  if (member) return <MemberView shop={shop} tiers={tiers} benefits={benefits} member={member} />
  return (
    <>
      <h1>Rewards</h1>
      {account.customer && !isConfirmed ? (
        <Notice tone="neutral" title="Confirm your email to see your rewards">
          Open the link we sent you, or <a href="/customer/details">send it again</a>.
        </Notice>
      ) : (
        <Notice tone="negative">
          Error getting customer details <a href="/customer/rewards">Try again</a>
        </Notice>
      )}
    </>
  )
}

/** [R2.12, R6.16] */
export default function RewardsRoute({ loaderData }: Route.ComponentProps) {
  const { account, notices } = loaderData
  const page = (
    <div className={styles.page}>
      <Content loaded={loaderData} />
    </div>
  )
  return account ? (
    <AccountShell {...account} notices={notices} isWide nameLineClass={styles.whose}>
      {page}
    </AccountShell>
  ) : (
    <div className={`container ${styles.outer}`}>
      <Notices codes={notices} />
      {page}
    </div>
  )
}
