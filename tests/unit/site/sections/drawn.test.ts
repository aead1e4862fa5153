import {type ComponentType, createElement} from 'react'
import {expect, it} from 'vitest'

import type {SectionGuardProps} from '../../../../components/sections/context'
import {sections} from '../../../../components/sections/manifest'
import {Sections} from '../../../../components/sections/sections'
import type {Locale} from '../../../../lib/i18n/locales'
import {emptyLeadForm} from '../../../../lib/leads/fields'
import type {EditDocument} from '../../../../lib/sanity/preview/edit'
import type {SectionType} from '../../../../lib/sanity/types'
import {drawnBy, editable, editsOf, htmlOf, pageIn} from '../pieces.ts'
import {
  article,
  bare,
  block,
  figure,
  file,
  links,
  pageAt,
  picture,
  plans,
  point,
  settings,
  table,
  text,
  toApp,
  url,
} from './fields.ts'

interface Options {
  locale?: Locale
  heading?: 'h1' | 'h2'
  page?: object
  context?: object
  edit?: EditDocument
}

/** The fields of a form, which have tests of their own. */
const formFields = / ¶ <label for="_R_.*?(?= ¶ <button)/

const page = {
  _id: 'p',
  _type: 'page',
  title: 'Here',
  path: 'here',
  parent: null,
  _updatedAt: '2026-11-02T08:00:00Z',
}

/** A section as its page draws it. */
function drawn(_type: SectionType, fields: object, options: Options = {}) {
  const {locale = 'en', heading = 'h2', edit = pageIn(locale).edit} = options
  const context = {
    ...pageIn(locale, edit),
    page: {...page, ...options.page},
    submitLead: () => () => Promise.resolve(emptyLeadForm),
    ...options.context,
  }
  const section = {_type, _key: 'k', heading: 'Heading', intro: null, ...fields}
  const props = {section, context, edit: edit({_id: 's', _type}), heading}
  return createElement(sections[_type].Component as unknown as ComponentType<object>, props)
}

const keyed = (items: object[]) =>
  items.map((item, at) => ({_key: `k${at}`, _id: `d${at}`, ...item}))

const due = {_key: 'due', label: 'Due', value: 'Monday'}
const record = {sentence: null, recordTitle: 'Task', fields: [due], footnote: null}
const points = keyed([
  {...point, link: toApp, scene: record},
  {...bare, link: null},
])
const drawing = {
  form: 'cells',
  figures: [
    {...figure(43, 'Before'), _id: 'f1'},
    {...figure(89, 'After'), _id: 'f2'},
  ],
}
const video = {file: {...file, mimeType: 'video/mp4'}, captions: {_id: 'file-b2-vtt'}, picture, url}
const share = {
  ...figure(43, 'Before'),
  _id: 'f1',
  key: 'before',
  isListed: true,
  asOf: '2025-09-17',
}
const hours = {
  ...figure(5, 'Hours'),
  _id: 'f2',
  key: 'hours',
  isListed: false,
  suffix: {en: ' hours'},
  upTo: 8,
}
const header = {
  title: 'Title',
  badge: null,
  breadcrumb: true,
  updatedAt: null,
  links: null,
  scene: null,
}
const rows = [{_key: 'r', criterion: 'Voice', cells: ['Yes, both']}]
const sideBySide = {...table, rows, _id: 't', title: 'Side by side'}
const person = {_id: 'ada', name: 'Ada', role: {en: 'Engineer', fr: 'Ingénieure'}}

const sentForm = {...emptyLeadForm, status: 'offline'}

