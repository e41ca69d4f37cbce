import assert from 'node:assert/strict'
import { brandOf, brands } from '@welt/brands'
import { makeAccount, newEmail, PASSWORD, signIn } from '../testing/accounts.ts'
import { mailTo } from '../testing/buying/buying.ts'
import { httpRequest } from '../testing/http-request.ts'
import { expect, test } from '../testing/journey.ts'
import { runSql, withSetting } from '../testing/operator.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address, port } from '../testing/shop.ts'

for (const javaScript of [true, false]) {
  test(`styletread, ${javaScript ? 'with' : 'without'} JavaScript: the footer subscribes an email, and a link of its mail ends that, on this site alone [J25.3, R2.11, R4.56, R7.44]`, async ({
    openShop,
  }) => {
    const { page, problems } = await openShop({ javaScript })
    const email = newEmail('news')
    await page.goto(address('styletread', '/faq'))
    const form = page.getByRole('form', { name: 'News by email' })
    await form.getByRole('textbox').fill(email)
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByText('Check your inbox').waitFor()
    const { html } = await mailTo(email)
    const link = /https?:\/\/[^"\s]*\/subscribe\?unsubscribe=[\w-]+/.exec(html)?.[0]
    assert.ok(link, html)
    const { pathname, search } = new URL(link)
    for (const [site, phrase] of [
      ['mollini', /This link is not valid here/],
      ['styletread', /unsubscribed/i],
    ] as const) {
      await page.goto(address(site, `${pathname}${search}`))
      await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click()
      await page.getByRole('main').locator(':focus').filter({ hasText: phrase }).waitFor()
    }
    await page.goto(address('styletread', '/subscribe'))
    const own = page.getByRole('main').getByLabel('Email', { exact: true })
    await own.fill('nobody@')
    await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
    await page.getByText('Enter an email address in the correct format').waitFor()
    await expect(own).toHaveValue('nobody@')
    if (javaScript) {
      const answered = Promise.withResolvers<void>()
      await page.route(/\/subscribe\.data/, async (route) => {
        await answered.promise
        await route.continue()
      })
      await own.fill(newEmail('pending'))
      await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
      await page.getByRole('main').locator('button[aria-busy=true]').waitFor()
      await expect(page.getByRole('main').getByText('Check your inbox'), 'no result without an answer').toHaveCount(0)
      answered.resolve()
      await page.getByRole('main').getByText('Check your inbox').waitFor()
    }
    assert.deepEqual(problems, [])
  })
}

for (const javaScript of [true, false])
  test(`styletread, ${javaScript ? 'with' : 'without'} JavaScript: the newsletter is chosen with a new account, and never chosen for the shopper [J12.3, R2.08]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ screen: 'phone', javaScript })
    const main = page.getByRole('main')
    const news = main.getByRole('checkbox', { name: /news and offers from/i })
    for (const isWanted of [true, false]) {
      await context.clearCookies()
      await page.goto(address('styletread', '/customer/account/create?returnTo=/customer/details'))
      await expect(news).not.toBeChecked()
      await news.setChecked(isWanted)
      const email = newEmail('reader')
      await main.getByLabel('First name').fill('Ana')
      await main.getByLabel('Last name').fill('Bell')
      await main.getByLabel('Email', { exact: true }).fill(email)
      for (const password of ['password123', PASSWORD]) {
        await main.getByRole('textbox', { name: 'Password' }).fill(password)
        await main.getByRole('button', { name: 'Create account' }).click()
        if (password === PASSWORD) await page.waitForURL(/\/customer\/details$/)
        else await main.getByText('Many people use this password').waitFor()
        assert.equal(await news.isChecked(), isWanted)
      }
      const rows = await runSql<{ status: string }>('select status from subscription where email = $1', [email])
      assert.deepEqual(rows.filter(({ status }) => status !== 'UNSUBSCRIBED').length, isWanted ? 1 : 0)
    }
    assert.deepEqual(problems, [])
  })

test('styletread: a newsletter to confirm begins by its mail’s link [R2.11, R4.56, R7.29, R7.44, A68]', async ({
  openShop,
}) => {
  const { page, problems } = await openShop({ screen: 'phone' })
  await withSetting('styletread', 'newsletter_double_opt_in', 'true', async () => {
    const email = newEmail('confirm')
    await page.goto(address('styletread', '/subscribe'))
    const main = page.getByRole('main')
    await main.getByLabel('Email', { exact: true }).fill('ana@example.con')
    await main.getByRole('button', { name: 'Subscribe' }).click()
    await main.getByText('Check the end of the email address. Did you mean .com?').waitFor()
    await main.locator('#subscribe-email:focus').waitFor()
    await main.getByLabel('Email', { exact: true }).fill(email)
    await main.getByRole('button', { name: 'Subscribe' }).click()
    await main.getByText(`We’ve emailed ${email}. If there’s a link in that email, open it to confirm.`).waitFor()
    const state = async () =>
      (await runSql<{ status: string }>('select status from subscription where email = $1', [email]))[0]?.status
    assert.equal(await state(), 'UNCONFIRMED')
    const { html } = await mailTo(email)
    const link = /https?:\/\/[^"\s]*\/subscribe\?confirm=[\w-]+/.exec(html)?.[0]
    assert.ok(link, html)
    const { pathname, search } = new URL(link)
    for (const [site, phrase, after] of [
      ['mollini', /This link is not valid here/, 'UNCONFIRMED'],
      ['styletread', 'Thank you for subscribing.', 'SUBSCRIBED'],
      ['styletread', 'Thank you for subscribing.', 'SUBSCRIBED'],
    ] as const) {
      await page.goto(address(site, `${pathname}${search}`))
      await main.getByRole('heading', { name: 'Confirm your subscription' }).waitFor()
      await main.getByRole('button', { name: 'Yes, subscribe me' }).click()
      await main.locator(':focus').filter({ hasText: phrase }).waitFor()
      assert.equal(await state(), after)
    }
    assert.deepEqual(problems, [])
  })
})

for (const javaScript of [true, false])
  test(`styletread, ${javaScript ? 'with' : 'without'} JavaScript: saving details or preferences leaves a newsletter whose tick was not touched [J16.1, R2.59, R2.62, R3.03, R7.42, R7.43]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ screen: 'phone', javaScript })
    await withSetting('styletread', 'newsletter_double_opt_in', 'true', async () => {
      const email = newEmail('waiting')
      await makeAccount('styletread', email)
      await signIn(plainly(context, 'styletread'), email)
      const state = async () =>
        (
          await runSql<{ status: string }>(
            "select status from subscription where email = $1 and topic = 'newsletter'",
            [email],
          )
        )[0]?.status
      const news = page.getByRole('checkbox', { name: /^(?:Email me )?news and offers from/i })
      const saveDetails = async (isTicked: boolean, isWanted = isTicked) => {
        await page.goto(address('styletread', '/customer/details'))
        assert.equal(await news.isChecked(), isTicked)
        await news.setChecked(isWanted)
        await page.getByRole('button', { name: 'Save details' }).click()
        await page.getByText('Details saved.').first().waitFor()
      }
      const savePreferences = async (isTicked: boolean, topic: string) => {
        await page.goto(address('styletread', '/customer/preferences'))
        assert.equal(await news.isChecked(), isTicked)
        await page.getByRole('checkbox', { name: topic }).check()
        await page.getByRole('button', { name: 'Save preferences' }).click()
        await page.getByText('Preferences saved.').first().waitFor()
      }
      await saveDetails(false, true)
      assert.equal(await state(), 'UNCONFIRMED')
      const { html } = await mailTo(email, /\/subscribe\?confirm=/)
      await saveDetails(false)
      await savePreferences(false, 'Work shoes')
      assert.equal(await state(), 'UNCONFIRMED')
      const { pathname, search } = new URL(/https?:\/\/[^"\s]*\/subscribe\?confirm=[\w-]+/.exec(html)?.[0] ?? '')
      await page.goto(address('styletread', `${pathname}${search}`))
      await page.getByRole('main').getByRole('button', { name: 'Yes, subscribe me' }).click()
      await page.getByRole('main').getByText('Thank you for subscribing.').waitFor()
      await saveDetails(true)
      await savePreferences(true, 'Sale and clearance')
      assert.equal(await state(), 'SUBSCRIBED')
      const consents = await runSql(
        `select 1 from mail where recipient = $1 and kind = 'newsletter-confirm'
         union all select 1 from graphile_worker.jobs where key = 'newsletter-confirm:' || $2::int || ':' || $1`,
        [email, brandOf('styletread').websiteId],
      )
      assert.equal(consents.length, 1, 'the first link alone was sent')
      await saveDetails(true, false)
      await saveDetails(false)
      assert.deepEqual(problems, [])
    })
  })

