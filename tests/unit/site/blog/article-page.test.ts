import {createElement} from 'react'
import {expect, it} from 'vitest'

import {ArticleCards} from '../../../../components/article-cards/article-cards'
import {ArticlePage} from '../../../../components/blog/article-page'
import type {Locale} from '../../../../lib/i18n/locales'
import {drawnBy, editable, editsOf, pageIn} from '../pieces.ts'
import {article as card, block, links} from '../sections/fields.ts'

const untranslated = [{language: 'fr', path: 'blog/un'}]
const near = (_id: string, path: string) => ({
  ...card,
  _id,
  _type: 'article',
  title: `On ${_id}`,
  path,
  untranslated: [{language: 'fr', path: `${path}-fr`}],
})
const figure = {
  _id: 'f',
  _type: 'figure',
  key: 'hours',
  isListed: true,
  value: 5,
  upTo: 8,
  suffix: {en: ' hours'},
  label: {en: 'Each week'},
  source: {en: 'A survey'},
  asOf: '2025-09-17',
}
const unlisted = {
  ...figure,
  _id: 'u',
  key: 'teams',
  isListed: false,
  value: 9,
  upTo: null,
  asOf: null,
}

const content = {
  _id: 'a',
  _type: 'article',
  title: 'An article & more',
  summary: 'In short.',
  topic: 'privacy',
  cover: null,
  path: 'blog/one',
  author: {
    _id: 'ada',
    _type: 'person',
    name: 'Ada',
    role: {en: 'Engineer', fr: 'Ingénieure'},
    profileUrl: 'https://people.example/ada',
  },
  publishedAt: '2025-10-28',
  updatedAt: '2025-11-02',
  readTime: 8,
  body: [
    block('First', 'h2'),
    block('Details', 'h3'),
    {
      ...block('Text.'),
      children: [{_type: 'figureReference', _key: 'r', figure}],
    },
    block('Second', 'h2'),
  ],
  older: near('older', 'blog/old'),
  newer: near('newer', 'blog/new'),
  related: [near('related', 'blog/related'), {...near('gone', ''), untranslated: null}],
}
const bare = {
  ...content,
  author: {...content.author, role: null, profileUrl: null},
  publishedAt: null,
  updatedAt: null,
  body: [block('Text.')],
  older: null,
  newer: null,
  related: null,
}
const blog = {
  _id: 'blog',
  _type: 'page',
  invitation: {_key: 'i', _type: 'invitation', heading: 'Next', text: null, links},
}

function article(shown: object, locale: Locale, figures: object[], rest: object = {}) {
  const page = {_id: 'a', _type: 'article', title: 'An article', path: 'blog/un', parent: null}
  const props = {
    article: {content: shown, language: 'en', figures},
    blog: null,
    context: {...pageIn(locale), page},
    ...rest,
  }
  return createElement(ArticlePage, props as never)
}

