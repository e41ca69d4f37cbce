import type { Brand } from '@welt/brands'
import type { Context } from '#src/platform/context'
import type { QueryAttributesFormArgs } from '#src/platform/contract/contract.generated'
import type { AttributesFormOutput } from '../../resolver-types.generated.ts'
import { addressAttributes, customerAttributes, type FormAttribute } from '../form-attributes.ts'

const FORMS: ReadonlyMap<string, (brand: Brand) => FormAttribute[]> = new Map([
  ['customer_account_create', customerAttributes],
  ['customer_account_edit', customerAttributes],
  ['customer_register_address', addressAttributes],
  ['customer_address_edit', addressAttributes],
])

export function attributesForm(
  { brand }: Pick<Context, 'brand'>,
  { formCode }: QueryAttributesFormArgs,
): AttributesFormOutput {
  const fields = FORMS.get(formCode)
  if (fields) return { items: fields(brand), errors: [] }
  return {
    items: [],
    errors: [{ type: 'ENTITY_NOT_FOUND', message: `Form "${formCode.slice(0, 64)}" could not be found.` }],
  }
}
