import {expect, type APIRequestContext} from '@playwright/test'

import en from '../../messages/en.json' with {type: 'json'}
import fr from '../../messages/fr.json' with {type: 'json'}
import {contentLake, wrongAnswers} from './services.ts'
import {test} from './site.ts'

/** The longest acceptable response time, in milliseconds; longer counts as hanging. */
const longestWait = 20_000

/**
 * Milliseconds. Next.js retries a failed render after half a minute; pending requests and other load may add to that.
 */
const catchesUp = 90_000

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

const aboutQuery =
  '*[_type == "page" && language == "fr" && path == "a-propos"][0]{_id, "said": seo.description}'

async function expectPages(request: APIRequestContext): Promise<void> {
  for (const [path, part] of Object.entries(pages)) {
    // Well before the request to the service times out, with a margin for other load.
    const answer = await request.get(path, {timeout: 10_000})
    expect(answer.status(), path).toBe(200)
    expect(await answer.text(), path).toContain(part)
  }
}

/** Returns the published description of the page under test. */
async function about(request: APIRequestContext): Promise<string> {
  const html = await (await request.get('/fr/a-propos')).text()
  return /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
}

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
const saysNoAnswer = (text: string) => text.includes(fr.search.unavailable.title)

for (const [name, fault] of Object.entries(wrongAnswers)) {
  test(`pages stay available, and are updated afterward, with a Content Lake that ${name}`, async ({
    request,
    running,
  }) => {
    await expectPages(request)
    const {_id: id, said} = await contentLake.fetch<{_id: string; said: string}>(aboutQuery)
    await running.contentLake.become(fault)
    try {
      await contentLake.patch(id, {set: {'seo.description': `${said} (${name})`}}).commit()
      await expectPages(request)

      const missing = await request.get('/fr/nulle-part', {timeout: longestWait})
      expect(missing.status()).toBe(404)
      expect(await missing.text()).toContain(fr.notFound.message)

      const search = await readInTime(`${running.site.url}/fr/search?q=crm`, saysNoAnswer)
      expect(saysNoAnswer(search)).toBe(true)

      await running.contentLake.become({kind: 'none'})
      await expect.poll(() => about(request), {timeout: catchesUp}).toContain(`(${name})`)
    } finally {
      await running.contentLake.become({kind: 'none'})
      await contentLake.patch(id, {set: {'seo.description': said}}).commit()
    }
    await expect.poll(() => about(request), {timeout: catchesUp}).not.toContain(`(${name})`)
    await expectPages(request)
    expect(await (await request.get('/search?q=crm')).text()).not.toContain(
      en.search.unavailable.title,
    )
  })
}
