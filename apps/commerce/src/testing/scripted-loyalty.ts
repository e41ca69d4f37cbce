import type { CodeCheck, LoyaltyMember, LoyaltyService, RewardOption } from '../modules/loyalty/ports.ts'
import { LoyaltyServiceError } from '../modules/loyalty/ports.ts'

interface ScriptedCode {
  readonly email: string
  check: CodeCheck
  /** Order number. */
  redeemedBy: string | undefined
}

/** A scripted loyalty service. */
export interface ScriptedLoyalty extends LoyaltyService {
  isDown: boolean
  readonly members: Map<string, LoyaltyMember>
  readonly options: Map<string, readonly RewardOption[]>
  readonly codes: Map<string, ScriptedCode>
  /** Entries of spend that were counted. */
  readonly entries: Set<string>
  /** Received calls: name and subject. */
  readonly calls: string[]
  /** Issues a code worth `amountCents`. */
  give(email: string, code: string, amountCents: number, over?: { readonly validTo?: Date }): void
  /** Refuses the code from this call on. */
  refuse(code: string, reason: Extract<CodeCheck, { isValid: false }>['reason']): void
}

const unknown: CodeCheck = { isValid: false, reason: 'unknown' }

export function createScriptedLoyalty(): ScriptedLoyalty {
  const codes: ScriptedLoyalty['codes'] = new Map()
  const calls: string[] = []
  const service: ScriptedLoyalty = {
    isDown: false,
    members: new Map(),
    options: new Map(),
    codes,
    entries: new Set(),
    calls,
    give: (email, code, amountCents, { validTo } = {}) => {
      codes.set(code, {
        email,
        check: { isValid: true, label: `Reward ${code}`, amountCents, validTo },
        redeemedBy: undefined,
      })
    },
    refuse: (code, reason) => {
      const found = codes.get(code)
      if (found) found.check = { isValid: false, reason }
    },
    findMember: async ({ email }) => service.members.get(note('findMember', email)),
    listOptions: async ({ email }) => service.options.get(note('listOptions', email)) ?? [],
    checkCode: async ({ email }, code) => {
      calls.push(`checkCode ${code} ${email}`)
      if (service.isDown) return { isValid: false, reason: 'unavailable' }
      const found = codes.get(code)
      if (found?.redeemedBy) return { isValid: false, reason: 'redeemed' }
      return !found || found.email === email ? (found?.check ?? unknown) : { isValid: false, reason: 'other-member' }
    },
    redeem: async ({ code, orderNumber }) => {
      const found = codes.get(note('redeem', code))
      if (!found || (found.redeemedBy !== undefined && found.redeemedBy !== orderNumber)) return false
      found.redeemedBy = orderNumber
      return true
    },
    release: async ({ code, orderNumber }) => {
      const found = codes.get(note('release', code))
      if (found?.redeemedBy === orderNumber) found.redeemedBy = undefined
    },
    addSpend: async ({ email }, { entry, cents, day, firstname, lastname }) => {
      note('addSpend', entry)
      if (service.entries.has(entry)) return
      service.entries.add(entry)
      const known = service.members.get(email) ?? { id: `M-${email}`, email, firstname, lastname, spendCents: 0 }
      const spendCents = Math.max(0, known.spendCents + cents)
      service.members.set(email, { ...known, spendCents, lastPurchaseDate: day })
    },
    issue: async ({ email }, { key, amountCents, validTo }) => {
      const code = note('issue', `${key} ${email}`).replace(/\W+/g, '-').toUpperCase()
      if (!codes.has(code)) service.give(email, code, amountCents, { validTo })
      return code
    },
    withdraw: async (_member, code) => {
      const found = codes.get(note('withdraw', code))
      if (found?.redeemedBy) return false
      service.refuse(code, 'expired')
      return true
    },
  }
  const note = (call: string, about: string) => {
    calls.push(`${call} ${about}`)
    if (service.isDown) throw new LoyaltyServiceError('down')
    return about
  }
  return service
}