const cases: [SectionType, string, object, Options, string][] = [
  [
    'articleList',
    'of articles that are in English',
    {articles: [{...article, _id: 'a'}], leadsToSearch: true},
    {locale: 'fr'},
    '<section aria-labelledby="k-title"> ¶ <h2 id="k-title"> ¶ Heading ¶ <div data-tone="note"> ¶ Les articles du blog ne sont disponibles qu’en anglais. ¶ <ul data-leads="true"> ¶ <div data-topic="privacy"> ¶ <h3 lang="en"> ¶ <a href="/fr/blog/un"> ¶ An article ¶ <p lang="en"> ¶ In short. ¶ Confidentialité ¶ <time dateTime="2025-10-28"> ¶ 28 octobre 2025 ¶ 8\u00a0min de lecture ¶ Voici les articles les plus récents. La ¶ <a href="/fr/search#search-field"> ¶ recherche ¶ trouve tous les autres.',
  ],
  [
    'articleList',
    'at the top of a page, without the search',
    {articles: [{...article, _id: 'a'}], leadsToSearch: false},
    {heading: 'h1'},
    '<section aria-labelledby="k-title"> ¶ <h1 id="k-title"> ¶ Heading ¶ <ul data-leads="true"> ¶ <div data-topic="privacy"> ¶ <h2> ¶ <a href="/blog/one"> ¶ An article ¶ In short. ¶ Privacy ¶ <time dateTime="2025-10-28"> ¶ October 28, 2025 ¶ 8 min read',
  ],
  [
    'badges',
    'with and without texts',
    {
      label: 'Seals',
      items: keyed([
        {...point, icon: 'check'},
        {...bare, icon: null},
      ]),
    },
    {},
    '<section aria-label="Seals"> ¶ [check] ¶ <strong>Point</strong>Text. ¶ <strong>Bare</strong>',
  ],
  ['badges', 'without items', {label: 'Seals', items: []}, {}, ''],
  [
    'benefits',
    'with and without drawings',
    {intro: 'Intro', items: keyed([{...point, drawing}, bare])},
    {locale: 'fr'},
    '<section aria-labelledby="k-title"> ¶ <h2 id="k-title"> ¶ Heading ¶ Intro ¶ <h3> ¶ Point ¶ Text. ¶ <p aria-hidden="true"> ¶ 43\u00a0%89\u00a0% ¶ <h3> ¶ Bare',
  ],
  [
    'callToAction',
    'with consent, next steps and a person',
    {intro: 'Intro', form: 'demo', consent: text, next: ['First', 'Then'], person},
    {locale: 'fr'},
    '<section id="cta" tabindex="-1" aria-labelledby="k-title"> ¶ <h2 id="k-title"> ¶ Heading ¶ Intro ¶ <form noValidate=""> ¶ <input type="hidden" name="source" value="demo"/> ¶ <input type="hidden" name="consent" value="2026-11-02 f06dce27b84e18ccb3c7e94a0679c279cd42027da23bcf1e1ca1f94e365ea420"/> ¶ <button data-variant="primary"> ¶ Réserver une démo ¶ Text. ¶ <h3> ¶ La suite ¶ First ¶ Then ¶ <strong>Ada</strong>Ingénieure',
  ],
  [
    'callToAction',
    'with the form alone',
    {form: 'waitlist', consent: null, next: [], person},
    {context: {documentTitle: 'For tabs', sentForm}},
    '<title>Error: For tabs</title> ¶ <section id="cta" tabindex="-1" aria-labelledby="k-title"> ¶ <h2 id="k-title"> ¶ Heading ¶ <form noValidate=""> ¶ <input type="hidden" name="source" value="waitlist"/> ¶ <div data-corner="true"> ¶ <div data-tone="error" role="alert" tabindex="-1"> ¶ <strong>You seem to be offline</strong> ¶ Nothing was sent. Please try again once you are connected. ¶ <button type="button" aria-label="Close"> ¶ [x] ¶ <button data-variant="primary"> ¶ Join the waitlist',
  ],
  [
    'capabilities',
    'of which one is to come',
    {items: keyed([{...point, soon: true}, bare]), scene: record},
    {locale: 'fr'},
    '<section aria-labelledby="k-title"> ¶ <h2 id="k-title"> ¶ Heading ¶ Dans votre CRM · Task ¶ <div data-outcome="written" style="--row:0"> ¶ Due ¶ Monday ¶ <li data-soon="true"> ¶ <h3> ¶ Point ¶ Bientôt ¶ Text. ¶ <li data-soon="false"> ¶ <h3> ¶ Bare',
  ],
  [
    'changelog',
    'with its months',
    {
      entries: keyed([
        {date: '2026-03-31', ...point},
        {date: '2026-01-01', ...bare},
      ]),
    },
    {locale: 'fr'},
    '<section aria-labelledby="k-title"> ¶ <h2 id="k-title"> ¶ Heading ¶ <li id="k0"> ¶ <time dateTime="2026-03"> ¶ mars 2026 ¶ <h3> ¶ Point ¶ Text. ¶ <li id="k1"> ¶ <time dateTime="2026-01"> ¶ janvier 2026 ¶ <h3> ¶ Bare ¶ <a href="/fr/changelog/feed.xml"> ¶ Suivre les nouveautés dans un lecteur de flux (RSS)',
  ],
  [
    'choices',
    'with and without links',
    {items: points},
    {},
    '<section aria-labelledby="k-title"> ¶ <h2 id="k-title"> ¶ Heading ¶ <h3> ¶ Point ¶ Text. ¶ <a href="/app"> ¶ App ¶ <h3> ¶ Bare',
  ],
  [
    'comparison',
    'with its table',
    {table: sideBySide},
    {},
    '<section aria-labelledby="k-title"> ¶ <h2 id="k-title"> ¶ Heading ¶ <section aria-labelledby="k-caption" tabindex="0" data-columns="2" data-ruled="true"> ¶ <caption id="k-caption"> ¶ Side by side ¶ <th scope="col"> ¶ Criterion ¶ <th scope="col"> ¶ Ours ¶ <th scope="row"> ¶ Voice ¶ [check] ¶ <strong>Yes</strong>, both ¶ A page. As of September 2025.',
  ],
  ['comparison', 'without its table', {table: null}, {}, ''],
  [
    'contact',
    'with every way',
    {text: 'Text', settings: {...settings, _id: 'set'}},
    {locale: 'fr'},
    '<section aria-labelledby="k-title"> ¶ <div data-ruled="true"> ¶ <h2 id="k-title"> ¶ Heading ¶ Text ¶ Données personnelles ¶ <a href="mailto:p@site.example"> ¶ p@site.example ¶ Questions générales ¶ <a href="mailto:c@site.example"> ¶ c@site.example ¶ Adresse postale ¶ CompanyStreet 1Town ¶ Immatriculation ¶ 7 ¶ Numéro de TVA ¶ IE7',
  ],
  [
    'contact',
    'without settings',
    {text: null, settings: null},
    {},
    '<section aria-labelledby="k-title"> ¶ <div data-ruled="true"> ¶ <h2 id="k-title"> ¶ Heading',
  ],
  [
    'copilot',
    'with scenes and a link',
    {points, link: toApp},
    {},
    '<section aria-labelledby="k-title"> ¶ <h2 id="k-title"> ¶ Heading ¶ <a href="/app" data-variant="secondary"> ¶ App ¶ <h3> ¶ Point ¶ Text. ¶ In your CRM · Task ¶ <div data-outcome="written" style="--row:0"> ¶ Due ¶ Monday ¶ <h3> ¶ Bare',
  ],
  [
    'exitPopup',
    'that leads to a page',
    {text: 'Text', acceptLabel: 'Yes', declineLabel: 'No', page: pageAt('fr', 'essai')},
    {locale: 'fr'},
    '<dialog id="k-dialog" aria-labelledby="k-dialog-title" closedby="any"> ¶ <form method="dialog"> ¶ <h2 id="k-dialog-title"> ¶ Heading ¶ <button type="submit" aria-label="Fermer"> ¶ [x] ¶ Text ¶ <form method="dialog"> ¶ <a href="/fr/essai?source=exit-popup-free-trial#cta" data-variant="primary"> ¶ Yes ¶ <button data-variant="quiet"> ¶ No',
  ],
  [
    'exitPopup',
    'that leads to the home page',
    {text: null, acceptLabel: 'Yes', declineLabel: 'No', page: null},
    {locale: 'fr'},
    '<dialog id="k-dialog" aria-labelledby="k-dialog-title" closedby="any"> ¶ <form method="dialog"> ¶ <h2 id="k-dialog-title"> ¶ Heading ¶ <button type="submit" aria-label="Fermer"> ¶ [x] ¶ <form method="dialog"> ¶ <a href="/fr?source=exit-popup-free-trial#cta" data-variant="primary"> ¶ Yes ¶ <button data-variant="quiet"> ¶ No',
  ],
  [
    'faqList',
    'with and without an address',
    {
      questions: keyed([
        {question: 'Who?', answer: text, askAt: 'c@site.example'},
        {question: 'Why?', answer: text},
      ]),
    },
    {locale: 'fr'},
    '<section aria-labelledby="k-title"> ¶ <div data-ruled="true"> ¶ <h2 id="k-title"> ¶ Heading ¶ <div data-ruled="false"> ¶ <h3> ¶ Who? ¶ Text. ¶ Posez-nous la question\u202f: ¶ <a href="mailto:c@site.example"> ¶ c@site.example ¶ <h3> ¶ Why? ¶ Text.',
  ],
  [
    'featureGrid',
    'with and without drawings',
    {
      cards: keyed([
        {...point, drawing: null},
        {...bare, drawing},
      ]),
    },
    {},
    '<section aria-labelledby="k-title"> ¶ <h2 id="k-title"> ¶ Heading ¶ <h3> ¶ Point ¶ Text. ¶ <p aria-hidden="true"> ¶ 43%89% ¶ <h3> ¶ Bare',
  ],
  [
    'figureList',
    'of shares, a range and hours',
    {figures: [share, {...share, _id: 'f3', key: 'range', upTo: 60}, hours]},
    {locale: 'fr'},
    '<section aria-labelledby="k-title"> ¶ <h2 id="k-title"> ¶ Heading ¶ <li id="figure-before"> ¶ 43\u00a0% ¶ <p style="--from:43%;--to:43%" aria-hidden="true"> ¶ Before ¶ In one team. ¶ A survey. À jour en septembre 2025. ¶ <li id="figure-range"> ¶ 43\u00a0à\u00a060\u00a0% ¶ <p style="--from:43%;--to:60%" aria-hidden="true"> ¶ Before ¶ In one team. ¶ A survey. À jour en septembre 2025. ¶ <li id="figure-hours"> ¶ 5\u00a0à\u00a08 hours ¶ Hours ¶ In one team. ¶ A survey',
  ],
  [
    'founder',
    'with a portrait',
    {
      name: 'Ada',
      role: 'Founder',
      text,
      quote: 'Say it',
      portrait: picture,
      profile: toApp,
      stats: keyed([
        {value: '7 %', label: 'Share'},
        {value: 'All', label: 'Words'},
      ]),
    },
    {},
    '<section aria-labelledby="k-title"> ¶ <img src="https://cdn.sanity.io/images/placeholder/production/a1-12x6.png?rect=3,0,6,6&amp;w=6&amp;h=6&amp;fit=crop&amp;auto=format" srcSet="https://cdn.sanity.io/images/placeholder/production/a1-12x6.png?rect=3,0,6,6&amp;w=6&amp;h=6&amp;fit=crop&amp;auto=format 6w" width="6" height="6" sizes="(width &gt;= 84rem) 29rem, (width &gt;= 48rem) 38vw, 92vw" alt="Seen" loading="lazy" decoding="async"/> ¶ Say it ¶ <h2 id="k-title"> ¶ Heading ¶ Ada ¶ Founder ¶ Text. ¶ <a href="/app" data-variant="quiet"> ¶ App ¶ <div data-words="false"> ¶ Share ¶ 7 % ¶ <div data-words="true"> ¶ Words ¶ All',
  ],
  [
    'founder',
    'with a quote instead',
    {
      name: 'Ada',
      role: null,
      text: null,
      quote: 'Say it',
      portrait: null,
      profile: null,
      stats: [],
    },
    {},
    '<section aria-labelledby="k-title"> ¶ Say it ¶ <h2 id="k-title"> ¶ Heading ¶ Ada',
  ],
  [
    'hero',
    'with a long title',
    {
      title: 'T'.repeat(41),
      badge: 'New',
      intro: 'Intro',
      links,
      scene: record,
      cards: keyed([
        {icon: 'mic', title: 'Say', text: 'Text', note: 'Call Ada'},
        {icon: 'check', title: 'Done', text: null, note: 'Soon'},
        {icon: null, title: 'Bare'},
      ]),
    },
    {heading: 'h1'},
    '<section aria-labelledby="k-title" data-long="true" style="--characters:41"> ¶ New ¶ <h1 id="k-title"> ¶ TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT ¶ Intro ¶ <a href="/app" data-variant="primary"> ¶ App ¶ <figure data-leads="true" aria-label="What a rep says, and what the CRM holds a moment later"> ¶ In your CRM · Task ¶ <div data-outcome="written" style="--row:0"> ¶ Due ¶ Monday ¶ <button type="button"> ¶ Replay ¶ [mic] ¶ <h2> ¶ Say ¶ Text ¶ Call Ada ¶ [check] ¶ <h2> ¶ Done ¶ <span data-tone="plain"> ¶ Soon ¶ <h2> ¶ Bare',
  ],
  [
    'hero',
    'with a title just short enough',
    {title: 'T'.repeat(40), links: null, cards: [], scene: null},
    {heading: 'h1'},
    '<section aria-labelledby="k-title" data-long="false" style="--characters:40"> ¶ <h1 id="k-title"> ¶ TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT',
  ],
  [
    'invitation',
    'with links',
    {text: 'Text', links},
    {},
    '<section aria-labelledby="k-title"> ¶ <h2 id="k-title"> ¶ Heading ¶ Text ¶ <a href="/app" data-variant="secondary"> ¶ App',
  ],
  [
    'logoWall',
    'with a logo',
    {logos: [{...picture, _key: 'l'}]},
    {},
    '<section aria-labelledby="k-title"> ¶ <h2 id="k-title"> ¶ Heading ¶ <img src="https://cdn.sanity.io/images/placeholder/production/a1-12x6.png?w=12&amp;h=6&amp;fit=crop&amp;auto=format" srcSet="https://cdn.sanity.io/images/placeholder/production/a1-12x6.png?w=12&amp;h=6&amp;fit=crop&amp;auto=format 12w" width="12" height="6" sizes="9rem" alt="Seen" loading="lazy" decoding="async"/>',
  ],
  [
    'milestones',
    'with and without years',
    {
      cards: keyed([
        {label: '2025', ...point},
        {label: null, ...bare},
      ]),
    },
    {},
    '<section aria-labelledby="k-title"> ¶ <h2 id="k-title"> ¶ Heading ¶ 2025 ¶ [check] ¶ <h3> ¶ Point ¶ Text. ¶ [check] ¶ <h3> ¶ Bare',
  ],
  [
    'pageHeader',
    'of a page below another',
    {
      ...header,
      title: 'T'.repeat(41),
      badge: 'New',
      intro: 'Intro',
      updatedAt: '2026-03-31',
      links,
    },
    {locale: 'fr', heading: 'h1', page: {parent: {_id: 'q', title: 'Above', path: 'above'}}},
    '<section aria-labelledby="k-title" data-long="true"> ¶ <nav aria-label="Fil d’Ariane"> ¶ <a href="/fr"> ¶ Accueil ¶ <a href="/fr/above"> ¶ Above ¶ <span aria-current="page"> ¶ Here ¶ <div data-opening="words"> ¶ <span data-tone="plain"> ¶ New ¶ <h1 id="k-title"> ¶ TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT ¶ Intro ¶ Dernière mise à jour le ¶ <time dateTime="2026-03-31"> ¶ 31 mars 2026 ¶ <a href="/app" data-variant="primary"> ¶ App',
  ],
  [
    'pageHeader',
    'of the home page',
    {...header, title: 'T'.repeat(40)},
    {page: {path: '/'}},
    '<section aria-labelledby="k-title" data-long="false"> ¶ <div data-opening="motif"> ¶ <h2 id="k-title"> ¶ TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT',
  ],
  [
    'pageHeader',
    'without a breadcrumb above plans',
    {...header, breadcrumb: false},
    {page: {sections: [{_type: 'pricing'}]}},
    '<section aria-labelledby="k-title" data-long="false"> ¶ <div data-opening="drawn"> ¶ <h2 id="k-title"> ¶ Title',
  ],
  [
    'pictureWithText',
    'with all parts',
    {text, picture, side: 'left', links},
    {},
    '<section aria-labelledby="k-title" data-side="left"> ¶ <h2 id="k-title"> ¶ Heading ¶ Text. ¶ <a href="/app" data-variant="secondary"> ¶ App ¶ <img src="https://cdn.sanity.io/images/placeholder/production/a1-12x6.png?w=12&amp;h=6&amp;fit=crop&amp;auto=format" srcSet="https://cdn.sanity.io/images/placeholder/production/a1-12x6.png?w=12&amp;h=6&amp;fit=crop&amp;auto=format 12w" width="12" height="6" sizes="(width &gt;= 84rem) 41rem, (width &gt;= 56rem) 52vw, 92vw" alt="Seen" loading="lazy" decoding="async"/>',
  ],
  [
    'pictureWithText',
    'without picture',
    {text: null, picture: null, side: 'right', links: null},
    {},
    '<section aria-labelledby="k-title" data-side="right"> ¶ <h2 id="k-title"> ¶ Heading',
  ],
  [
    'pricing',
    'by month and year',
    {plans: keyed(plans), currency: 'EUR', saving: 'Two months free', note: 'Before tax.'},
    {locale: 'fr'},
    '<section aria-labelledby="k-title"> ¶ <h2 id="k-title"> ¶ Heading ¶ Facturation ¶ <input type="radio" name="billing-k" checked="" value="monthly"/> ¶ Au mois ¶ <input type="radio" name="billing-k" value="yearly"/> ¶ À l’année ¶ Two months free ¶ <li data-apart="true"> ¶ <span data-tone="plain"> ¶ Most ¶ <h3> ¶ Point ¶ Text. ¶ <p data-billing="monthly"> ¶ <strong>29\u00a0€</strong> par mois ¶ <p data-billing="yearly"> ¶ <strong>290,50\u00a0€</strong> par an ¶ [check] ¶ One ¶ <a href="/app" data-variant="primary"> ¶ App ¶ <h3> ¶ Company ¶ <strong>Sur devis</strong> ¶ <a href="/app" data-variant="quiet"> ¶ App ¶ <h3> ¶ Free ¶ <strong>0\u00a0€</strong> par mois ¶ <h3> ¶ Bare ¶ Before tax.',
  ],
  [
    'pricing',
    'by month only',
    {plans: keyed(plans.slice(1)), currency: 'EUR', saving: 'Two months free', note: null},
    {},
    '<section aria-labelledby="k-title"> ¶ <h2 id="k-title"> ¶ Heading ¶ <h3> ¶ Company ¶ <strong>On request</strong> ¶ <a href="/app" data-variant="quiet"> ¶ App ¶ <h3> ¶ Free ¶ <strong>€0</strong> per month ¶ <h3> ¶ Bare',
  ],
  [
    'prose',
    'with a heading',
    {drawing: null, body: [block('Part', 'h2'), ...text]},
    {},
    '<section data-drawn="false" aria-labelledby="k-title"> ¶ <div data-ruled="true"> ¶ <h2 id="k-title"> ¶ Heading ¶ <div data-top="3"> ¶ <div data-level="2"> ¶ <h3 id="k-part"> ¶ Part ¶ <a href="#k-part" aria-label="Link to “Part”"> ¶ # ¶ Text.',
  ],
  [
    'prose',
    'with a drawing at the top of a page',
    {drawing: {form: 'cells', figures: null}, body: [block('Part', 'h2')]},
    {heading: 'h1'},
    '<section data-drawn="true" aria-labelledby="k-title"> ¶ <div data-ruled="true"> ¶ <h1 id="k-title"> ¶ Heading ¶ <div data-top="2"> ¶ <div data-level="2"> ¶ <h2 id="k-part"> ¶ Part ¶ <a href="#k-part" aria-label="Link to “Part”"> ¶ #',
  ],
  [
    'prose',
    'without a heading',
    {heading: null, drawing: null, body: [block('Part', 'h2')]},
    {},
    '<section data-drawn="false"> ¶ <div data-ruled="true"> ¶ <div data-top="2"> ¶ <div data-level="2"> ¶ <h2 id="k-part"> ¶ Part ¶ <a href="#k-part" aria-label="Link to “Part”"> ¶ #',
  ],
  [
    'relatedPages',
    'in several languages',
    {
      pages: keyed([
        {...pageAt('en', 'about', 'About us'), _type: 'page'},
        {...article, _type: 'article', description: 'In short.'},
        {...pageAt('fr', 'prix'), _type: 'page'},
        {...pageAt('fr', ''), _type: 'page'},
      ]),
    },
    {locale: 'fr'},
    '<nav aria-labelledby="k-title"> ¶ <h2 id="k-title"> ¶ Heading ¶ <li lang="en"> ¶ <a href="/about"> ¶ about ¶ About us ¶ [arrow-right] ¶ <li lang="en"> ¶ <a href="/fr/blog/un"> ¶ An article ¶ In short. ¶ [arrow-right] ¶ <a href="/fr/prix"> ¶ prix ¶ [arrow-right]',
  ],
  [
    'spotlight',
    'on a band',
    {badge: 'Event', text: 'Text', links, layout: 'band', headingAfter: null, textAfter: null},
    {},
    '<section aria-labelledby="k-title" data-layout="band"> ¶ <span data-tone="plain"> ¶ Event ¶ <h2 id="k-title"> ¶ Heading ¶ Text ¶ <a href="/app" data-variant="quiet"> ¶ App',
  ],
  [
    'spotlight',
    'between rules, after its end',
    {
      badge: null,
      text: 'Text',
      links: [toApp],
      layout: 'ledger',
      headingAfter: 'After',
      textAfter: 'Past',
    },
    {},
    '<section aria-labelledby="k-title" data-layout="ledger"> ¶ <h2 id="k-title"> ¶ After ¶ Past ¶ <a href="/app"> ¶ App',
  ],
  [
    'steps',
    'that lead to a record',
    {steps: keyed([bare, bare, bare, {...point, scene: record}])},
    {},
    '<section aria-labelledby="k-title"> ¶ <div style="--others:3"> ¶ <h2 id="k-title"> ¶ Heading ¶ <h3> ¶ Bare ¶ <h3> ¶ Bare ¶ <h3> ¶ Bare ¶ <h3> ¶ Point ¶ Text. ¶ In your CRM · Task ¶ <div data-outcome="written" style="--row:0"> ¶ Due ¶ Monday',
  ],
  [
    'steps',
    'that are all scenes',
    {
      steps: keyed([
        {...point, scene: record},
        {...point, scene: record},
      ]),
    },
    {},
    '<section aria-labelledby="k-title"> ¶ <div style="--others:1"> ¶ <p aria-hidden="true"> ¶ PointPoint ¶ <h2 id="k-title"> ¶ Heading ¶ <h3> ¶ Point ¶ Text. ¶ In your CRM · Task ¶ <div data-outcome="written" style="--row:0"> ¶ Due ¶ Monday ¶ <h3> ¶ Point ¶ Text. ¶ In your CRM · Task ¶ <div data-outcome="written" style="--row:0"> ¶ Due ¶ Monday',
  ],
  [
    'steps',
    'too many for a row',
    {steps: keyed([bare, bare, bare, bare, {...point, scene: record}])},
    {},
    '<section aria-labelledby="k-title"> ¶ <div style="--others:4"> ¶ <h2 id="k-title"> ¶ Heading ¶ <h3> ¶ Bare ¶ <h3> ¶ Bare ¶ <h3> ¶ Bare ¶ <h3> ¶ Bare ¶ <h3> ¶ Point ¶ Text. ¶ In your CRM · Task ¶ <div data-outcome="written" style="--row:0"> ¶ Due ¶ Monday',
  ],
  [
    'strengths',
    'in lists',
    {intro: 'Intro', lists: keyed([{title: 'Ours', items: ['One', 'Two']}])},
    {},
    '<section aria-labelledby="k-title"> ¶ <h2 id="k-title"> ¶ Heading ¶ Intro ¶ <h3> ¶ Ours ¶ [check] ¶ One ¶ [check] ¶ Two',
  ],
  [
    'testimonials',
    'with and without portraits',
    {
      items: keyed([
        {quote: 'Good', name: 'Ada', role: 'Rep', portrait: picture},
        {quote: 'Fine', name: 'Bo', role: null, portrait: null},
      ]),
    },
    {},
    '<section aria-labelledby="k-title"> ¶ <h2 id="k-title"> ¶ Heading ¶ Good ¶ <img src="https://cdn.sanity.io/images/placeholder/production/a1-12x6.png?rect=3,0,6,6&amp;w=6&amp;h=6&amp;fit=crop&amp;auto=format" srcSet="https://cdn.sanity.io/images/placeholder/production/a1-12x6.png?rect=3,0,6,6&amp;w=6&amp;h=6&amp;fit=crop&amp;auto=format 6w" width="6" height="6" sizes="3rem" alt="Seen" loading="lazy" decoding="async"/> ¶ Ada ¶ Rep ¶ Fine ¶ Bo',
  ],
  [
    'tip',
    'with a link',
    {text: 'Text', link: toApp},
    {},
    '<section aria-labelledby="k-title"> ¶ <h2 id="k-title"> ¶ Heading ¶ Text ¶ <a href="/app"> ¶ App',
  ],
  [
    'tip',
    'without text',
    {text: null, link: null},
    {},
    '<section aria-labelledby="k-title"> ¶ <h2 id="k-title"> ¶ Heading',
  ],
  [
    'useCases',
    'with and without examples',
    {
      cases: keyed([
        {...point, example: 'Call Ada'},
        {...bare, example: null},
      ]),
    },
    {},
    '<section aria-labelledby="k-title"> ¶ <h2 id="k-title"> ¶ Heading ¶ <h3> ¶ Point ¶ Call Ada ¶ Text. ¶ <h3> ¶ Bare',
  ],
  [
    'video',
    'with captions',
    video,
    {locale: 'fr'},
    '<section aria-labelledby="k-title"> ¶ <h2 id="k-title"> ¶ Heading ¶ <video controls="" playsInline="" preload="none" poster="https://cdn.sanity.io/images/placeholder/production/a1-12x6.png?rect=1,0,10,6&amp;w=10&amp;h=6&amp;fit=crop&amp;auto=format&amp;frame=1" aria-label="Heading" crossorigin="anonymous"> ¶ <source src="https://cdn.sanity.io/files/placeholder/production/a1.mp4" type="video/mp4"/> ¶ <track kind="captions" src="https://cdn.sanity.io/files/placeholder/production/b2.vtt" srcLang="fr"/>',
  ],
  [
    'video',
    'without captions',
    {...video, captions: null, picture: null},
    {},
    '<section aria-labelledby="k-title"> ¶ <h2 id="k-title"> ¶ Heading ¶ <video controls="" playsInline="" preload="none" aria-label="Heading"> ¶ <source src="https://cdn.sanity.io/files/placeholder/production/a1.mp4" type="video/mp4"/>',
  ],
  [
    'video',
    'on another site',
    {...video, file: null, url: 'https://www.video.example/1'},
    {locale: 'fr'},
    '<section aria-labelledby="k-title"> ¶ <h2 id="k-title"> ¶ Heading ¶ <img src="https://cdn.sanity.io/images/placeholder/production/a1-12x6.png?rect=1,0,10,6&amp;w=10&amp;h=6&amp;fit=crop&amp;auto=format" srcSet="https://cdn.sanity.io/images/placeholder/production/a1-12x6.png?rect=1,0,10,6&amp;w=10&amp;h=6&amp;fit=crop&amp;auto=format 10w" width="10" height="6" sizes="(width &gt;= 84rem) 75rem, 92vw" alt="Seen" loading="lazy" decoding="async"/> ¶ <a href="https://www.video.example/1" target="_blank" rel="noopener" data-variant="primary"> ¶ Regarder sur video.example (s’ouvre dans un nouvel onglet)\u2060[arrow-up-right]\u2060',
  ],
  [
    'video',
    'without an address',
    {...video, file: null, picture: null, url: 'javascript:alert()'},
    {},
    '<section aria-labelledby="k-title"> ¶ <h2 id="k-title"> ¶ Heading',
  ],
  [
    'whyDifferent',
    'with scenes and a link',
    {points, link: toApp},
    {},
    '<section aria-labelledby="k-title"> ¶ <h2 id="k-title"> ¶ Heading ¶ <a href="/app" data-variant="secondary"> ¶ App ¶ <h3> ¶ Point ¶ Text. ¶ In your CRM · Task ¶ <div data-outcome="written" style="--row:0"> ¶ Due ¶ Monday ¶ <h3> ¶ Bare',
  ],
]

