import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ModelFields, ResolverTable } from './resolver-table.ts'

type Field<Result> = (parent: Row) => Result | Promise<Result>
interface Row {
  readonly id: number
  readonly note: string | null
}
interface Fields {
  readonly id: Field<string | number>
  readonly note: Field<string>
  readonly total: Field<number>
}

type Table = ResolverTable<{
  Whole: ModelFields<Row, Fields, 'id' | 'note' | 'total'>
  Plain: ModelFields<Row, Fields, 'id'>
  Named: ModelFields<{ readonly __typename: 'Row' }, { readonly __resolveType: Field<'Row'> }, '__resolveType'>
  Unnamed: ModelFields<Row, { readonly __resolveType: Field<'Row'> }, '__resolveType'>
}>

type Needed<T> = { [K in keyof T]-?: Partial<Pick<T, K>> extends Pick<T, K> ? never : K }[keyof T]

/** True when the compiler considers both types identical. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

test('a resolver is wanted for each field that the model lacks or has in another type', () => {
  const areFieldsRight: Same<Needed<Table['Whole']>, 'note' | 'total'> = true
  const areTypesRight: Same<Needed<Table>, 'Whole' | 'Unnamed'> = true
  assert.ok(areFieldsRight && areTypesRight)
})
