import {createElement} from 'react'
import {expect, it} from 'vitest'

import {SiteSearch} from '../../../../components/sections/site-search/site-search'
import type {Locale} from '../../../../lib/i18n/locales'
import type {Search} from '../../../../lib/search/search'
import {drawnBy, editable, editsOf, pageIn} from '../pieces.ts'

const endOfForm = ' <kbd>K</kbd>. ¶ '

const section = {_key: 'k', _type: 'siteSearch', heading: 'Search', intro: 'Intro'}

function search(locale: Locale, found: Search | undefined, edit = pageIn(locale).edit) {
  const context = {...pageIn(locale, edit), search: found}
  const own = edit({_id: 's', _type: 'siteSearch'})
  return createElement(SiteSearch, {section, context, edit: own, heading: 'h1'} as never)
}

const plain = (text: string) => ({text, marked: false})
const page = {
  id: 'p',
  href: '/fr/ici',
  title: [{text: 'Crm', marked: true}, plain(' ici')],
  passage: [plain('Dans le '), {text: 'CRM', marked: true}],
  readTime: null,
  language: 'fr' as const,
}
const article = {...page, id: 'a', href: '/fr/blog/un', readTime: 8, language: 'en' as const}

it.each<[Locale, Search | undefined, string]>([
  [
    'en',
    undefined,
    '<section aria-labelledby="k-title" data-answered="false"> ¶ <h1 id="k-title"> ¶ Search ¶ Intro ¶ <form action="/search"> ¶ <label for="search-field"> ¶ What are you looking for? ¶ [search] ¶ <input id="search-field" type="search" required="" autoComplete="off" enterKeyHint="search" aria-describedby="search-field-hint" name="q"/> ¶ <button data-variant="primary"> ¶ Search ¶ <p id="search-field-hint"> ¶ Finds pages and articles that contain all your words. Accents and capitals don’t matter. From any page, press <kbd>/</kbd> or <kbd>Ctrl</kbd> <kbd>K</kbd>.',
  ],
  [
    'fr',
    {kind: 'unavailable', query: 'a & b'},
    '<section aria-labelledby="k-title" data-answered="true"> ¶ <h1 id="k-title"> ¶ Search ¶ <form action="/fr/search"> ¶ <label for="search-field"> ¶ Que cherchez-vous\u202f? ¶ [search] ¶ <input id="search-field" type="search" required="" autoComplete="off" enterKeyHint="search" aria-describedby="search-field-hint" name="q" value="a &amp; b"/> ¶ <button data-variant="primary"> ¶ Rechercher ¶ <p id="search-field-hint"> ¶ Les pages et articles qui contiennent tous vos mots. Accents et majuscules ne comptent pas. Depuis n’importe quelle page, appuyez sur <kbd>/</kbd> ou sur <kbd>Ctrl</kbd>',
  ],
])('the form keeps the query in %s: %o', async (locale, found, pieces) => {
  const [form] = (await drawnBy(search(locale, found))).split(endOfForm)
  expect(form).toBe(pieces)
})

it.each<[string, Locale, Search, string]>([
  [
    'results in both languages',
    'fr',
    {kind: 'found', query: 'crm', own: [page], others: [article]},
    '<h2> ¶ 2 résultats pour «\u00a0<bdi>crm</bdi>\u00a0» ¶ <h3> ¶ <a href="/fr/ici"> ¶ <mark>Crm</mark> ici ¶ Page ¶ Dans le <mark>CRM</mark> ¶ <section aria-labelledby="other-languages"> ¶ <h2 id="other-languages"> ¶ Articles en anglais ¶ <h3 lang="en"> ¶ <a href="/fr/blog/un"> ¶ <mark>Crm</mark> ici ¶ Article, 8 min de lecture ¶ <p lang="en"> ¶ Dans le <mark>CRM</mark>',
  ],
  [
    'results in the other language',
    'fr',
    {kind: 'found', query: 'crm', own: [], others: [article]},
    '<h2> ¶ 1 résultat pour «\u00a0<bdi>crm</bdi>\u00a0» ¶ <section aria-labelledby="other-languages"> ¶ <h2 id="other-languages"> ¶ Articles en anglais ¶ <h3 lang="en"> ¶ <a href="/fr/blog/un"> ¶ <mark>Crm</mark> ici ¶ Article, 8 min de lecture ¶ <p lang="en"> ¶ Dans le <mark>CRM</mark>',
  ],
  [
    'results in its own language',
    'en',
    {kind: 'found', query: 'crm', own: [article, {...article, id: 'b'}], others: []},
    '<h2> ¶ 2 results for “<bdi>crm</bdi>” ¶ <h3> ¶ <a href="/fr/blog/un"> ¶ <mark>Crm</mark> ici ¶ Article, 8 min read ¶ Dans le <mark>CRM</mark> ¶ <h3> ¶ <a href="/fr/blog/un"> ¶ <mark>Crm</mark> ici ¶ Article, 8 min read ¶ Dans le <mark>CRM</mark>',
  ],
  [
    'nothing',
    'en',
    {kind: 'nothing', query: '<b>'},
    '<h2> ¶ Nothing found for “<bdi>&lt;b&gt;</bdi>” ¶ Check the spelling, especially of names and abbreviations. ¶ Use fewer words: results contain all of them. ¶ Try another word for the same thing, such as “voice” for “dictation”.',
  ],
  [
    'nothing, but pages near',
    'fr',
    {
      kind: 'nothing',
      query: 'crm',
      near: [{title: 'Tarifs', href: '/fr/tarifs', language: 'fr'}] as never,
    },
    '<h2> ¶ Aucun résultat pour «\u00a0<bdi>crm</bdi>\u00a0» ¶ Cherchiez-vous l’une de ces pages\u202f? ¶ <a href="/fr/tarifs"> ¶ Tarifs ¶ Vérifiez l’orthographe, surtout celle des noms et des sigles. ¶ Utilisez moins de mots\u202f: un résultat les contient tous. ¶ Essayez un autre mot pour la même chose, par exemple «\u00a0voix\u00a0» pour «\u00a0dictée\u00a0».',
  ],
  [
    'nothing near',
    'en',
    {kind: 'nothing', query: 'crm', near: []},
    '<h2> ¶ Nothing found for “<bdi>crm</bdi>” ¶ Check the spelling, especially of names and abbreviations. ¶ Use fewer words: results contain all of them. ¶ Try another word for the same thing, such as “voice” for “dictation”.',
  ],
  [
    'a query that is too long',
    'en',
    {kind: 'tooLong', query: 'x'.repeat(101)},
    '<div data-tone="note" role="status" tabindex="-1"> ¶ <strong>Your search is too long</strong> ¶ It has 101 characters; the limit is 100. Shorten it in the field above and search again.',
  ],
  [
    'no answer',
    'fr',
    {kind: 'unavailable', query: 'crm'},
    '<div data-tone="note" role="status" tabindex="-1"> ¶ <strong>La recherche est indisponible pour le moment</strong> ¶ Vos mots sont toujours dans le champ ci-dessus. Relancez la recherche dans un instant, ou poursuivez avec l’une des pages ci-dessous.',
  ],
])('the search page shows %s', async (_, locale, found, pieces) => {
  const drawn = await drawnBy(search(locale, found))
  expect(drawn.split(endOfForm)[1]).toBe(pieces)
})

it('the intro opens in the Studio, and is left out above results', async () => {
  expect(await editsOf(search('en', undefined, editable))).toBe('s ¶ s heading ¶ s intro')
  expect(await editsOf(search('en', {kind: 'unavailable', query: 'x'}, editable))).toBe(
    's ¶ s heading',
  )
})