it.each(cases)('%s: %s', async (type, _, fields, options, pieces) => {
  const shown = await drawnBy(drawn(type, fields, options))
  expect(shown.replace(formFields, '')).toBe(pieces)
})

const edits: Partial<Record<SectionType, string>> = {
  articleList: 's ¶ s heading ¶ a title ¶ a summary ¶ a topic ¶ a publishedAt ¶ a readTime',
  badges:
    's ¶ s items[k0] ¶ s items[k0].icon ¶ s items[k0].title ¶ s items[k0].text ¶ s items[k1] ¶ s items[k1].title',
  benefits:
    's ¶ s heading ¶ s intro ¶ s items[k0] ¶ s items[k0].title ¶ s items[k0].text ¶ s items[k0].drawing ¶ s items[k1] ¶ s items[k1].title',
  callToAction:
    's ¶ s heading ¶ s intro ¶ s form ¶ s consent[Text.] ¶ s next[0] ¶ s next[1] ¶ ada name ¶ ada role.fr',
  capabilities:
    's ¶ s heading ¶ s scene ¶ s scene.recordTitle ¶ s scene.fields[due] ¶ s scene.fields[due].label ¶ s scene.fields[due].value ¶ s items[k0] ¶ s items[k0].title ¶ s items[k0].soon ¶ s items[k0].text ¶ s items[k1] ¶ s items[k1].title',
  changelog:
    's ¶ s heading ¶ s entries[k0] ¶ s entries[k0].date ¶ s entries[k0].title ¶ s entries[k0].text ¶ s entries[k1] ¶ s entries[k1].date ¶ s entries[k1].title',
  choices:
    's ¶ s heading ¶ s items[k0] ¶ s items[k0].title ¶ s items[k0].text ¶ s items[k0].link ¶ s items[k1] ¶ s items[k1].title',
  comparison:
    's ¶ s heading ¶ s table ¶ t rows ¶ (t columns[0]) ¶ t rows[r] ¶ t rows[r].criterion ¶ (t rows[r].cells[0]) ¶ t source',
  contact:
    's ¶ s heading ¶ s text ¶ set privacyEmail ¶ set contactEmail ¶ set company ¶ set address ¶ set address ¶ set registrationNumber ¶ set vatNumber',
  copilot:
    's ¶ s heading ¶ s link ¶ s points[k0] ¶ s points[k0].title ¶ s points[k0].text ¶ s points[k0].scene ¶ s points[k0].scene.recordTitle ¶ s points[k0].scene.fields[due] ¶ s points[k0].scene.fields[due].label ¶ s points[k0].scene.fields[due].value ¶ s points[k1] ¶ s points[k1].title',
  exitPopup: 's ¶ s heading ¶ s text ¶ s acceptLabel ¶ s declineLabel',
  faqList:
    's ¶ s heading ¶ s questions[k0] ¶ d0 question ¶ d0 answer[Text.] ¶ siteSettings contactEmail ¶ s questions[k1] ¶ d1 question ¶ d1 answer[Text.]',
  featureGrid:
    's ¶ s heading ¶ s cards[k0] ¶ d0 title ¶ d0 text ¶ s cards[k1] ¶ d1 drawing ¶ d1 title',
  figureList:
    's ¶ s heading ¶ f1 value ¶ f1 label.fr ¶ f1 limits.fr ¶ f1 source.fr ¶ f3 value ¶ f3 label.fr ¶ f3 limits.fr ¶ f3 source.fr ¶ f2 value ¶ f2 label.fr ¶ f2 limits.fr ¶ f2 source.fr',
  founder:
    's ¶ s portrait ¶ s quote ¶ s heading ¶ s name ¶ s role ¶ s text[Text.] ¶ s profile ¶ s stats[k0] ¶ s stats[k0].label ¶ s stats[k0].value ¶ s stats[k1] ¶ s stats[k1].label ¶ s stats[k1].value',
  hero: 's ¶ s badge ¶ s title ¶ s intro ¶ s links[a] ¶ s scene ¶ s scene.recordTitle ¶ s scene.fields[due] ¶ s scene.fields[due].label ¶ s scene.fields[due].value ¶ s cards[k0] ¶ s cards[k0].icon ¶ s cards[k0].title ¶ s cards[k0].text ¶ s cards[k0].note ¶ s cards[k1] ¶ s cards[k1].icon ¶ s cards[k1].title ¶ s cards[k1].note ¶ s cards[k2] ¶ s cards[k2].title',
  invitation: 's ¶ s heading ¶ s text ¶ s links[a]',
  logoWall: 's ¶ s heading ¶ s logos[l]',
  milestones:
    's ¶ s heading ¶ s cards[k0] ¶ s cards[k0].label ¶ s cards[k0].title ¶ s cards[k0].text ¶ s cards[k1] ¶ s cards[k1].title',
  pageHeader: 's ¶ q title ¶ p title ¶ s badge ¶ s title ¶ s intro ¶ s updatedAt ¶ s links[a]',
  pictureWithText: 's ¶ s heading ¶ s text[Text.] ¶ s links[a] ¶ s picture',
  pricing:
    's ¶ s heading ¶ s saving ¶ s plans[k0] ¶ s plans[k0].badge ¶ s plans[k0].title ¶ s plans[k0].text ¶ s plans[k0].monthly ¶ s plans[k0].yearly ¶ s plans[k0].features[0] ¶ s plans[k0].link ¶ s plans[k1] ¶ s plans[k1].title ¶ s plans[k1].link ¶ s plans[k2] ¶ s plans[k2].title ¶ s plans[k2].monthly ¶ s plans[k3] ¶ s plans[k3].title ¶ s note',
  prose: 's ¶ s heading ¶ s body[Part] ¶ s body[Text.]',
  relatedPages:
    's ¶ s heading ¶ s pages[k0] ¶ d0 title ¶ d0 seo.description ¶ s pages[k1] ¶ d1 title ¶ d1 summary ¶ s pages[k2] ¶ d2 title',
  spotlight: 's ¶ s badge ¶ s heading ¶ s text ¶ s links[a]',
  steps:
    's ¶ s heading ¶ s steps[k0] ¶ s steps[k0].title ¶ s steps[k1] ¶ s steps[k1].title ¶ s steps[k2] ¶ s steps[k2].title ¶ s steps[k3] ¶ s steps[k3].title ¶ s steps[k3].text ¶ s steps[k3].scene ¶ s steps[k3].scene.recordTitle ¶ s steps[k3].scene.fields[due] ¶ s steps[k3].scene.fields[due].label ¶ s steps[k3].scene.fields[due].value',
  strengths:
    's ¶ s heading ¶ s intro ¶ s lists[k0] ¶ s lists[k0].title ¶ s lists[k0].items[0] ¶ s lists[k0].items[1]',
  testimonials:
    's ¶ s heading ¶ s items[k0] ¶ s items[k0].quote ¶ s items[k0].portrait ¶ s items[k0].name ¶ s items[k0].role ¶ s items[k1] ¶ s items[k1].quote ¶ s items[k1].name',
  tip: 's ¶ s heading ¶ s text ¶ s link',
  useCases:
    's ¶ s heading ¶ s cases[k0] ¶ s cases[k0].title ¶ s cases[k0].example ¶ s cases[k0].text ¶ s cases[k1] ¶ s cases[k1].title',
  video: 's ¶ s heading ¶ s file',
  whyDifferent:
    's ¶ s heading ¶ s link ¶ s points[k0] ¶ s points[k0].title ¶ s points[k0].text ¶ s points[k0].scene ¶ s points[k0].scene.recordTitle ¶ s points[k0].scene.fields[due] ¶ s points[k0].scene.fields[due].label ¶ s points[k0].scene.fields[due].value ¶ s points[k1] ¶ s points[k1].title',
}