test('a mail program unsubscribes with one click; a wrong link ends nothing', async () => {
  const oneClick = 'List-Unsubscribe=One-Click'
  const part = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
  for (const [headers, body] of [
    [urlencoded, oneClick],
    [multipart, part],
  ] as const) {
    const email = newEmail('one-click')
    const post = (path: string, sent: string, type: Readonly<Record<string, string>>) =>
      httpRequest(`midas.localhost:${port}`, path, type, { body: sent })
    assert.equal((await post('/subscribe', new URLSearchParams({ email }).toString(), urlencoded)).status, 200)
    const [, link = ''] = /(\/subscribe\?unsubscribe=[\w-]+)/.exec((await mailTo(email)).html) ?? []
    const state = async () =>
      (await runSql<{ status: string }>('select status from subscription where email = $1', [email]))[0]?.status
    const begun = await state()
    assert.equal(begun, 'SUBSCRIBED')
    assert.equal((await post('/subscribe?unsubscribe=aaaaaaaaaaaaaaaaaaaaaaaa', body, headers)).status, 422)
    assert.equal((await post(link, 'List-Unsubscribe=Two-Clicks', urlencoded)).status, 422)
    assert.equal(await state(), begun)
    assert.equal((await post(link, body, headers)).status, 200)
    assert.equal(await state(), 'UNSUBSCRIBED')
    assert.equal((await post(link, body, headers)).status, 200)
  }
  assert.equal((await httpRequest(`styletread.localhost:${port}`, '/cart/add', multipart, { body: part })).status, 415)
})

test('a site without the newsletter offers it nowhere [R1.19, R2.11]', async () => {
  for (const { id } of brands.filter(({ flags }) => !flags.newsLetter)) {
    const { status, body } = await httpRequest(`${id}.localhost`, '/subscribe')
    assert.equal(status, 404)
    assert.match(body, /<footer/)
    assert.doesNotMatch(body, /aria-label="News by email"|action="\/subscribe"/)
  }
})
