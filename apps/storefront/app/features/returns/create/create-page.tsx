import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { NO_ERRORS } from '#app/forms/field-errors.ts'
import { useIsBusy } from '#app/forms/use-is-busy.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { type DraftLine, newDraft } from '../draft.ts'
import { otherReturnMessages, returnMessages } from '../messages.ts'
import { createPath, viewPath } from '../paths.ts'
import type { ReturnsState } from '../returns-state.ts'
import { ChooseStep } from './choose-step.tsx'
import styles from './create.module.css'
import type { CreateAnswer } from './create-answer.ts'
import { RefusedLines } from './line-card.tsx'
import { DraftFields, MethodStep } from './method-step.tsx'
import { type FlowPage, pageState } from './page-state.ts'

export interface CreatePageData extends FlowPage {
  readonly isCustomer: boolean
  readonly orderPath: string
  /** What a label costs, unless every reason is the shop's fault; undefined: nothing. [R3.105] */
  readonly labelCents: number | undefined
  /** To print, paid or free. */
  readonly hasLabel: boolean
  /** Idempotency key: a repeated press sends one return. */
  readonly sendKey: string
}

/** The link of "a return already exists". [R8.44] */
function ExistingLink({ page }: { readonly page: CreatePageData }) {
  const { lastReturn } = page.order
  const path = page.isCustomer ? '/customer/returns' : lastReturn && viewPath(lastReturn.uid)
  return path ? <a href={path}>{page.isCustomer ? 'See your returns' : 'See your return'}</a> : null
}

/** Why nothing can come back. [R4.63, A58] */
function NotEligible({ page, messageCode }: { readonly page: CreatePageData; readonly messageCode: string }) {
  if (messageCode === 'ONLY_GIFT_CARD') return <Notice tone="negative">{returnMessages.onlyGiftCard}</Notice>
  return (
    <>
      <Notice tone="negative" title={otherReturnMessages.nothingLeft}>
        {messageCode === 'ALREADY_RETURNED' ? (
          <>
            {returnMessages.exists} <ExistingLink page={page} />
          </>
        ) : (
          <>
            Faulty shoes are always put right: <a href="/contact">write to us</a>.
          </>
        )}
      </Notice>
      <RefusedLines lines={page.order.refused} />
    </>
  )
}

function Problem({ page, answer }: { readonly page: CreatePageData; readonly answer: CreateAnswer | undefined }) {
  if (!answer?.problem) return null
  return (
    <Notice tone="negative" answer={answer}>
      {answer.problem} {answer.isReturned ? <ExistingLink page={page} /> : null}
    </Notice>
  )
}

function Head({
  step,
  title,
  children,
}: {
  readonly step: string
  readonly title: string
  readonly children?: ReactNode
}) {
  return (
    <header>
      <p className="mute small">{step}</p>
      <h1>{title}</h1>
      {children}
    </header>
  )
}

interface StepProps {
  readonly page: CreatePageData
  readonly draft: readonly DraftLine[]
  readonly answer: CreateAnswer | undefined
  readonly state: ReturnsState
}

function FirstStep({ page, draft, answer }: StepProps) {
  const { order } = page
  return (
    <>
      <a href={page.orderPath} className={styles.back}>
        <Icon name="chevron-left" sizePx={18} />
        Order {order.number}
      </a>
      <Head step="Step 1 of 2: Shoes and reasons" title="What is coming back?">
        {order.lastDay ? (
          <p className="mute">Return by {order.lastDay}, unworn and in its box. Faults have no such limit.</p>
        ) : null}
      </Head>
      <Problem page={page} answer={answer} />
      <ChooseStep order={order} draft={draft} errors={answer?.errors ?? NO_ERRORS} />
    </>
  )
}

function SecondStep({ page, draft, answer }: StepProps) {
  return (
    <>
      <Form method="post">
        <DraftFields draft={draft} intent="back" />
        <button type="submit" className={styles.back}>
          <Icon name="chevron-left" sizePx={18} />
          Shoes and reasons
        </button>
      </Form>
      <Head step="Step 2 of 2: How you send it" title="How will you send it?" />
      <Problem page={page} answer={answer} />
      <MethodStep
        draft={draft}
        labelCents={page.labelCents}
        hasLabel={page.hasLabel}
        label={answer?.label}
        handIn={answer?.handIn}
        proof={answer?.proof}
        paidWith={page.order.paidWith}
        sendKey={page.sendKey}
        way={answer?.way}
        errors={answer?.errors ?? NO_ERRORS}
      />
    </>
  )
}

/** [R2.16, R4.61-R4.71] */
export function CreatePage({
  page,
  answer,
}: {
  readonly page: CreatePageData
  readonly answer: CreateAnswer | undefined
}) {
  const isSending = useIsBusy('send')
  const isChecking = useNavigation().state === 'loading' && !isSending
  const state = pageState(page, answer, { isSending, isChecking })
  const { eligibility } = state
  const draft = answer?.draft ?? newDraft(page.order.lines)
  const step = { page, draft, answer, state }
  return (
    <div className={`container ${styles.page}`} aria-busy={eligibility.status === 'loading' || undefined}>
      {eligibility.status === 'failed' ? (
        <>
          <h1>What is coming back?</h1>
          <Notice tone="negative">
            {eligibility.error} <a href={createPath(page.order.number)}>Try again</a>
          </Notice>
        </>
      ) : page.order.lines.length === 0 ? (
        <>
          <h1>What is coming back?</h1>
          <NotEligible page={page} messageCode={page.eligibility?.messageCode ?? ''} />
        </>
      ) : state.returnStep === 'method' ? (
        <SecondStep {...step} />
      ) : (
        <FirstStep {...step} />
      )}
    </div>
  )
}
