import {expect, type APIRequestContext} from '@playwright/test'

import en from '../../messages/en.json' with {type: 'json'}
import fr from '../../messages/fr.json' with {type: 'json'}
import {deadline} from '../machine-speed.ts'
import {aboutPath, descriptionIn, faultsByName, withAboutPage} from './services.ts'
import {test} from './site.ts'

/** The longest acceptable response time, in milliseconds; longer counts as hanging. */
const longestWait = 20_000

/**
 * Milliseconds. Next.js retries a failed render after half a minute; pending requests and other load may add to that.
 */
const updateTimeout = 90_000

/** A text that each page must show, in the page's language. */
const pages = {
  '/': '<html lang="en"',
  '/fr': '<html lang="fr"',
  '/fr/a-propos': '<h1',
  '/about.md': '# ',
  '/sitemap.xml': '<urlset',
  '/fr/blog/feed.xml': '<rss',
  '/llms.txt': '# ',
}

async function expectPages(request: APIRequestContext): Promise<void> {
  for (const [path, part] of Object.entries(pages)) {
    // Well before the request to the service times out, with a margin for other load.
    const answer = await request.get(path, {timeout: 10_000})
    expect(answer.status(), path).toBe(200)
    expect(await answer.text(), path).toContain(part)
  }
}

/** Returns the description of the page that the test changes. */
const about = async (request: APIRequestContext): Promise<string> =>
  descriptionIn(await (await request.get(aboutPath)).text())

/** Streams a page until it shows enough, and fails when that takes too long. */
async function readInTime(url: string, isEnough: (text: string) => boolean): Promise<string> {
  const answer = await fetch(url, {signal: AbortSignal.timeout(longestWait)})
  let text = ''
  for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part
    if (isEnough(text)) break
  }
  return text
}

/** Whether search shows its message for an outage, inline or on a page of its own. */
const reportsOutage = (text: string) => text.includes(fr.search.unavailable.title)

test('pages stay available whatever the Content Lake answers, and are updated afterward', async ({
  request,
  running,
}) => {
  test.setTimeout(deadline(600_000))
  await expectPages(request)
  await withAboutPage(async (publish) => {
    for (const [name, fault] of Object.entries(faultsByName)) {
      await test.step(`a Content Lake that ${name}`, async () => {
        await running.contentLake.setFault(fault)
        await publish(`Published while it ${name}`)
        await expectPages(request)
        const missing = await request.get('/fr/nulle-part', {timeout: longestWait})
        expect(missing.status()).toBe(404)
        expect(await missing.text()).toContain(fr.notFound.home)
        const search = await readInTime(`${running.site.url}/fr/search?q=crm`, reportsOutage)
        expect(reportsOutage(search)).toBe(true)

        await running.contentLake.setFault({kind: 'none'})
        await publish(`Published after it ${name}`)
        await expect.poll(() => about(request)).toContain(`after it ${name}`)
      })
    }
    await running.contentLake.setFault({kind: 'down'})
    await publish('Published once')
    await expectPages(request)
    await running.contentLake.setFault({kind: 'none'})
    await expect.poll(() => about(request), {timeout: updateTimeout}).toBe('Published once')
  })
  await expectPages(request)
  const search = await (await request.get('/search?q=crm')).text()
  expect(search).not.toContain(en.search.unavailable.title)
})
