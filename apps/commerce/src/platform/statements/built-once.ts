import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Db } from '../database.ts'

/** A value that each call passes. */
class Place {
  readonly name: PropertyKey
  constructor(name: PropertyKey) {
    this.name = name
  }
}

export type PlaceOf<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>

/** Compiles a statement once, since building it with Kysely takes longer than sending it. */
export function builtOnce<Values extends object, Row>(build: (db: Db, place: PlaceOf<Values>) => CompiledQuery<Row>) {
  let built: CompiledQuery<Row> | undefined
  return async (db: Db, values: Values): Promise<Row[]> => {
    built ??= build(db, (name) => sql`${new Place(name)}`)
    const parameters = built.parameters.map((parameter) =>
      parameter instanceof Place ? Reflect.get(values, parameter.name) : parameter,
    )
    const { rows } = await db.executeQuery<Row>({ ...built, parameters })
    return rows
  }
}
