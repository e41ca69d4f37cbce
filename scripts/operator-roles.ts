import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formsOfOwners, ruledForms, unusedPermissions } from '../apps/commerce/src/commands/access/permissions.ts'
import { isRole, mayDo, ROLES } from '../apps/commerce/src/modules/site/operators/roles.ts'

/** Writes docs/operator-roles.md, every command by every role; --check only compares. */
const FILE = join(import.meta.dirname, '../docs/operator-roles.md')

const problems = [
  ...formsOfOwners().map((name) => `${name} has no permission.`),
  ...unusedPermissions().map((name) => `${name} is no form of a command.`),
]
if (problems.length > 0) {
  process.stderr.write(`commands/access/permissions.ts:\n${problems.join('\n')}\n`)
  process.exit(1)
}

const roles = Object.keys(ROLES).filter(isRole)
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const cell = (text: string) => `\`${text.replaceAll('|', '\\|')}\``

const rows = ruledForms().map(({ name, permission }) =>
  row([cell(name), permission, ...roles.map((role) => (mayDo(role, permission) ? 'yes' : ''))]),
)

const page = [
  '# Operator roles',
  '',
  'Printed by `npm run operator-roles` from `apps/commerce/src/commands` and the roles of the module `site`.',
  'A token has one role (decision 140). Without a yes the command answers which roles may, and ends with 1.',
  '',
  row(['command', 'needs', ...roles]),
  row(['---', '---', ...roles.map(() => '---')]),
  ...rows,
  '',
].join('\n')

if (!process.argv.includes('--check')) writeFileSync(FILE, page)
else if (readFileSync(FILE, 'utf8') !== page) {
  process.stderr.write('docs/operator-roles.md is not current: npm run operator-roles\n')
  process.exit(1)
}
