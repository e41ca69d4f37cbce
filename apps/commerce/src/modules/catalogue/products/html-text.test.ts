import assert from 'node:assert/strict'
import { test } from 'node:test'
import { htmlText } from './html-text.ts'

test('plain text becomes paragraphs, HTML of staff is sanitised, nothing stays nothing', () => {
  assert.equal(htmlText(''), null)
  assert.deepEqual(htmlText('Soft & light.\n\n <b>Really</b>'), {
    html: '<p>Soft &amp; light.</p><p>&lt;b&gt;Really&lt;/b&gt;</p>',
  })
  assert.deepEqual(htmlText('<p onclick="x()">Soft<script>y()</script></p>'), { html: '<p>Soft</p>' })
})