it.each(cases.filter(([type], at) => cases.findIndex(([other]) => other === type) === at))(
  'each field opens in the Studio: %s',
  async (type, _, fields, options) => {
    expect(await editsOf(drawn(type, fields, {...options, edit: editable}))).toBe(edits[type])
  },
)

it.each([[null], [[]]])('a founder without key figures has no list of them: %j', async (stats) => {
  const fields = {name: 'Ada', role: null, text: null, quote: 'Say', portrait: null, profile: null}
  const founder = drawn('founder', {...fields, stats}, {edit: editable})
  expect(await htmlOf(founder)).not.toContain('<dl')
  expect(await editsOf(founder)).toBe('s ¶ s quote ¶ s heading ¶ s name')
})

it.each([
  ['with the motif', {}, true],
  ['with words alone on a legal page', {updatedAt: '2026-03-31'}, false],
])('a page opens %s', async (_, fields, hasMotif) => {
  const html = await htmlOf(drawn('pageHeader', {...header, ...fields}))
  expect(html.includes('class="waveform"')).toBe(hasMotif)
})

const noted = {...record, fields: [{...due, note: 'Soon'}]}
const later = [{_type: 'tip', _key: 'later', heading: 'Later'}]

const notes =
  '<nav lang="fr" aria-label="Sommaire"> ¶ Sommaire ¶ <ol lang="fr"> ¶ <a href="#later-title"> ¶ Later ¶ Dans votre CRM · Task'

