import { readFileSync } from 'node:fs'
import ts from 'typescript'

export interface MessageCondition {
  readonly line: number
  readonly code: string
}

const SEARCHES = new Set([
  'includes',
  'startsWith',
  'endsWith',
  'match',
  'matchAll',
  'search',
  'indexOf',
  'localeCompare',
])
const LOOKUPS = new Set(['get', 'has', 'includes', 'indexOf', 'test', 'exec'])
const COMPARISONS = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
])

function subjectsOf(node: ts.Expression): readonly ts.Expression[] {
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node) || ts.isAsExpression(node))
    return subjectsOf(node.expression)
  if (ts.isConditionalExpression(node)) return [...subjectsOf(node.whenTrue), ...subjectsOf(node.whenFalse)]
  const isEither =
    ts.isBinaryExpression(node) &&
    (node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken ||
      node.operatorToken.kind === ts.SyntaxKind.BarBarToken)
  if (isEither) return [...subjectsOf(node.left), ...subjectsOf(node.right)]
  const isCut =
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    /^(?:replace|replaceAll|trim|toLowerCase|toUpperCase|slice|split|toString)$/.test(node.expression.name.text)
  return isCut && ts.isPropertyAccessExpression(node.expression) ? subjectsOf(node.expression.expression) : [node]
}

/** A `message`, an alias of one, or an entry of a table such as `bagMessages`. */
function isMessage(node: ts.Expression, aliases: ReadonlySet<string>): boolean {
  return subjectsOf(node).some((subject) => {
    if (ts.isPropertyAccessExpression(subject))
      return (
        subject.name.text === 'message' ||
        (ts.isIdentifier(subject.expression) && /[mM]essages$/.test(subject.expression.text))
      )
    return ts.isIdentifier(subject) && (subject.text === 'message' || aliases.has(subject.text))
  })
}

function isAbsence(node: ts.Expression): boolean {
  return (
    node.kind === ts.SyntaxKind.NullKeyword ||
    (ts.isIdentifier(node) && node.text === 'undefined') ||
    (ts.isStringLiteral(node) && node.text === '')
  )
}

function collectAliases(source: ts.SourceFile): ReadonlySet<string> {
  const aliases = new Set<string>()
  const walk = (node: ts.Node): void => {
    if (
      ts.isVariableDeclaration(node) &&
      node.initializer &&
      ts.isIdentifier(node.name) &&
      isMessage(node.initializer, aliases)
    )
      aliases.add(node.name.text)
    if (ts.isBindingElement(node) && node.propertyName?.getText() === 'message' && ts.isIdentifier(node.name))
      aliases.add(node.name.text)
    ts.forEachChild(node, walk)
  }
  walk(source)
  return aliases
}

function isCondition(node: ts.Node, aliases: ReadonlySet<string>): boolean {
  const reads = (expression: ts.Expression | undefined) => expression !== undefined && isMessage(expression, aliases)
  if (ts.isBinaryExpression(node) && COMPARISONS.has(node.operatorToken.kind))
    return (reads(node.left) && !isAbsence(node.right)) || (reads(node.right) && !isAbsence(node.left))
  if (ts.isSwitchStatement(node)) return reads(node.expression)
  if (ts.isElementAccessExpression(node)) return reads(node.argumentExpression)
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  const { name, expression } = node.expression
  return (SEARCHES.has(name.text) && reads(expression)) || (LOOKUPS.has(name.text) && reads(node.arguments[0]))
}

/** Conditions that depend on the text of a message. */
export function findMessageConditions(file: string, text = readFileSync(file, 'utf8')): readonly MessageCondition[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  const aliases = collectAliases(source)
  const found: MessageCondition[] = []
  const walk = (node: ts.Node): void => {
    if (isCondition(node, aliases))
      found.push({
        line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        code: node.getText().split('\n', 1)[0] ?? '',
      })
    ts.forEachChild(node, walk)
  }
  walk(source)
  return found
}
