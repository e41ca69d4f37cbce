import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findMessageConditions } from './message-conditions.ts'

const linesOf = (text: string) => findMessageConditions('a.ts', text).map(({ line }) => line)

test('a condition that reads a message is found, however it reads it', () => {
  for (const condition of [
    'if (failure.message === NO_SUCH_LIST) stop()',
    'if (!answer.failure.message.includes("The cart is not active.")) stop()',
    'if (message.startsWith("The filter")) stop()',
    'if (/out of stock/i.test(message)) stop()',
    'const [, label] = /valid (.+)/.exec(failure.message) ?? []',
    'const next = NEXT_STEPS.get(message)',
    'const code = CODES[error.message]',
    'switch (error.message) { default: stop() }',
    'const reason = data?.errors?.[0]?.message ?? failure?.message; if (BUSY.test(reason ?? "")) stop()',
    'const { message: words } = failure; if (words === "x") stop()',
    'if (error.message.toLowerCase().trim() === "x") stop()',
    'if (problem === checkoutMessages.placeOrder) stop()',
  ])
    assert.deepEqual(linesOf(condition), [1], condition)
})

test('codes decide, messages are shown, and whether there is one may be asked', () => {
  for (const line of [
    'if (failure.code === "CART_NOT_ACTIVE") stop()',
    'if (failure.message !== undefined && error.message !== "") show(failure.message)',
    'if (message) show(message)',
    'const text = message.replace(/^Unable: /, "")',
    'lines.push({ message: bagMessages.cart })',
    'if (typeof error.message === "string") show(error.message)',
  ])
    assert.deepEqual(linesOf(line), [], line)
})
