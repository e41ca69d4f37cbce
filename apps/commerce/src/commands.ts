import { findBrokenInvariants } from '#modules/orders'
import { openDatabase, openPool } from './database.ts'

type Command = (db: ReturnType<typeof openDatabase>, args: readonly string[]) => Promise<number>

const stock: Command = async (db, [sku, count]) => {
  if (!sku || !/^\d{1,6}$/.test(count ?? '')) {
    process.stderr.write('Name a size and how many there are: npm run welt -- stock VERONA-BLACK-38 12\n')
    return 1
  }
  const { numUpdatedRows } = await db
    .updateTable('stock')
    .set({ on_hand: Number(count), updated_at: new Date() })
    .where('sku', '=', sku)
    .where('source', '=', 'warehouse')
    .executeTakeFirst()
  process.stdout.write(numUpdatedRows === 1n ? `${sku}: ${count} in the warehouse\n` : `The warehouse knows no size "${sku}".\n`)
  return numUpdatedRows === 1n ? 0 : 1
}

const invariants: Command = async (db, args) => {
  const broken = await findBrokenInvariants(db)
  if (args.includes('--json')) process.stdout.write(`${JSON.stringify(broken)}\n`)
  else process.stdout.write(broken.length ? `${broken.map(({ rule, what }) => `${rule}  ${what}`).join('\n')}\n` : 'I1 to I8 hold.\n')
  return broken.length ? 1 : 0
}

const commands: Readonly<Record<string, Command>> = { stock, invariants }

/** Runs an operator's command on a database. @returns the exit code: 0 done, 1 refused or something found. @source architecture §7 */
export async function runCommand(databaseUrl: string, name: string, args: readonly string[]): Promise<number> {
  const command = commands[name]
  if (!command) return 1
  const pool = openPool(databaseUrl, 2)
  try {
    return await command(openDatabase(pool), args)
  } finally {
    await pool.end()
  }
}
