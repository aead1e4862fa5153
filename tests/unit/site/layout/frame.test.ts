import {type ComponentType, createElement, type ReactNode} from 'react'
import {describe, expect, it} from 'vitest'

import {AnnouncementBar} from '../../../../components/layout/announcement-bar'
import {PageBreadcrumb} from '../../../../components/layout/breadcrumb'
import {EmptyDataset} from '../../../../components/layout/empty-dataset'
import {NotFoundContent} from '../../../../components/layout/not-found'
import {RedirectNotice} from '../../../../components/layout/redirect-notice'
import {SearchUnavailable} from '../../../../components/layout/search-unavailable'
import {SiteFooter} from '../../../../components/layout/site-footer'
import {SiteFrame} from '../../../../components/layout/site-frame'
import {SiteHeader} from '../../../../components/layout/site-header'
import {type Locale, locales} from '../../../../lib/i18n/locales'
import {pageHref} from '../../../../lib/urls/paths'
import {drawnBy, editable, editsOf, pageIn} from '../pieces.ts'

const page = (_key: string, path: string) => ({
  _key,
  label: `To ${_key}`,
  kind: 'page',
  url: null,
  page: {language: 'en', path, untranslated: null},
})
const elsewhere = {_key: 'e', label: 'Elsewhere', kind: 'url', url: 'https://x.example', page: null}

const actions = {
  _id: 'actions',
  appUrl: 'https://app.example',
  appAction: 'Sign in',
  primaryAction: 'Book a demo',
}
const navigation = {
  _id: 'nav',
  tagline: 'Say it.',
  privacyBlurb: 'Private.',
  socialUrl: 'https://www.net.example/us',
  headerMenu: [page('one', 'one'), page('two', 'two'), elsewhere],
  productMenu: [page('one', 'one')],
  compareMenu: [page('two', 'two')],
  guidesMenu: '',
  legalMenu: [elsewhere],
}
const settings = {
  _id: 'settings',
  name: 'Saywell',
  company: 'Saywell Ltd',
  contactEmail: 'c@site.example',
  hasSearch: true,
  languages: ['en', 'fr'],
  actions,
  navigation,
  announcementBar: {_id: 'bar', text: 'News.', link: page('one', 'one')},
}
/** Settings in which nothing optional is filled in. */
const bare = {
  ...settings,
  company: null,
  hasSearch: false,
  languages: ['en'],
  actions: {...actions, appUrl: null, primaryAction: null},
  navigation: {...navigation, tagline: null, privacyBlurb: null, socialUrl: null, legalMenu: null},
  announcementBar: null,
}

function frame(locale: Locale, changes: object = {}) {
  const translations = [
    {language: 'en', path: 'two'},
    {language: 'fr', path: 'deux'},
  ]
  return {...pageIn(locale), settings, path: 'two', translations, ...changes}
}

const draw = (component: unknown, props: object, children?: ReactNode) =>
  createElement(component as ComponentType<object>, props, children)

