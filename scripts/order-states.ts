import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  ALLOCATION_STATES,
  ALLOCATION_STEPS,
  type AllocationStep,
} from '../apps/commerce/src/order-lifecycle/allocations.ts'
import { ATTEMPT_STATES, ATTEMPT_TRANSITIONS, EFFECTS } from '../apps/commerce/src/order-lifecycle/attempts.ts'
import { RETURN_ITEM_STATES, RETURN_STEPS, type ReturnStep } from '../apps/commerce/src/order-lifecycle/returns.ts'
import { ORDER_STATES } from '../apps/commerce/src/order-lifecycle/states.ts'
import { ORDER_TRANSITIONS, type OrderTransition } from '../apps/commerce/src/order-lifecycle/transitions.ts'

/** Writes docs/order-states.md from the tables in order-lifecycle; --check only compares. */
const FILE = join(import.meta.dirname, '../docs/order-states.md')

const events = Object.entries<OrderTransition>(ORDER_TRANSITIONS)

const arrows = events.flatMap(([event, { from, to }]) => from.map((state) => `  ${state} --> ${to ?? state}: ${event}`))

function effectsOf({ claims, exceptClaims, lines, cart, withdrawsFailure }: OrderTransition): string {
  const effects = [
    claims && `${claims} claims${exceptClaims ? ` except ${exceptClaims.join(', ')}` : ''}`,
    lines && `${lines} lines`,
    cart && `${cart} cart`,
    withdrawsFailure && 'withdraw payment-failed mail',
  ]
  return effects.filter(Boolean).join(', ')
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) => [
  row(head),
  row(head.map(() => '---')),
  ...rows.map(row),
]

const code = (text: string | null) => (text === null ? '(unchanged)' : `\`${text}\``)

const orderRows = events.map(([event, transition]) => [
  event,
  transition.from.map(code).join(' '),
  transition.guard ?? '',
  code(transition.to),
  effectsOf(transition),
  transition.followUps.map(code).join(' '),
  code(transition.kind),
])

const attemptRows = Object.entries(ATTEMPT_TRANSITIONS).map(([event, { from, to }]) => [
  event,
  from.length === ATTEMPT_STATES.length ? 'any' : from.map(code).join(' '),
  to === null ? 'as computed from all its payment events' : code(to),
])

const stepRows = Object.entries<AllocationStep>(ALLOCATION_STEPS).map(([event, step]) => [
  event,
  step.from.map(code).join(' '),
  step.guard ?? '',
  code(step.to),
  [step.shipment && `shipment '${step.shipment}'`, step.lines && `${step.lines} lines`].filter(Boolean).join(', '),
  step.followUps.map(code).join(' '),
  code(step.kind),
])

const returnRows = Object.entries<ReturnStep>(RETURN_STEPS).map(([event, step]) => [
  event,
  step.from.map(code).join(' '),
  step.guard ?? '',
  code(step.to),
  step.effects.join(', '),
  step.mail ? code(step.mail) : '',
  code(step.kind),
])

const page = [
  '# Order states',
  '',
  'Printed by `npm run order-states` from `apps/commerce/src/order-lifecycle`. An order is created `pending_payment`.',
  '',
  '```mermaid',
  'stateDiagram-v2',
  '  [*] --> pending_payment: place',
  ...arrows,
  ...['complete', 'closed'].map((state) => `  ${state} --> [*]`),
  '```',
  '',
  '## Orders',
  '',
  ...table(['event', 'from', 'guard', 'to', 'effects', 'follow-up jobs', 'order_event'], orderRows),
  '',
  `States: ${ORDER_STATES.map(code).join(' ')}.`,
  '',
  '## Allocations',
  '',
  'The pieces of an order line at one source. They move while their order is paid, under its lock (decision 99).',
  '',
  ...table(['step', 'from', 'guard', 'to', 'effects', 'follow-up jobs', 'order_event'], stepRows),
  '',
  `States: ${ALLOCATION_STATES.map(code).join(' ')}. Pieces that no source has are \`cancelled\` at once.`,
  '',
  '## Returned pieces',
  '',
  'The pieces of a return that share a state; the state of the return follows from them (decision 117).',
  '',
  ...table(['step', 'from', 'guard', 'to', 'effects', 'mail', 'return_event'], returnRows),
  '',
  `States: ${RETURN_ITEM_STATES.map(code).join(' ')}. A cancelled return is \`CLOSED\`.`,
  '',
  '## Payment attempts',
  '',
  ...table(['event', 'from', 'to'], attemptRows),
  '',
  'Once settled, an attempt does this to its order, if the order is in a state that allows it:',
  '',
  ...table(
    ['attempt', 'effect on the order'],
    ATTEMPT_STATES.map((state) => [code(state), EFFECTS[state]]),
  ),
  '',
].join('\n')

if (!process.argv.includes('--check')) writeFileSync(FILE, page)
else if (readFileSync(FILE, 'utf8') !== page) {
  process.stderr.write('docs/order-states.md is not current: npm run order-states\n')
  process.exit(1)
}
