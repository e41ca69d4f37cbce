import { type DocumentNode, GraphQLError } from 'graphql'
import { type DocumentFacts, documentFacts, fragmentsOf } from './document-facts.ts'
import { countEqualNames } from './equal-names.ts'

export const DOCUMENT_BYTES = 64 * 1024
export const DOCUMENT_TOKENS = 4000
const DEPTH = 20
/** Fragments spread. A product page of a Magento client has 2,536. */
const SELECTIONS = 3000
/** Fragments spread. A cart document of a Magento client has 40. */
const ALIASES = 100
/** Per response name in a selection set. Known clients send up to 14. */
const EQUAL_NAMES = 30
/** Comparisons by validation, about 5 µs each. */
const EQUAL_PAIRS = 100_000
const ROOT_FIELDS = 10
const DIRECTIVES = 20

/** One per request, against guessing. */
const GUESSABLE = new Set([
  'isEmailAvailable',
  'validateRPToken',
  'generateCustomerToken',
  'generateAdminCustomerToken',
  'requestPasswordResetEmail',
  'resetPassword',
  'resetPasswordById',
  'updateCustomer',
  'updateCustomerEmail',
  'exportCustomerData',
  'deleteCustomer',
  'changeCustomerPassword',
  'applyGiftCard',
  'applyGiftCardToCart',
  'applyCouponToCart',
  'applyCouponsToCart',
  'giftCardAccount',
  'GuestCustomerOrderDetails',
  'guestOrder',
  'CheckReturnEligibility',
  'placeOrder',
])

function guessedTwice(facts: DocumentFacts): string | undefined {
  const names = facts.rootFields.map((field) => field.name.value).filter((name) => GUESSABLE.has(name))
  return names.find((name, i) => names.indexOf(name) !== i)
}

function equalNamesProblem(document: DocumentNode): string | undefined {
  const { operations } = documentFacts(document)
  const roots = operations.map(({ selectionSet }) => selectionSet)
  const { most, pairs } = countEqualNames(roots, fragmentsOf(document))
  if (most > EQUAL_NAMES)
    return `The document selects one field ${most} times in one place; ${EQUAL_NAMES} are allowed.`
  return pairs > EQUAL_PAIRS ? 'The document selects the same fields too often.' : undefined
}

/** Runs before validation, which costs far more. */
export function findBrokenLimit(document: DocumentNode): GraphQLError | undefined {
  const facts = documentFacts(document)
  const twice = guessedTwice(facts)
  const broken = [
    facts.operations.length !== 1 && 'A document must hold exactly one operation.',
    facts.depth > DEPTH && `The document is ${facts.depth} levels deep; ${DEPTH} are allowed.`,
    facts.selections > SELECTIONS && `The document selects ${facts.selections} fields; ${SELECTIONS} are allowed.`,
    facts.aliases > ALIASES && `The document has ${facts.aliases} aliases; ${ALIASES} are allowed.`,
    facts.directives > DIRECTIVES && `The document has ${facts.directives} directives; ${DIRECTIVES} are allowed.`,
    facts.rootFields.length > ROOT_FIELDS &&
      `The document has ${facts.rootFields.length} root fields; ${ROOT_FIELDS} are allowed.`,
    twice !== undefined && `The field ${twice} is allowed once in a request.`,
    facts.isCyclic && 'A fragment of the document contains itself.',
  ].find((message) => typeof message === 'string')
  const problem = broken ?? equalNamesProblem(document)
  return problem ? limitError(problem) : undefined
}

export function limitError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { category: 'graphql-input', code: 'LIMIT_EXCEEDED' } })
}