describe('the header', () => {
  it.each<[string, Locale, object, string]>([
    [
      'in English',
      'en',
      {},
      '<a href="#content"> ¶ Skip to content ¶ <a href="/"> ¶ Saywell ¶ <nav aria-label="Main navigation"> ¶ <a href="/one"> ¶ To one ¶ <a href="/two" aria-current="page"> ¶ To two ¶ <a href="https://x.example" target="_blank" rel="noopener"> ¶ Elsewhere (opens in a new tab)\u2060[arrow-up-right]\u2060 ¶ <a href="https://app.example" target="_blank" rel="noopener"> ¶ Sign in (opens in a new tab)\u2060[arrow-up-right]\u2060 ¶ <a href="/search#search-field" title="Search" aria-keyshortcuts="/ Control+K Meta+K"> ¶ Search[search] ¶ <kbd aria-hidden="true"> ¶ /</kbd> ¶ <button type="button" popoverTarget="language-menu"> ¶ [globe]Language:EN[chevron-down] ¶ <div id="language-menu" popover="auto"> ¶ <a href="/two?language=en" hrefLang="en" aria-current="true"> ¶ <span lang="en" dir="ltr"> ¶ English[check] ¶ <a href="/fr/deux?language=fr" hrefLang="fr"> ¶ <span lang="fr" dir="ltr"> ¶ Français ¶ <a data-variant="secondary" data-size="small" href="/?scrollTo=cta#cta"> ¶ Book a demo ¶ <button type="button" popoverTarget="site-menu" aria-label="Menu"> ¶ Menu[menu][x] ¶ <div id="site-menu" popover="auto"> ¶ <nav aria-label="Menu"> ¶ <a href="/one"> ¶ To one ¶ <a href="/two" aria-current="page"> ¶ To two ¶ <a href="https://x.example" target="_blank" rel="noopener"> ¶ Elsewhere (opens in a new tab)\u2060[arrow-up-right]\u2060 ¶ <a href="/search#search-field"> ¶ Search[search] ¶ <a href="https://app.example" target="_blank" rel="noopener"> ¶ Sign in (opens in a new tab)\u2060[arrow-up-right]\u2060 ¶ <a data-variant="primary" href="/?scrollTo=cta#cta"> ¶ Book a demo ¶ <a href="/two?language=en" hrefLang="en" aria-current="true"> ¶ <span lang="en" dir="ltr"> ¶ English[check] ¶ <a href="/fr/deux?language=fr" hrefLang="fr"> ¶ <span lang="fr" dir="ltr"> ¶ Français',
    ],
    [
      'of the search page in French, with a form',
      'fr',
      {path: 'search', translations: null, hasCta: true},
      '<a href="#content"> ¶ Aller au contenu ¶ <a href="/fr"> ¶ Saywell ¶ <nav aria-label="Navigation principale"> ¶ <a href="/one"> ¶ To one ¶ <a href="/two"> ¶ To two ¶ <a href="https://x.example" target="_blank" rel="noopener"> ¶ Elsewhere (s’ouvre dans un nouvel onglet)\u2060[arrow-up-right]\u2060 ¶ <a href="https://app.example" target="_blank" rel="noopener"> ¶ Sign in (s’ouvre dans un nouvel onglet)\u2060[arrow-up-right]\u2060 ¶ <a href="/fr/search#search-field" title="Rechercher" aria-keyshortcuts="/ Control+K Meta+K" aria-current="page"> ¶ Rechercher[search] ¶ <kbd aria-hidden="true"> ¶ /</kbd> ¶ <button type="button" popoverTarget="language-menu"> ¶ [globe]Langue:FR[chevron-down] ¶ <div id="language-menu" popover="auto"> ¶ <a href="/?language=en" hrefLang="en"> ¶ <span lang="en" dir="ltr"> ¶ English ¶ <small>Cette page n’est pas traduite. Le lien mène à la page d’accueil.</small> ¶ <a href="/fr/search?language=fr" hrefLang="fr" aria-current="true"> ¶ <span lang="fr" dir="ltr"> ¶ Français[check] ¶ <a data-variant="secondary" data-size="small" href="#cta"> ¶ Book a demo ¶ <button type="button" popoverTarget="site-menu" aria-label="Menu"> ¶ Menu[menu][x] ¶ <div id="site-menu" popover="auto"> ¶ <nav aria-label="Menu"> ¶ <a href="/one"> ¶ To one ¶ <a href="/two"> ¶ To two ¶ <a href="https://x.example" target="_blank" rel="noopener"> ¶ Elsewhere (s’ouvre dans un nouvel onglet)\u2060[arrow-up-right]\u2060 ¶ <a href="/fr/search#search-field" aria-current="page"> ¶ Rechercher[search] ¶ <a href="https://app.example" target="_blank" rel="noopener"> ¶ Sign in (s’ouvre dans un nouvel onglet)\u2060[arrow-up-right]\u2060 ¶ <a data-variant="primary" href="#cta"> ¶ Book a demo ¶ <a href="/?language=en" hrefLang="en"> ¶ <span lang="en" dir="ltr"> ¶ English ¶ <small>Cette page n’est pas traduite. Le lien mène à la page d’accueil.</small> ¶ <a href="/fr/search?language=fr" hrefLang="fr" aria-current="true"> ¶ <span lang="fr" dir="ltr"> ¶ Français[check]',
    ],
    [
      'of a page without an address',
      'en',
      {path: null, translations: null, settings: bare},
      '<a href="#content"> ¶ Skip to content ¶ <a href="/"> ¶ Saywell ¶ <nav aria-label="Main navigation"> ¶ <a href="/one"> ¶ To one ¶ <a href="/two"> ¶ To two ¶ <a href="https://x.example" target="_blank" rel="noopener"> ¶ Elsewhere (opens in a new tab)\u2060[arrow-up-right]\u2060 ¶ <button type="button" popoverTarget="language-menu"> ¶ [globe]Language:EN[chevron-down] ¶ <div id="language-menu" popover="auto"> ¶ <a href="/?language=en" hrefLang="en" aria-current="true"> ¶ <span lang="en" dir="ltr"> ¶ English[check] ¶ <button type="button" popoverTarget="site-menu" aria-label="Menu"> ¶ Menu[menu][x] ¶ <div id="site-menu" popover="auto"> ¶ <nav aria-label="Menu"> ¶ <a href="/one"> ¶ To one ¶ <a href="/two"> ¶ To two ¶ <a href="https://x.example" target="_blank" rel="noopener"> ¶ Elsewhere (opens in a new tab)\u2060[arrow-up-right]\u2060 ¶ <a href="/?language=en" hrefLang="en" aria-current="true"> ¶ <span lang="en" dir="ltr"> ¶ English[check]',
    ],
  ])('the header %s', async (_, locale, changes, pieces) => {
    const drawn = await drawnBy(draw(SiteHeader, frame(locale, changes)))
    expect(drawn.slice(0, drawn.indexOf(' ¶ <fieldset data-theme-switch'))).toBe(pieces)
  })

  it('the header of an empty dataset leads home in every language', async () => {
    const changes = {path: '/', translations: null, settings: null}
    const drawn = await drawnBy(draw(SiteHeader, frame('fr', changes)))
    expect(drawn.slice(0, drawn.indexOf(' ¶ <div id="language-menu"'))).toBe(
      '<a href="#content"> ¶ Aller au contenu ¶ <a href="/fr"> ¶ Accueil ¶ <nav aria-label="Navigation principale"> ¶ <button type="button" popoverTarget="language-menu"> ¶ [globe]Langue:FR[chevron-down]',
    )
    const links = [...drawn.matchAll(/<a href="([^"]+)" hrefLang="/g)].map(([, href]) => href)
    const homes = locales.map((locale) => `${pageHref(locale, '/')}?language=${locale}`)
    expect(links).toEqual([...homes, ...homes])
  })
})