it('an English article on a French page says which parts are in English', async () => {
  const node = article(content, 'fr', [figure, unlisted], {blog})
  expect(await drawnBy(node)).toBe(
    '<link rel="expect" href="#opening-end" blocking="render"/> ¶ <nav aria-label="Fil d’Ariane"> ¶ <a href="/fr"> ¶ Accueil ¶ <span aria-current="page" lang="en"> ¶ An article ¶ <a href="/fr/blog"> ¶ [arrow-left]Retour au blog ¶ <div data-tone="note"> ¶ Les articles du blog ne sont disponibles qu’en anglais. ¶ <article lang="en"> ¶ <h1> ¶ An article &amp; more ¶ In short. ¶ <dl lang="fr"> ¶ Écrit par ¶ <a href="https://people.example/ada" target="_blank" rel="noopener"> ¶ Ada (s’ouvre dans un nouvel onglet)\u2060[arrow-up-right]\u2060 ¶ Ingénieure ¶ Publié le ¶ <time dateTime="2025-10-28"> ¶ 28 octobre 2025 ¶ Mis à jour le ¶ <time dateTime="2025-11-02"> ¶ 2 novembre 2025 ¶ Lecture ¶ 8\u00a0min ¶ <div data-topic="privacy"> ¶ <span id="opening-end" hidden=""> ¶ <nav lang="fr" aria-label="Sommaire"> ¶ Sommaire[chevron-down] ¶ <ol lang="en"> ¶ <a href="#first"> ¶ First ¶ <a href="#second"> ¶ Second ¶ <a href="#article-sources"> ¶ Sources ¶ <nav lang="fr" aria-label="Sommaire"> ¶ Sommaire ¶ <ol lang="en"> ¶ <a href="#first"> ¶ First ¶ <a href="#second"> ¶ Second ¶ <a href="#article-sources"> ¶ Sources ¶ <div data-top="2"> ¶ <div data-level="2"> ¶ <h2 id="first"> ¶ First ¶ <a href="#first" aria-label="Link to “First”"> ¶ # ¶ <div data-level="3"> ¶ <h3 id="details"> ¶ Details ¶ <a href="#details" aria-label="Link to “Details”"> ¶ # ¶ <a href="/figures#figure-hours"> ¶ <data value="5"> ¶ 5–8 hours ¶ <div data-level="2"> ¶ <h2 id="second"> ¶ Second ¶ <a href="#second" aria-label="Link to “Second”"> ¶ # ¶ <section aria-labelledby="article-sources"> ¶ <h2 id="article-sources"> ¶ Sources ¶ <a href="/figures#figure-hours"> ¶ <data value="5"> ¶ 5–8 hours ¶ Each week. A survey ¶ <time dateTime="2025-09"> ¶ September 2025 ¶ . ¶ <data value="9"> ¶ 9 hours ¶ Each week. A survey ¶ <section lang="fr" aria-labelledby="article-share"> ¶ <h2 id="article-share"> ¶ Partager cet article ¶ <a data-variant="quiet" data-size="small" href="mailto:?subject=An%20article%20%26%20more&amp;body=http%3A%2F%2Flocalhost%3A3000%2Ffr%2Fblog%2Fun"> ¶ [mail]Envoyer par e-mail ¶ <button type="button" data-variant="quiet" data-size="small"> ¶ [link]Copier le lien ¶ <nav aria-label="Autres articles"> ¶ Article précédent ¶ <a href="/fr/blog/old-fr" rel="prev" lang="en"> ¶ On older ¶ Article suivant ¶ <a href="/fr/blog/new-fr" rel="next" lang="en"> ¶ On newer ¶ <a href="/fr/blog"> ¶ [arrow-left]Retour au blog ¶ <section aria-labelledby="article-related"> ¶ <h2 id="article-related"> ¶ À lire aussi ¶ <ul data-leads="false"> ¶ <div data-topic="privacy"> ¶ <h3 lang="en"> ¶ <a href="/fr/blog/related-fr"> ¶ On related ¶ <p lang="en"> ¶ In short. ¶ Confidentialité ¶ <time dateTime="2025-10-28"> ¶ 28 octobre 2025 ¶ 8\u00a0min de lecture ¶ <section aria-labelledby="i-title"> ¶ <h2 id="i-title"> ¶ Next ¶ <a href="/app" data-variant="secondary"> ¶ App',
  )
})

