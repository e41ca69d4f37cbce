import styles from '#app/features/account/account.module.css'
import { ButtonLink } from '#app/ui/button.tsx'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/returns.ts'

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Your returns', matches)

/** [R2.23] */
export default function ReturnsRoute() {
  return (
    <>
      <h1>Your returns</h1>
      <div className={styles.empty}>
        <h2>No returns</h2>
        <p>Something doesn’t fit? Read how returns work and what you need for them.</p>
        <ButtonLink href="/returns">How to return</ButtonLink>
      </div>
    </>
  )
}