describe('the footer', () => {
  it.each<[string, Locale, object, string]>([
    [
      'in French',
      'fr',
      {},
      'Say it. ¶ Private. ¶ <nav aria-label="Produit"> ¶ <h2> ¶ Produit ¶ <a href="/one"> ¶ To one ¶ <nav aria-label="Comparer"> ¶ <h2> ¶ Comparer ¶ <a href="/two"> ¶ To two ¶ <nav aria-label="Informations légales"> ¶ <h2> ¶ Informations légales ¶ <a href="https://x.example" target="_blank" rel="noopener"> ¶ Elsewhere (s’ouvre dans un nouvel onglet)\u2060[arrow-up-right]\u2060 ¶ <nav aria-label="Contact"> ¶ <h2> ¶ Contact ¶ <a href="mailto:c@site.example"> ¶ c@site.example ¶ <a href="https://www.net.example/us" target="_blank" rel="noopener"> ¶ net.example (s’ouvre dans un nouvel onglet)\u2060[arrow-up-right]\u2060 ¶ © Saywell Ltd ¶ <fieldset data-theme-switch="true"> ¶ Thème ¶ <label title="Système"> ¶ <input type="radio" name="theme-footer" checked="" value="system"/> ¶ [monitor]Système ¶ <label title="Clair"> ¶ <input type="radio" name="theme-footer" value="light"/> ¶ [sun]Clair ¶ <label title="Sombre"> ¶ <input type="radio" name="theme-footer" value="dark"/> ¶ [moon]Sombre',
    ],
    [
      'with nothing optional',
      'en',
      {settings: bare},
      '<nav aria-label="Product"> ¶ <h2> ¶ Product ¶ <a href="/one"> ¶ To one ¶ <nav aria-label="Compare"> ¶ <h2> ¶ Compare ¶ <a href="/two"> ¶ To two ¶ <nav aria-label="Contact"> ¶ <h2> ¶ Contact ¶ <a href="mailto:c@site.example"> ¶ c@site.example ¶ © Saywell ¶ <fieldset data-theme-switch="true"> ¶ Theme ¶ <label title="System"> ¶ <input type="radio" name="theme-footer" checked="" value="system"/> ¶ [monitor]System ¶ <label title="Light"> ¶ <input type="radio" name="theme-footer" value="light"/> ¶ [sun]Light ¶ <label title="Dark"> ¶ <input type="radio" name="theme-footer" value="dark"/> ¶ [moon]Dark',
    ],
    [
      'of an empty dataset',
      'en',
      {settings: null},
      '<fieldset data-theme-switch="true"> ¶ Theme ¶ <label title="System"> ¶ <input type="radio" name="theme-footer" checked="" value="system"/> ¶ [monitor]System ¶ <label title="Light"> ¶ <input type="radio" name="theme-footer" value="light"/> ¶ [sun]Light ¶ <label title="Dark"> ¶ <input type="radio" name="theme-footer" value="dark"/> ¶ [moon]Dark',
    ],
  ])('the footer %s', async (_, locale, changes, pieces) => {
    expect(await drawnBy(draw(SiteFooter, frame(locale, changes)))).toBe(pieces)
  })
})

