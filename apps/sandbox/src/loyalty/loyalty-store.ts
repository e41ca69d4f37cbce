import { join } from 'node:path'
import { openJournal } from '../storage/journal.ts'
import { demoCodes, demoMembers, type Member, type RewardCode, type SpendEntry } from './programme.ts'

interface Tables {
  members: Member
  codes: RewardCode
  entries: SpendEntry
}

/** Members and rewards: demo data with changes, which survive a restart. */
export interface LoyaltyStore {
  findMember(banner: string, email: string): Member | undefined
  putMember(member: Member): void
  findCode(banner: string, code: string): RewardCode | undefined
  /** In the order of issue. */
  codesOf(banner: string, email: string): RewardCode[]
  putCode(code: RewardCode): void
  entriesOf(banner: string, email: string): SpendEntry[]
  /** Once per banner and entry. */
  putEntry(entry: SpendEntry): void
}

const keyOf = (banner: string, name: string) => `${banner}:${name}`

/** Opens `loyalty.jsonl` in `directory`. */
export function openLoyaltyStore(directory: string, now: () => Date = () => new Date()): LoyaltyStore {
  const journal = openJournal<Tables>(join(directory, 'loyalty.jsonl'), ['members', 'codes', 'entries'])
  const demo = {
    members: new Map(demoMembers().map((member) => [keyOf(member.banner, member.email), member])),
    codes: new Map(demoCodes(now()).map((code) => [keyOf(code.banner, code.code), code])),
  }
  const findCode = (key: string) => journal.get('codes', key) ?? demo.codes.get(key)
  return {
    findMember: (banner, email) =>
      journal.get('members', keyOf(banner, email)) ?? demo.members.get(keyOf(banner, email)),
    putMember: (member) => journal.put('members', keyOf(member.banner, member.email), member),
    findCode: (banner, code) => findCode(keyOf(banner, code)),
    codesOf: (banner, email) => {
      const keys = new Set(
        [...demo.codes.values(), ...journal.all('codes')].map((code) => keyOf(code.banner, code.code)),
      )
      const isTheirs = (code: RewardCode | undefined): code is RewardCode =>
        code?.banner === banner && code.email === email
      return [...keys].map(findCode).filter(isTheirs)
    },
    putCode: (code) => journal.put('codes', keyOf(code.banner, code.code), code),
    entriesOf: (banner, email) =>
      journal.all('entries').filter((entry) => entry.banner === banner && entry.email === email),
    putEntry: (entry) => journal.put('entries', keyOf(entry.banner, entry.entry), entry),
  }
}
