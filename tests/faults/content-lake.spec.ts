import {expect, type APIRequestContext} from '@playwright/test'

import en from '../../messages/en.json' with {type: 'json'}
import fr from '../../messages/fr.json' with {type: 'json'}
import {contentLake, wrongAnswers} from './services.ts'
import {test} from './site.ts'

/** An answer that takes longer than this lets a visitor wait without end, in milliseconds. */
const longestWait = 20_000

/**
 * What Next.js could not render again it tries again after half a minute; before that it may still wait for the answer that
 * it does not get, and after that for a machine that has other work.
 */
const catchesUp = 90_000

/** What a visitor must find on each page, in the language of its address. */
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
    // Long before the service would be given up; the machine may have other work.
    const answer = await request.get(path, {timeout: 10_000})
    expect(answer.status(), path).toBe(200)
    expect(await answer.text(), path).toContain(part)
  }
}

/** The description of the page that is changed, as visitors get it. */
async function about(request: APIRequestContext): Promise<string> {
  const html = await (await request.get('/fr/a-propos')).text()
  return /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
}

/** What of a page is there in time: a visitor reads it while the rest is on its way. */
async function readInTime(url: string, isEnough: (text: string) => boolean): Promise<string> {
  const answer = await fetch(url, {signal: AbortSignal.timeout(longestWait)})
  let text = ''
  for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part
    if (isEnough(text)) break
  }
  return text
}

/** A search says that there is no answer, in its place on the page, or on a page of its own. */
const saysNoAnswer = (text: string) => text.includes(fr.search.unavailable.title)

for (const [name, fault] of Object.entries(wrongAnswers)) {
  test(`pages stay, and catch up by themselves, with a Content Lake that ${name}`, async ({
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