it('each field of the frame opens in the Studio, and those drawn twice cannot be dragged', async () => {
  const props = frame('fr', {edit: editable})
  expect(await editsOf(draw(SiteFrame, props, 'Content'))).toBe(
    'settings name ¶ nav headerMenu.fr[one] ¶ nav headerMenu.fr[two] ¶ nav headerMenu.fr[e] ¶ actions appAction.fr ¶ actions primaryAction ¶ (nav headerMenu.fr[one]) ¶ (nav headerMenu.fr[two]) ¶ (nav headerMenu.fr[e]) ¶ actions appAction.fr ¶ bar message.fr.text ¶ bar message.fr.link ¶ nav tagline.fr ¶ nav privacyBlurb.fr ¶ nav productMenu.fr[one] ¶ nav compareMenu.fr[two] ¶ nav legalMenu.fr[e] ¶ settings contactEmail ¶ nav socialUrl ¶ settings company',
  )
})

it('a page has its frame in the order in which it is read', async () => {
  const pieces = (await drawnBy(draw(SiteFrame, frame('en'), 'Content'))).split(' ¶ ')
  expect(
    pieces.filter((piece) => /^<(?:aside|main)|^Content|^Skip|©/.test(piece)).join(' ¶ '),
  ).toBe(
    '<aside id="redirected" popover="auto"> ¶ Skip to content ¶ <aside aria-label="Announcement"> ¶ <main id="content" tabindex="-1"> ¶ Content ¶ © Saywell Ltd',
  )
})

it('the two switches of the theme are groups of their own, in the language of the page', async () => {
  const pieces = (await drawnBy(draw(SiteFrame, frame('fr'), 'Content'))).split(' ¶ ')
  const inputs = pieces.filter((piece) => /radio|^<label|^Thème/.test(piece))
  expect(inputs.join(' ¶ ')).toBe(
    'Thème ¶ <label title="Système"> ¶ <input type="radio" name="theme-menu" checked="" value="system"/> ¶ <label title="Clair"> ¶ <input type="radio" name="theme-menu" value="light"/> ¶ <label title="Sombre"> ¶ <input type="radio" name="theme-menu" value="dark"/> ¶ Thème ¶ <label title="Système"> ¶ <input type="radio" name="theme-footer" checked="" value="system"/> ¶ <label title="Clair"> ¶ <input type="radio" name="theme-footer" value="light"/> ¶ <label title="Sombre"> ¶ <input type="radio" name="theme-footer" value="dark"/>',
  )
})

