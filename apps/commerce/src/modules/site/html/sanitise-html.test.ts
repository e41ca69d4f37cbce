import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { sanitiseHtml } from './sanitise-html.ts'

describe('sanitiseHtml', () => {
  const cases: readonly (readonly [title: string, html: string, expected: string])[] = [
    [
      'keeps words, headings and tables',
      '<h2 id="a">Hi</h2><table><tr><th scope="col">x</th></tr></table>',
      '<h2 id="a">Hi</h2><table><tr><th scope="col">x</th></tr></table>',
    ],
    ['drops scripts with what is in them', 'a<script>alert(1)</script>b', 'ab'],
    ['drops an unclosed script to the end', 'a<script>alert(1)', 'a'],
    ['drops handlers and styles', '<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
    ['drops script addresses', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['drops script addresses in capitals and entities', '<a href="JaVaScRiPt&colon;x">a</a>', '<a>a</a>'],
    [
      'drops addresses that leave by two slashes',
      '<a href="//evil.example">a</a><a href="/\\evil">b</a>',
      '<a>a</a><a>b</a>',
    ],
    [
      'keeps shop, phone and mail links',
      '<a href="/delivery">a</a><a href="tel:1300">b</a><a href="mailto:a@b.c">c</a>',
      '<a href="/delivery">a</a><a href="tel:1300">b</a><a href="mailto:a@b.c">c</a>',
    ],
    ['drops pictures from elsewhere', '<img src="https://x.example/a.png" alt="a">', '<img alt="a">'],
    ['shows a lone bracket as text', '1 < 2 and <b', '1 &lt; 2 and &lt;b'],
    ['closes what is left open', '<ul><li>a', '<ul><li>a</li></ul>'],
    ['drops a closing tag that opens nothing', 'a</div>b', 'ab'],
    ['drops comments and what hides in them', 'a<!-- <img src=x onerror=y> --><!-- <script> -->b', 'ab'],
    ['keeps the text after an unclosed comment', '<p>a</p><!-- b<p>c</p>', '<p>a</p> b<p>c</p>'],
    ['drops svg and its children', '<svg><a href="/x">a</a></svg>b', 'b'],
    ['drops a closed svg in an unclosed one', '<svg><svg>a</svg>b<p>c</p>', 'b<p>c</p>'],
    ['drops the choices of a select', '<select><option>a<option>b</select>c', 'c'],
    ['is not fooled by a tag within a tag', '<scr<script>x</script>ipt>alert(1)</script>', 'xipt&gt;alert(1)'],
    ['is not fooled by quotes', '<p title="><img src=x onerror=alert(1)>">a</p>', '<p>a</p>'],
  ]
  for (const [title, html, expected] of cases) {
    it(`${title}`, () => {
      const clean = sanitiseHtml(html)
      assert.equal(clean, expected)
      assert.doesNotMatch(clean, /<script|onerror="|javascript:/i)
    })
  }

  it('keeps the text after an unclosed element of those dropped with their content', () => {
    const DROPPED =
      'svg math object embed select option template noscript iframe textarea title xmp plaintext noembed noframes'
    for (const name of DROPPED.split(' ')) {
      const html = `<p>a <${name} class="x">b</p><ul><li>c <${name.toUpperCase()}>d</ul>`
      assert.equal(sanitiseHtml(html), '<p>a b</p><ul><li>c d</li></ul>', name)
    }
    for (const name of ['script', 'style'])
      assert.equal(sanitiseHtml(`<p>a <${name}>x = 1</p><p>b</p>`), '<p>a </p><p>b</p>', name)
  })

  it('changes nothing the second time', () => {
    for (const [, html] of cases) assert.equal(sanitiseHtml(sanitiseHtml(html)), sanitiseHtml(html))
  })
})

/** Permitted output: text, content elements, and attributes whose values can't be scripts. */
const NAME =
  'p|h[234]|[uo]l|li|d[ltd]|strong|em|br|hr|address|blockquote|section|small|span|div|caption|t(?:head|body|r|able|ime|h|d)'
const ELEMENT = `(?:${NAME}|figure|figcaption|details|summary|a|img)`
const ATTRIBUTE =
  ' (?:(?:id|datetime|scope|colspan|rowspan|width|height|alt)(?:="[^"<>]*")?|href="(?:/(?![/\\\\])|#|https://|mailto:|tel:)[^"<>\\s]*"|src="/(?![/\\\\])[\\w./%-]*")'
const HARMLESS = new RegExp(`^(?:[^<>]|</?${ELEMENT}(?:${ATTRIBUTE})*>)*$`, 'i')

describe('what attackers write', () => {
  const vectors = readFileSync(new URL('./xss-vectors.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
  it(`leaves nothing that runs, whatever comes before or after it (${vectors.length} vectors)`, () => {
    for (const vector of vectors)
      for (const html of [
        vector,
        `<p>a</p>${vector}<p>b</p>`,
        `<table><tr><td>${vector}`,
        `<a href="/x">${vector}</a>`,
        vector.toUpperCase(),
      ]) {
        const clean = sanitiseHtml(html)
        assert.match(clean, HARMLESS, `${html}\n${clean}`)
        assert.equal(sanitiseHtml(clean), clean, html)
      }
  })

  it('the pattern of what is harmless refuses what runs', () => {
    for (const bad of [
      '<script>x</script>',
      '<img src="x" onerror="y">',
      '<a href="javascript:x">a</a>',
      '<p style="a">b</p>',
      '<svg>',
      '<a href="//x">a</a>',
    ])
      assert.doesNotMatch(bad, HARMLESS)
  })
})
