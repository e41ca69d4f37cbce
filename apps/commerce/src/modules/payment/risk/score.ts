import { type FraudSettings, RISK_RULES, type RiskRuleName } from '#modules/site'

/** Counts or cents that the rule compares; 1 or 0 for a rule without a limit. */
export type RiskFacts = Readonly<Record<RiskRuleName, number>>

interface CountedRule {
  readonly name: RiskRuleName
  readonly weight: number
}

export interface RiskScore {
  readonly score: number
  readonly rules: readonly CountedRule[]
}

/** The sum of the weights of the rules that are met. */
export function scoreOf(facts: RiskFacts, { riskRules }: Pick<FraudSettings, 'riskRules'>): RiskScore {
  const rules = RISK_RULES.flatMap(({ name }) => {
    const { weight, from } = riskRules[name]
    return weight > 0 && facts[name] >= Math.max(1, from) ? [{ name, weight }] : []
  })
  return { score: rules.reduce((sum, { weight }) => sum + weight, 0), rules }
}

const titleOf = (wanted: RiskRuleName) => RISK_RULES.find(({ name }) => name === wanted)?.title ?? wanted

/** For staff. */
export function riskText({ score, rules }: RiskScore): string {
  const counted = rules.map(({ name, weight }) => `${titleOf(name)} ${weight}`)
  return counted.length > 0 ? `risk ${score}: ${counted.join(', ')}` : `risk ${score}`
}
