import { Form, useNavigation } from 'react-router'
import { AddressFields } from '#app/features/address/address-fields.tsx'
import styles from '../checkout.module.css'
import { COLLECT_ONLY } from '../steps/details-rules.ts'
import { Continue, type DetailsStepProps } from '../steps/details-step.tsx'
import { CollectionGroup } from './collection-group.tsx'

/** Nothing is delivered: no method, and the address is the one that is billed. [A112, decision 102] */
export function CollectionStep({
  form,
  values,
  errors,
  countries,
  doubts,
  isLine,
  cartView,
  collector,
}: Omit<DetailsStepProps, 'methods' | 'block'>) {
  const isBusy = useNavigation().formData?.get('intent') === 'details'
  return (
    <Form ref={form} method="post" className={styles.form} noValidate>
      <input type="hidden" name="intent" value="details" />
      <input type="hidden" name={COLLECT_ONLY} value="1" />
      <CollectionGroup cartView={cartView} collector={collector} />
      <fieldset className={styles.group}>
        <legend>Your billing address</legend>
        <AddressFields
          prefix=""
          values={values.shipping}
          phoneHint="For the collection code, if you collect, and questions about your order."
          {...{ errors, countries, doubts, isLine }}
        />
      </fieldset>
      <Continue cartView={cartView} isBusy={isBusy} />
    </Form>
  )
}
