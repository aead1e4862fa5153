import {expect, test} from 'vitest'

import {problemsOf} from '../content/studio'

const pageWith = (url: string) => ({
  _id: 'drafts.page-links',
  _type: 'page',
  language: 'en',
  sections: [
    {
      _key: 'hero',
      _type: 'hero',
      links: [{_key: 'link', _type: 'link', kind: 'url', label: 'Go', url}],
    },
  ],
})

async function levelsOf(url: string): Promise<string[]> {
  const problems = await problemsOf(pageWith(url))
  return problems.filter(({path}) => path.includes('"url"')).map(({level}) => level)
}

test.each([
  ['https://site.example/a?b#c', []],
  ['mailto:a@site.example?subject=Demo', []],
  ['tel:+35312345678', []],
  ['#section', []],
  ['http://site.example', ['warning']],
  ['tel:0123456789', ['warning']],
])('a link may lead to %s, with %j', async (url, levels) => {
  expect(await levelsOf(url)).toEqual(levels)
})

test.each([
  ['javascript:alert(1)'],
  ['//site.example'],
  ['/about'],
  ['about'],
  ['#'],
  ['data:text/html,x'],
  ['http:/site'],
])('a link may not lead to %s', async (url) => {
  expect(await levelsOf(url)).toContain('error')
})
