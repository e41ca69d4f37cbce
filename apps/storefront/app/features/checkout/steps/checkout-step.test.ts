import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkoutStep, infoMode, openStep } from './checkout-step.ts'

const complete = {
  storedStep: 'payment',
  email: 'ana@example.com',
  shippingPostcode: '3121',
  billingFirstName: 'Ana',
  isDeliverySettled: true,
}

test('checkout starts on info without a stored step [R2.82, R4.01]', () => {
  assert.equal(checkoutStep({ ...complete, storedStep: undefined }), 'info')
  assert.equal(checkoutStep({ ...complete, storedStep: 'rubbish' }), 'info')
})

test('a stored payment step applies while billing has a first name, else it is info [R4.02, R4.03]', () => {
  assert.equal(checkoutStep(complete), 'payment')
  assert.equal(checkoutStep({ ...complete, billingFirstName: undefined }), 'info')
})

test('payment cannot be reached before email and delivery are settled [R2.84]', () => {
  assert.equal(checkoutStep({ ...complete, email: undefined }), 'info')
  assert.equal(checkoutStep({ ...complete, isDeliverySettled: false }), 'info')
})

test('the info step asks for the email, then for the address [R2.83, R4.04, R4.05]', () => {
  assert.equal(infoMode({ email: undefined, shippingPostcode: undefined }), 'email')
  assert.equal(infoMode({ email: 'ana@example.com', shippingPostcode: undefined }), 'guest')
  assert.equal(infoMode({ email: undefined, shippingPostcode: '3121' }), 'guest')
})

test('a finished step opens again by its link; gift cards and pickups ask for billing only', () => {
  const guest = { edited: null, isSignedIn: false, isVirtual: false, isPickupOnly: false }
  assert.equal(openStep(complete, guest), 'payment')
  assert.equal(openStep(complete, { ...guest, edited: 'details' }), 'delivery')
  assert.equal(openStep(complete, { ...guest, edited: 'email' }), 'email')
  assert.equal(openStep(complete, { ...guest, edited: 'details', isVirtual: true }), 'billing')
  assert.equal(openStep(complete, { ...guest, edited: 'details', isPickupOnly: true }), 'collection')
})

test('customers skip the email, even by its link [A111]', () => {
  const customer = { edited: 'email', isSignedIn: true, isVirtual: false, isPickupOnly: false }
  assert.equal(openStep(complete, customer), 'delivery')
  const none = { ...complete, storedStep: undefined, email: undefined, shippingPostcode: undefined }
  assert.equal(openStep(none, { ...customer, edited: null }), 'delivery')
  assert.equal(openStep(none, { ...customer, edited: null, isSignedIn: false }), 'email')
})