describe('the notice of a redirect', () => {
  it.each<[string, Locale, object, string]>([
    [
      'leads to the other language, in its words',
      'en',
      {},
      '<aside id="redirected" popover="auto"> ¶ <p lang="fr"> ¶ Langue choisie d’après votre navigateur. ¶ <a href="/fr/deux?language=fr"> ¶ Lire en français ¶ <button type="button" popoverTarget="redirected"> ¶ Fermer',
    ],
    [
      'leads back from French',
      'fr',
      {},
      '<aside id="redirected" popover="auto"> ¶ <p lang="en"> ¶ Language chosen from your browser’s settings. ¶ <a href="/two?language=en"> ¶ Read it in English ¶ <button type="button" popoverTarget="redirected"> ¶ Close',
    ],
    [
      'is left out without a translation',
      'en',
      {translations: [{language: 'en', path: 'two'}]},
      '',
    ],
    ['is left out on pages without an address', 'en', {path: null}, ''],
  ])('the notice %s', async (_, locale, changes, pieces) => {
    expect(await drawnBy(draw(RedirectNotice, frame(locale, changes)))).toBe(pieces)
  })
})

const crumbs = {_id: 'p', _type: 'page', title: 'Ici', path: 'a/ici', parent: null}
const near = [{title: 'Near', href: '/near', language: 'en'}]

it.each<[string, unknown, object, string]>([
  [
    'an announcement',
    AnnouncementBar,
    frame('fr'),
    '<aside aria-label="Annonce"> ¶ News. ¶ <a href="/one"> ¶ To one',
  ],
  ['no announcement', AnnouncementBar, frame('en', {settings: bare}), ''],
  ['no announcement in an empty dataset', AnnouncementBar, frame('en', {settings: null}), ''],
  [
    'a breadcrumb',
    PageBreadcrumb,
    {locale: 'en', page: crumbs, edit: pageIn('en').edit},
    '<nav aria-label="Breadcrumb"> ¶ <a href="/"> ¶ Home ¶ <span aria-current="page"> ¶ Ici',
  ],
  [
    'a breadcrumb below a page, in another language',
    PageBreadcrumb,
    {
      locale: 'fr',
      page: {...crumbs, parent: {_id: 'a', title: 'Haut', path: 'a'}},
      edit: editable,
      lang: 'en',
    },
    '<nav aria-label="Fil d’Ariane"> ¶ <a href="/fr"> ¶ Accueil ¶ <a href="/fr/a" data-sanity="a title"> ¶ Haut ¶ <span aria-current="page" lang="en" data-sanity="p title"> ¶ Ici',
  ],
  [
    'a missing page',
    NotFoundContent,
    {locale: 'fr', pages: near},
    '<h1> ¶ Oups\u202f! Page introuvable ¶ La page a peut-être changé d’adresse, ou n’a jamais existé. ¶ <a data-variant="secondary" href="/fr"> ¶ Aller à la page d’accueil',
  ],
  [
    'an empty dataset',
    EmptyDataset,
    {locale: 'fr'},
    '<h1> ¶ Il n’y a pas encore de page ici ¶ Le jeu de données est vide. Ouvrez le Studio et créez une page dont le chemin est «\u00a0/\u00a0», ou chargez le contenu fourni avec le site. ¶ <a data-variant="secondary" href="/studio"> ¶ Ouvrir le Studio',
  ],
  [
    'a search that failed',
    SearchUnavailable,
    {locale: 'fr', query: 'a&b c'},
    '<h1> ¶ La recherche est indisponible pour le moment ¶ Le reste du site fonctionne. Réessayez dans un instant\u202f: vos mots sont conservés. ¶ <a data-variant="secondary" href="/fr/search?q=a%26b+c"> ¶ Relancer la recherche',
  ],
])('draws %s', async (_, component, props, pieces) => {
  expect(await drawnBy(draw(component, props))).toBe(pieces)
})
