import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** Comments are few and plain: a limit on their words, and a list of phrases that they never use. */
const MOST_PER_1000_LINES = 500

/** Phrases with the term to use instead. */
const MARKS: readonly { readonly phrase: RegExp; readonly say: string }[] = [
  { phrase: /\bwho(?:m|so)?ever\b/, say: 'the customer, guest, caller or process that is meant' },
  { phrase: /\bsomebody(?:[’']s)?\b|\bnobody[’']s\b/, say: 'another customer, a stranger, no customer' },
  { phrase: /\bwhat (?:became|becomes) of\b/, say: 'the outcome, the result' },
  { phrase: /\b(?:came|comes|come) to nothing\b/, say: 'failed, expired, was abandoned' },
  { phrase: /\b(?:is|are|was|were|be|been) told\b/, say: 'is notified, receives, reads' },
  { phrase: /\bstands? (?:in|on|at|for|there|still|once|so|as)\b/, say: 'is, exists, is stored' },
  { phrase: /\b(?:goes|go|went|gone) back\b/, say: 'is refunded, released, restored' },
  { phrase: /\b(?:gives?|gave|given) (?:back|up)\b/, say: 'refund, release, restore; cancel, abandon' },
  { phrase: /\b(?:takes?|took|taken) (?:off|away)\b/, say: 'apply a discount, remove' },
  { phrase: /\b(?:says?|said) nothing\b/, say: 'is empty, is undefined' },
  { phrase: /\b(?:goes|go) elsewhere\b/, say: 'where it goes' },
  { phrase: /\b(?:drawn|draws?) (?:by|on) the server\b|\bdrawn pages?\b/, say: 'render' },
  { phrase: /\bkept (?:pages?|answers?|answer)\b/, say: 'cached' },
  { phrase: /\bstand-ins?\b/, say: 'fallback, fake' },
  { phrase: /\bmeant goods\b/, say: 'eligible items' },
  { phrase: /\bin vain\b|\banew\b/, say: 'without success; again' },
]

const root = join(import.meta.dirname, '../..')
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !file.includes('.generated.') && existsSync(join(root, file)))
const isProduction = (file: string) =>
  /^(?:apps|packages|scripts|deploy)\//.test(file) && !/\.test\.|\/testing\/|\/seed\/data\//.test(file)

interface Comment {
  readonly at: number
  readonly text: string
}

function commentsOf(file: string, text: string): readonly Comment[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  const found = new Map<number, string>()
  const walk = (node: ts.Node): void => {
    if (!ts.isJsxText(node)) {
      const ranges = [
        ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
        ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
      ]
      for (const { pos, end } of ranges) found.set(pos, text.slice(pos, end))
    }
    for (const child of node.getChildren(source)) walk(child)
  }
  walk(source)
  return [...found].map(([at, comment]) => ({ at, text: comment }))
}

const counted = { words: 0, lines: 0, comments: 0 }
const problems: string[] = []
for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8')
  const comments = commentsOf(file, text)
  counted.comments += comments.length
  if (isProduction(file)) {
    counted.lines += text.split('\n').length
    for (const { text: comment } of comments)
      counted.words += comment.match(/[\p{L}\p{N}][\p{L}\p{N}’'_.-]*/gu)?.length ?? 0
  }
  for (const { at, text: comment } of comments) {
    // A phrase may be broken over two lines of a comment.
    const plain = comment.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ').toLowerCase()
    const line = text.slice(0, at).split('\n').length
    for (const { phrase, say } of MARKS) {
      const [mark] = phrase.exec(plain) ?? []
      if (mark) problems.push(`${file}:${line} says '${mark}'. Say: ${say}.`)
    }
  }
}

const share = Math.round((1000 * counted.words) / counted.lines)
if (share > MOST_PER_1000_LINES) problems.push(`Comments have more than ${MOST_PER_1000_LINES} words in 1,000 lines.`)
process.stdout.write(problems.map((problem) => `${problem}\n`).join(''))
process.stdout.write(`${counted.comments} comments, ${share} words of them in 1,000 lines of production code\n`)
process.exitCode = problems.length > 0 || counted.comments < 1000 ? 1 : 0
