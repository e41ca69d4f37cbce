import { useEffect } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import formStyles from '#app/forms/form.module.css'
import { useFormErrors } from '#app/forms/use-form-errors.ts'
import { accountPopoverStore, firstNameStore } from '#app/session/browser/account-popover.ts'
import { useStore } from '#app/session/browser/store.ts'
import { useShop } from '#app/session/site/shop.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { SIGN_IN_RULES } from '../account/account-rules.ts'
import { SignOutButton } from '../account/account-shell.tsx'
import { ACCOUNT_TABS } from '../account/tabs.ts'
import { RewardsPopover } from '../loyalty/rewards-popover.tsx'
import { NoPassword } from './no-password.tsx'
import styles from './sign-in.module.css'
import { NO_ANSWER, type SignInAnswer, SignInFields } from './sign-in-form.tsx'
import { showCodes } from './signed-in.tsx'

const close = () => accountPopoverStore.set(false)

/** [R2.63, A17] */
function MiniLogin({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const fetcher = useFetcher<SignInAnswer>()
  const { revalidate } = useRevalidator()
  const answer = fetcher.data ?? NO_ANSWER
  const { form, errors } = useFormErrors(answer.errors, SIGN_IN_RULES)
  const { isDone, notices } = answer
  useEffect(() => {
    if (!isDone) return
    close()
    onSignedIn()
    showCodes(notices ?? [])
    void revalidate()
  }, [isDone, notices, onSignedIn, revalidate])
  const returnTo = `${location.pathname}${location.search}`
  return (
    <>
      {answer.isWithoutPassword ? <NoPassword answer={answer} email={answer.email} /> : null}
      <fetcher.Form ref={form} method="post" action="/customer/account/login" className={formStyles.form} noValidate>
        <input type="hidden" name="stay" value="1" />
        <SignInFields answer={answer} errors={errors} idPrefix="mini-" isBusy={fetcher.state !== 'idle'} />
      </fetcher.Form>
      <p className={styles.popoverFoot}>
        New here? <a href={`/customer/account/create?${new URLSearchParams({ returnTo })}`}>Create account</a>
      </p>
    </>
  )
}

function Menu() {
  const { flags, isLoyaltyOffered } = useShop()
  return (
    <>
      <ul className={styles.menu}>
        <li>
          <a href="/customer/account">Your account</a>
        </li>
        {ACCOUNT_TABS.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        {flags.loyaltyIcon && isLoyaltyOffered ? (
          <li>
            <a href="/customer/rewards">Rewards</a>
          </li>
        ) : null}
      </ul>
      <SignOutButton isSmall={false} />
    </>
  )
}

export function AccountPopover({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const control = useStore(accountPopoverStore, false)
  const firstname = useStore(firstNameStore, '')
  const isRewards = control !== false && control.dataset.opensAccount === 'rewards'
  return (
    <Dialog
      title={isRewards ? 'Rewards' : firstname ? `Hello, ${firstname}` : 'Sign in'}
      size={isRewards && matchMedia('(max-width: 599px)').matches ? 'sheet' : 'popover'}
      isTitleFocused={isRewards}
      isOpen={control !== false}
      onClose={close}
    >
      {isRewards ? <RewardsPopover /> : firstname ? <Menu /> : <MiniLogin onSignedIn={onSignedIn} />}
    </Dialog>
  )
}
