import type { Brand } from '@welt/brands'
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '@welt/kit/text/patterns'
import { MAX_LINE_LENGTH, MAX_SHORT_LENGTH, MAX_STREET_LINES } from '@welt/rules/address'
import { countriesOf } from '#modules/site'
import type {
  AttributeFrontendInputEnum,
  AttributeOptionMetadata,
  CustomerAttributeMetadata,
  ValidationRule,
} from '#src/platform/contract/contract.generated'

type Option = AttributeOptionMetadata & { readonly __typename: 'AttributeOptionMetadata' }

export interface FormAttribute extends Omit<CustomerAttributeMetadata, 'frontend_input' | 'options'> {
  readonly frontend_input: AttributeFrontendInputEnum
  readonly __typename: 'CustomerAttributeMetadata'
  readonly code: string
  readonly options: readonly Option[]
}

interface Field {
  readonly code: string
  readonly label: string
  readonly isRequired?: boolean
  readonly isUnique?: boolean
  readonly input?: AttributeFrontendInputEnum
  /** Per line. */
  readonly maxLength?: number
  readonly lines?: number
  readonly isEmail?: boolean
  readonly fallback?: string
  readonly options?: readonly (readonly [value: string, label: string])[]
}

const PERSON: readonly Field[] = [
  { code: 'prefix', label: 'Title', maxLength: MAX_SHORT_LENGTH },
  { code: 'firstname', label: 'First name', isRequired: true, maxLength: MAX_NAME_LENGTH },
  { code: 'middlename', label: 'Middle name', maxLength: MAX_NAME_LENGTH },
  { code: 'lastname', label: 'Last name', isRequired: true, maxLength: MAX_NAME_LENGTH },
  { code: 'suffix', label: 'Suffix', maxLength: MAX_SHORT_LENGTH },
]

const CUSTOMER: readonly Field[] = [
  ...PERSON,
  { code: 'email', label: 'Email', isRequired: true, isUnique: true, maxLength: MAX_EMAIL_LENGTH, isEmail: true },
  { code: 'dob', label: 'Date of birth', input: 'DATE' },
  { code: 'taxvat', label: 'Tax number', maxLength: MAX_SHORT_LENGTH },
  {
    code: 'gender',
    label: 'Gender',
    input: 'SELECT',
    options: [
      ['1', 'Male'],
      ['2', 'Female'],
      ['3', 'Not specified'],
    ],
  },
]

/** [R3.115] */
function addressFields(brand: Brand): readonly Field[] {
  const countries = countriesOf(brand)
  return [
    ...PERSON,
    { code: 'company', label: 'Company', maxLength: MAX_LINE_LENGTH },
    {
      code: 'street',
      label: 'Street address',
      isRequired: true,
      input: 'MULTILINE',
      lines: MAX_STREET_LINES,
      maxLength: MAX_LINE_LENGTH,
    },
    {
      code: 'city',
      label: brand.country === 'NZ' ? 'Town or city' : 'Suburb',
      isRequired: true,
      maxLength: MAX_LINE_LENGTH,
    },
    {
      code: 'country_id',
      label: 'Country',
      isRequired: true,
      input: 'SELECT',
      fallback: brand.country,
      options: countries.map(({ id, name }) => [id, name] as const),
    },
    {
      code: 'region_id',
      label: 'State',
      isRequired: countries.every(({ regions }) => regions !== undefined),
      input: 'SELECT',
      options: countries.flatMap(({ regions }) => (regions ?? []).map(({ id, name }) => [String(id), name] as const)),
    },
    { code: 'postcode', label: 'Postcode', isRequired: true, maxLength: 4 },
    { code: 'telephone', label: 'Phone number', isRequired: true },
    { code: 'fax', label: 'Fax number', maxLength: MAX_SHORT_LENGTH },
    { code: 'vat_id', label: 'Tax number', maxLength: MAX_SHORT_LENGTH },
  ]
}

function rulesOf({ maxLength, isEmail }: Field): ValidationRule[] {
  return [
    ...(isEmail ? [{ name: 'INPUT_VALIDATION' as const, value: 'email' }] : []),
    ...(maxLength === undefined ? [] : [{ name: 'MAX_TEXT_LENGTH' as const, value: String(maxLength) }]),
  ]
}

function toAttribute(field: Field, position: number, entity: 'CUSTOMER' | 'CUSTOMER_ADDRESS'): FormAttribute {
  const { code, label, fallback = null, options = [] } = field
  return {
    __typename: 'CustomerAttributeMetadata',
    code,
    label,
    entity_type: entity,
    frontend_input: field.input ?? 'TEXT',
    frontend_class: null,
    default_value: fallback,
    is_required: field.isRequired === true,
    is_unique: field.isUnique === true,
    options: options.map(([value, text]) => ({
      __typename: 'AttributeOptionMetadata',
      value,
      label: text,
      is_default: value === fallback,
    })),
    input_filter: field.input === undefined ? 'TRIM' : 'NONE',
    multiline_count: field.lines ?? 0,
    sort_order: (position + 1) * 10,
    validate_rules: rulesOf(field),
  }
}

/** The fields of updateCustomerV2. [R3.02] */
export const customerAttributes = (): FormAttribute[] => CUSTOMER.map((field, at) => toAttribute(field, at, 'CUSTOMER'))

/** The fields of createCustomerAddress. [R3.04] */
export function addressAttributes(brand: Brand): FormAttribute[] {
  return addressFields(brand).map((field, at) => toAttribute(field, at, 'CUSTOMER_ADDRESS'))
}