it.each([
  ['a scene with notes, beside the contents of the page', noted, 'notes', notes],
  [
    'a sentence without marks, on a phone',
    {...record, sentence: 'Call Ada'},
    'phone',
    'À l’écoute',
  ],
  ['a sentence with marks, in stages', {...record, sentence: 'Call [Ada]'}, 'stages', 'Rejouer'],
  ['a record alone, in columns', record, 'columns', 'Title ¶ Due ¶ Monday'],
  ['a scene without a record, with the motif', {...record, fields: []}, 'motif', 'Title'],
])('a page opens with %s', async (_, shown, opening, words) => {
  const own = {page: {sections: later}, locale: 'fr'} as const
  const top = await drawnBy(drawn('pageHeader', {...header, breadcrumb: false, scene: shown}, own))
  expect(top).toContain(`<div data-opening="${opening}">`)
  expect(top).toContain(words)
})

it.each([
  ['with a scene', [bare, {...point, scene: record}], true],
  ['without scenes', [bare, bare], false],
])('the motif is drawn above steps only with a scene: %s', async (_, steps, hasMotif) => {
  const html = await htmlOf(drawn('steps', {steps: keyed(steps)}))
  expect(html.includes('<svg class="picture"')).toBe(hasMotif)
})

it.each([
  [0, 'frame columns'],
  [1, 'frame landing'],
  [3, 'frame landing'],
  [4, 'frame columns'],
])('beside %d steps the motif leads to the record of the last: %s', async (others, classes) => {
  const steps = keyed([...Array.from({length: others}, () => bare), {...point, scene: record}])
  expect(await htmlOf(drawn('steps', {steps}))).toContain(`<div class="${classes}"`)
})