it('an article without figures, neighbors and dates leaves out what would name them', async () => {
  expect(await drawnBy(article(bare, 'en', []))).toBe(
    '<link rel="expect" href="#opening-end" blocking="render"/> ¶ <nav aria-label="Breadcrumb"> ¶ <a href="/"> ¶ Home ¶ <span aria-current="page"> ¶ An article ¶ <a href="/blog"> ¶ [arrow-left]Back to Blog ¶ <h1> ¶ An article &amp; more ¶ In short. ¶ <dl lang="en"> ¶ Written by ¶ Ada ¶ Read time ¶ 8 min ¶ <div data-topic="privacy"> ¶ <span id="opening-end" hidden=""> ¶ <div data-top="2"> ¶ Text. ¶ <section lang="en" aria-labelledby="article-share"> ¶ <h2 id="article-share"> ¶ Share this article ¶ <a data-variant="quiet" data-size="small" href="mailto:?subject=An%20article%20%26%20more&amp;body=http%3A%2F%2Flocalhost%3A3000%2Fblog%2Fun"> ¶ [mail]Send by email ¶ <button type="button" data-variant="quiet" data-size="small"> ¶ [link]Copy link ¶ <nav aria-label="More articles"> ¶ <a href="/blog"> ¶ [arrow-left]Back to Blog',
  )
})

it('the notice speaks of English articles alone', async () => {
  const french = {article: {content: {...bare, author: null}, language: 'fr', figures: []}}
  const drawn = await drawnBy(article(bare, 'en', [], french))
  expect(drawn).not.toContain('<div data-tone="note">')
  expect(drawn).not.toContain('Written by')
  expect(await drawnBy(article(bare, 'fr', []))).toContain('<div data-tone="note">')
})

it('every field of an article opens in the Studio', async () => {
  const page = {_id: 'a', _type: 'article', title: 'An article', path: 'blog/un', parent: null}
  const context = {...pageIn('fr', editable), page}
  const node = article(content, 'fr', [figure], {blog, context})
  expect(await editsOf(node)).toBe(
    'a title ¶ a title ¶ a summary ¶ a author ¶ ada name ¶ ada role.fr ¶ a publishedAt ¶ a updatedAt ¶ a readTime ¶ (a body[First]) ¶ (a body[Second]) ¶ (a body[First]) ¶ (a body[Second]) ¶ a body[First] ¶ a body[Details] ¶ a body[Text.] ¶ f value ¶ a body[Second] ¶ f source.en ¶ f value ¶ older title ¶ newer title ¶ a related ¶ related title ¶ related summary ¶ related topic ¶ related publishedAt ¶ related readTime ¶ blog sections[i] ¶ blog sections[i].heading ¶ blog sections[i].links[a]',
  )
})

const cards = [
  {...card, _id: 'one', untranslated},
  {...card, _id: 'two', title: 'Translated', translatedTo: [{language: 'fr'}]},
  {
    ...card,
    _id: 'three',
    title: 'Bare',
    language: 'fr',
    path: 'blog/nu',
    summary: null,
    publishedAt: null,
  },
]

it.each([
  [
    'en',
    {heading: 'h2', leads: true},
    '<ul data-leads="true"> ¶ <div data-topic="privacy"> ¶ <h2> ¶ <a href="/blog/one"> ¶ An article ¶ In short. ¶ Privacy ¶ <time dateTime="2025-10-28"> ¶ October 28, 2025 ¶ 8 min read ¶ <div data-topic="privacy"> ¶ <h2> ¶ <a href="/blog/one"> ¶ Translated ¶ In short. ¶ Privacy ¶ <time dateTime="2025-10-28"> ¶ October 28, 2025 ¶ 8 min read',
  ],
  [
    'fr',
    {heading: 'h3'},
    '<ul data-leads="false"> ¶ <div data-topic="privacy"> ¶ <h3 lang="en"> ¶ <a href="/fr/blog/un"> ¶ An article ¶ <p lang="en"> ¶ In short. ¶ Confidentialité ¶ <time dateTime="2025-10-28"> ¶ 28 octobre 2025 ¶ 8\u00a0min de lecture ¶ <div data-topic="privacy"> ¶ <h3> ¶ <a href="/fr/blog/nu"> ¶ Bare ¶ Confidentialité 8\u00a0min de lecture',
  ],
] as const)('the cards of articles offered in %s', async (locale, props, pieces) => {
  const {edit} = pageIn(locale)
  const node = createElement(ArticleCards, {articles: cards as never, locale, edit, ...props})
  expect(await drawnBy(node)).toBe(pieces)
})
