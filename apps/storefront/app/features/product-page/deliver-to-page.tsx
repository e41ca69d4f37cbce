import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ShoeSummary } from '../find-in-store/shoe-summary.tsx'
import { productMessages } from '../product/messages.ts'
import styles from './deliver-to.module.css'
import { PostcodeForm } from './deliver-to.tsx'
import type { DeliverToData } from './load-deliver-to.server.ts'

function Answer({ delivery }: Pick<Extract<DeliverToData, { shoe: object }>, 'delivery'>) {
  if (!delivery) return <p className={styles.answer}>{productMessages.delivery}</p>
  const { postcode, arrives, orderBy, notice } = delivery
  return (
    <p className={styles.answer}>
      {postcode && <strong>Delivery to {postcode}</strong>}
      <span>{arrives ? `${orderBy} for delivery ${arrives}` : notice}</span>
    </p>
  )
}

/** The product page's promise, without scripts. [R7.119] */
export function DeliverToPage(props: DeliverToData) {
  const { shoe, problem } = props
  return (
    <div className={`container ${styles.page}`}>
      <h1 tabIndex={-1}>When will it arrive?</h1>
      {shoe ? (
        <>
          <ShoeSummary {...shoe} />
          {problem ? null : <Answer {...props} />}
          <PostcodeForm sku={shoe.sku} postcode={props.postcode} problem={problem} />
          <ButtonLink look="secondary" href={shoe.path}>
            Back to {shoe.name}
          </ButtonLink>
        </>
      ) : (
        <Notice tone="negative">{problem}</Notice>
      )}
    </div>
  )
}