it.each([
  [
    'another step has a scene',
    [
      {...point, scene: record},
      {...point, scene: record},
    ],
  ],
  ['the last scene is no record', [bare, {...point, scene: {...record, fields: null}}]],
])('the motif leads to no record where %s', async (_, steps) => {
  expect(await htmlOf(drawn('steps', {steps: keyed(steps)}))).toContain(
    '<div class="frame columns"',
  )
})

const headed = (_type: string, _key: string) => ({
  _type,
  _key,
  heading: `Of ${_key}`,
  text: null,
})

/** Wraps a section as a preview does. */
const Guard = ({section: {_key}, locale, edit, children}: SectionGuardProps) =>
  createElement('aside', {id: `${_key}-${locale}`, ...edit('heading')}, children)

it('a page draws its sections in order, the first heading largest, and none of an unknown type', async () => {
  const shown = [
    {_type: 'badges', _key: 'a', label: 'Seals', items: keyed([{...bare, icon: null}])},
    headed('tip', 'b'),
    headed('toString', 'c'),
    {...headed('invitation', 'd'), links: null},
  ]
  const shared = [{_id: 'elsewhere', _type: 'shared', key: 'd', section: 'x'}]
  const context = {...pageIn('fr', editable), page: {...page, shared}}
  const props = {sections: shown, context: {...context, guard: Guard}}
  expect(await drawnBy(createElement(Sections, props as never))).toBe(
    '<link rel="expect" href="#opening-end" blocking="render"/> ¶ <aside id="a-fr" data-sanity="p sections[_key==&quot;a&quot;].heading"> ¶ <section aria-label="Seals" data-sanity="p sections[_key==&quot;a&quot;]"> ¶ <li data-sanity="p sections[_key==&quot;a&quot;].items[_key==&quot;k0&quot;]"> ¶ <strong data-sanity="p sections[_key==&quot;a&quot;].items[_key==&quot;k0&quot;].title"> ¶ Bare</strong> ¶ <span id="opening-end" hidden=""> ¶ <aside id="b-fr" data-sanity="p sections[_key==&quot;b&quot;].heading"> ¶ <section aria-labelledby="b-title" data-sanity="p sections[_key==&quot;b&quot;]"> ¶ <h1 id="b-title" data-sanity="p sections[_key==&quot;b&quot;].heading"> ¶ Of b ¶ <aside id="c-fr" data-sanity="p sections[_key==&quot;c&quot;].heading"> ¶ <aside id="d-fr" data-sanity="elsewhere sections[_key==&quot;x&quot;].heading"> ¶ <section aria-labelledby="d-title" data-sanity="elsewhere sections[_key==&quot;x&quot;]"> ¶ <h2 id="d-title" data-sanity="elsewhere sections[_key==&quot;x&quot;].heading"> ¶ Of d',
  )
  const published = {sections: shown, context: {...pageIn('fr'), page}}
  expect(await drawnBy(createElement(Sections, published as never))).toBe(
    '<link rel="expect" href="#opening-end" blocking="render"/> ¶ <section aria-label="Seals"> ¶ <strong>Bare</strong> ¶ <span id="opening-end" hidden=""> ¶ <section aria-labelledby="b-title"> ¶ <h1 id="b-title"> ¶ Of b ¶ <section aria-labelledby="d-title"> ¶ <h2 id="d-title"> ¶ Of d',
  )
})
