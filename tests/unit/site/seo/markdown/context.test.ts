import {expect, it} from 'vitest'

import {translatorFor} from '../../../../../lib/i18n/messages'
import {absoluteLink, linkList, onPage, pair} from '../../../../../lib/seo/markdown/context'
import {preface} from '../../../../../lib/seo/markdown/preface'
import type {Destination} from '../../../../../lib/urls/links'

const site = 'http://localhost:3000'
const url = `${site}/fr/ici`
const context = {locale: 'fr', hasCta: false, url, t: translatorFor('fr')} as const

const toUrl = (address: string | null): Destination => ({kind: 'url', url: address, page: null})

it.each([
  ['/app', `${site}/app`],
  ['#part', `${url}#part`],
  ['https://elsewhere.example/a?b', 'https://elsewhere.example/a?b'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['javascript:alert(1)', null],
  [null, null],
])('a link to %s is %s', (address, href) => {
  expect(absoluteLink(toUrl(address), context)).toBe(href)
})

it('a list of links leaves out those that lead nowhere', () => {
  const links = [
    {label: 'One', ...toUrl('/one')},
    {label: 'Gone', ...toUrl(null)},
  ]
  expect(linkList(links, context)).toBe(`- [One](${site}/one)`)
  expect([linkList([], context), linkList(null, context)]).toEqual(['', ''])
})

it('a pair and a part of the page are written as the language does', () => {
  expect(pair('Nom', {text: 'Ada', href: url}, context)).toBe(`**Nom**\u202F: [Ada](${url})`)
  expect(onPage('Démo', 'cta', context)).toBe(`Sur la page\u202F: [Démo](${url}#cta)`)
})

it('a document is introduced with its translations', () => {
  const translations = [
    {language: 'en', path: 'here'},
    {language: 'fr', path: 'ici'},
  ]
  const written = (language: 'en' | 'fr', known: typeof translations | null) =>
    preface({summary: 'In short.', language, translations: known}, {url, t: translatorFor('en')})
  expect(written('fr', translations)).toBe(
    `> In short.\n\n- Page: <${url}>\n- Language: Français\n- Also in: [English](${site}/here.md)`,
  )
  expect(written('en', null)).toBe(`> In short.\n\n- Page: <${url}>\n- Language: English`)
})
