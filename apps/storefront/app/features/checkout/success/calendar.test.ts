import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calendarHref, calendarText } from './calendar.server.ts'

const ENTRY = {
  number: '1000482',
  code: '472916',
  store: { name: 'Mathers Brisbane', address: '155 Adelaide Street, Brisbane QLD 4000', phone: '07 5550 1234' },
  readyAt: '2026-11-23T15:00:00+10:00',
}

test('a calendar has the visit in universal time, with place, order and code', () => {
  const lines = calendarText(ENTRY).replaceAll('\r\n ', '').split('\r\n')
  for (const line of [
    'DTSTART:20261123T050000Z',
    'DTEND:20261123T053000Z',
    'SUMMARY:Collect your order at Mathers Brisbane',
    'LOCATION:Mathers Brisbane\\, 155 Adelaide Street\\, Brisbane QLD 4000',
    'DESCRIPTION:Order 1000482\\, ready from 3 pm.\\nCollection code 472916. Bring a photo ID.\\nCall 07 5550 1234',
  ])
    assert.ok(lines.includes(line), line)
})

test('lines of a calendar have at most 75 bytes, and a line feed of a name starts no line', () => {
  const name = `Mathers ${'é'.repeat(60)}\nBEGIN:VALARM`
  const text = calendarText({ ...ENTRY, store: { ...ENTRY.store, name } })
  for (const line of text.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line)
  assert.doesNotMatch(text, /^BEGIN:VALARM/m)
  assert.match(calendarHref(ENTRY), /^data:text\/calendar;charset=utf-8,BEGIN%3AVCALENDAR%0D%0A/)
})
