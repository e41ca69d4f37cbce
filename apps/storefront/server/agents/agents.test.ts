import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandOf } from '@welt/brands'
import { llmsText } from './llms.ts'
import { pageMarkdown, withNote } from './page-markdown.ts'
import { prefersMarkdown } from './prefers-markdown.ts'

const offers = (price: string, stock: string, stores?: object[]) => ({
  price,
  priceCurrency: 'AUD',
  availability: `https://schema.org/${stock}`,
  ...(stores ? { availableAtOrFrom: stores } : {}),
})
const CARLTON = { '@id': 'https://shop.example/store-locator/carlton', name: 'Carlton' }
const DATA = {
  '@type': 'ProductGroup',
  hasVariant: [
    { sku: 'a-6', size: '6', offers: offers('129.95', 'InStock', [CARLTON]) },
    { sku: 'a-7', size: '7', offers: offers('129.95', 'OutOfStock', [{ '@id': CARLTON['@id'] }]) },
    { sku: 'a-8', size: '8', offers: offers('129.95', 'InStock') },
    { url: 'https://shop.example/boot-tan.html' },
  ],
}
const PAGE = `<html><head><title>Boot &amp; co | Shop</title><meta name="description" content="A &quot;good&quot; boot"/>
<link rel="canonical" href="https://shop.example/boot.html"/></head><body><header><a href="/">Shop</a></header>
<script type="application/ld+json">${JSON.stringify(DATA)}</script>
<main id="main"><h1>Boot</h1><p>Now <a>$129.95</a> <s>$150</s></p>
<form action="/cart/add"><button>Add to bag</button></form>
<svg><title>Heart</title></svg><p hidden="">Failed</p><article><h2><a href="/shoe.html">Shoe<span> one</span></a></h2></article>
<details><summary><h2>Care</h2></summary><p>Wipe*.</p></details><details><summary>Why?</summary>So.</details>
<dl><div><dt>Sole</dt><dd>Rubber</dd></div></dl>
<table><caption>Sizes</caption><thead><tr><th>AU</th><th>EU</th></tr></thead><tbody><tr><td>6</td><td>37|38</td></tr></tbody></table>
<script>alert(1)</script></main><footer><nav aria-label="Shop"><h2>Shop</h2><ul><li><a href="/women">Women</a></li></ul></nav>
<form action="/subscribe"><label>Email</label></form></footer></body></html>`

test('Markdown is sent to those that name it and prefer it to HTML, never to browsers', () => {
  for (const accept of [
    'text/markdown',
    'text/markdown, text/html, */*',
    'text/html;q=0.8, Text/Markdown; charset=utf-8; q=0.9',
  ])
    assert.ok(prefersMarkdown(accept), accept)
  for (const accept of [
    undefined,
    '*/*',
    'text/*',
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8',
    'text/markdown;q=0, */*',
    'text/markdown;q=0.5, text/html',
    'text/markdown;q=x',
    'text/markdown-like',
  ])
    assert.equal(prefersMarkdown(accept), false, accept)
})

test('a page’s Markdown has its head, its main part without controls, and an offer for each size', async () => {
  const markdown = await pageMarkdown(PAGE, 'https://shop.example')
  assert.equal(
    markdown,
    `---
title: "Boot & co | Shop"
description: "A \\"good\\" boot"
url: "https://shop.example/boot.html"
---

# Boot

Now $129.95 ~~$150~~

## [Shoe one](https://shop.example/shoe.html)

## Care

Wipe\\*.

**Why?**

So.

Sole: Rubber

Sizes

| AU | EU |
| --- | --- |
| 6 | 37\\|38 |

## Sizes and prices

| Size | SKU | Price | Delivery | Stores to collect from |
| --- | --- | --- | --- | --- |
| 6 | a-6 | 129.95 AUD | In stock | Carlton |
| 7 | a-7 | 129.95 AUD | Sold out | Carlton |
| 8 | a-8 | 129.95 AUD | In stock | None |
`,
  )
  assert.match(withNote(markdown, 'Prices may have changed.'), /---\n\n> Prices may have changed\.\n\n# Boot/)
  assert.match(await pageMarkdown('<html><head></head><body></body></html>', 'https://shop.example'), /^---\n---\n$/)
})

test('llms.txt states the shop, its links, how to ask for Markdown and the limits', async () => {
  const text = await llmsText(PAGE, brandOf('styletread-nz'), 'https://shop.example', { pagesPerMinute: 300 })
  assert.match(text, /^# Styletread/)
  for (const part of [
    'New Zealand. Prices are in NZD',
    'Accept: text/markdown',
    'https://shop.example/sitemap.xml',
    '300 pages a minute',
    'Retry-After',
    '## Shop\n\n- [Women](https://shop.example/women)',
  ])
    assert.ok(text.includes(part), part)
  assert.doesNotMatch(text, /Email/)
})
