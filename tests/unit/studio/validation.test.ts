import {describe, expect, test} from 'vitest'

import {mostProducts} from '../../../lib/sanity/options'
import {longest, shortestDescription} from '../../../lib/seo/title'
import type {Fields} from '../content/dataset'
import {problemsOf} from '../content/studio'

/** Puts a value into a document; returns the document and the value's path. */
type Place = (value: unknown) => {document: Fields; path: (string | object)[]}

const field =
  (type: string, name: string, rest: Fields = {}): Place =>
  (value) => ({document: {_type: type, language: 'en', ...rest, [name]: value}, path: [name]})

const inSection =
  (type: string, name: string): Place =>
  (value) => ({
    document: {_type: 'page', language: 'en', sections: [{_key: 'a', _type: type, [name]: value}]},
    path: ['sections', {_key: 'a'}, name],
  })

const inItem =
  (type: string, list: string, name: string, inner: Fields = {}): Place =>
  (value) => {
    const section = {_key: 'a', _type: type, [list]: [{_key: 'b', ...inner, [name]: value}]}
    return {
      document: {_type: 'page', language: 'en', sections: [section]},
      path: ['sections', {_key: 'a'}, list, {_key: 'b'}, name],
    }
  }

const inBlock =
  (type: string, name: string, rest: Fields = {}): Place =>
  (value) => ({
    document: {_type: 'article', body: [{_key: 'a', _type: type, ...rest, [name]: value}]},
    path: ['body', {_key: 'a'}, name],
  })

const inLink = (name: string, rest: Fields) =>
  inItem('invitation', 'links', name, {_type: 'link', ...rest})

const inObject =
  (type: string, object: string, name: string, rest: Fields = {}): Place =>
  (value) => ({
    document: {_type: type, language: 'en', [object]: {...rest, [name]: value}},
    path: [object, name],
  })

const text = (length: number) => 'x'.repeat(length)
const lists = (...lengths: number[]) =>
  lengths.map((length) => Array.from({length}, (_, index) => `item ${index}`))
const references = (...ids: string[]) =>
  ids.map((id, index) => ({_key: String(index), _type: 'reference', _ref: id}))
const distinct = (...lengths: number[]) =>
  lengths.map((length) => references(...Array.from({length}, (_, index) => `figure-${index}`)))
const items = (type: string, ...lengths: number[]) =>
  lengths.map((length) => Array.from({length}, (_, index) => ({_key: String(index), _type: type})))
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const needed = [undefined, '']

interface Rule {
  place: Place
  right: unknown[]
  wrong: unknown[]
  /** How the message begins, in English. */
  message: string
  level?: 'warning'
}

const inList =
  (type: string, list: string, item: string, name: string, rest: Fields = {}): Place =>
  (value) => ({
    document: {
      _type: type,
      language: 'en',
      ...rest,
      [list]: [{_key: 'a', _type: item, [name]: value}],
    },
    path: [list, {_key: 'a'}, name],
  })

/** A title, a label, a reference: what is needed, whatever it says. */
const needs = (place: Place, message: string, value: unknown = text(1)): Rule => ({
  place,
  right: [value],
  wrong: [undefined],
  message,
})
const written = [{_key: 'a', _type: 'block', children: [{_key: 'b', _type: 'span', text: 'Text'}]}]
const reference = {_type: 'reference', _ref: 'page-about-en'}

const inBlockItem =
  (type: string, list: string, name: string, inner: Fields): Place =>
  (value) => {
    const block = {_key: 'a', _type: type, [list]: [{_key: 'b', ...inner, [name]: value}]}
    return {
      document: {_type: 'article', body: [block]},
      path: ['body', {_key: 'a'}, list, {_key: 'b'}, name],
    }
  }

const rules: Record<string, Rule> = {
  'a summary': {
    place: field('article', 'summary'),
    right: [text(1), text(240)],
    wrong: [...needed, text(241)],
    message: 'An article needs a summary of up to 240 characters.',
  },
  'minutes to read': {
    place: field('article', 'readTime'),
    right: [undefined, 1, 90],
    wrong: [0, 1.5, -1],
    message: 'Whole minutes, 1 or more.',
  },
  'the day of an update': {
    place: field('article', 'updatedAt', {publishedAt: '2026-03-02'}),
    right: [undefined, '2026-03-02', '2026-03-03'],
    wrong: ['2026-03-01'],
    message: 'The update can’t be earlier than the publication date.',
  },
  'a canonical path': {
    place: field('article', 'canonicalPath'),
    right: [undefined, '/', '/blog/the-original'],
    wrong: ['blog', '/a b', '/a?b', '/a#b'],
    message: 'Start with a slash. No ? or #.',
  },
  'a key': {
    place: field('figure', 'key'),
    right: ['a', '2', 'crm-time-saved'],
    wrong: ['A', 'a-', '-a', 'a--b', 'a b', 'é'],
    message: 'Use lowercase letters, digits and hyphens.',
  },
  'a number': {
    place: field('figure', 'value'),
    right: [0, -1, 2.5],
    wrong: [undefined],
    message: 'A figure needs a number.',
  },
  'the end of a range': {
    place: field('figure', 'upTo', {value: 2}),
    right: [undefined, 2.1, 3],
    wrong: [2, 1],
    message: 'The end of the range must be higher than its start.',
  },
  'a source': {
    place: field('figure', 'source'),
    right: [{en: 'Ours'}],
    wrong: [undefined],
    message: 'A claimed number needs a source.',
  },
  'the end of an announcement': {
    place: field('announcementBar', 'until'),
    right: [day(1)],
    wrong: [day(-1)],
    message: 'It has ended. Nobody sees it.',
    level: 'warning',
  },
  'a shared section’s name': {
    place: field('sharedSection', 'title'),
    right: [text(1), text(100)],
    wrong: [...needed, text(101)],
    message: 'A shared section needs a name of up to 100 characters.',
  },
  'a shared section': {
    place: field('sharedSection', 'sections'),
    right: items('prose', 1),
    wrong: [undefined, ...items('prose', 0, 2)],
    message: 'Add exactly one section.',
  },
  'a path': {
    place: field('page', 'path'),
    right: ['nowhere-yet', '/', 'nowhere/yet'],
    wrong: ['Nowhere', '/nowhere', 'nowhere/', 'no--where', 'no where', 'é'],
    message: 'Use lowercase letters without accents',
  },
  'a path of the site’s own': {
    place: field('page', 'path'),
    right: ['admins', 'blogs/one'],
    wrong: ['admin', 'blog/one', 'api/health', 'studio'],
    message: 'The site itself uses this address.',
  },
  'the path of another page': {
    place: field('page', 'path'),
    right: ['a-propos'],
    wrong: ['about'],
    message: 'Another page in this language already has this path.',
  },
  'a card’s title': {
    place: field('featureCard', 'title'),
    right: [text(1), text(60)],
    wrong: [...needed, text(61)],
    message: 'A card needs a title of up to 60 characters.',
  },
  'a card’s text': {
    place: field('featureCard', 'text'),
    right: [text(1), text(240)],
    wrong: [...needed, text(241)],
    message: 'A card needs text of up to 240 characters.',
  },
  'a heading': {
    place: inSection('invitation', 'heading'),
    right: [text(1), text(90)],
    wrong: [...needed, text(91)],
    message: 'A section needs a heading of up to 90 characters.',
  },
  'a page header’s title': {
    place: inSection('pageHeader', 'title'),
    right: [text(1), text(90)],
    wrong: [...needed, text(91)],
    message: 'A page header needs a title of up to 90 characters.',
  },
  'a hero’s title': {
    place: inSection('hero', 'title'),
    right: [text(1), text(90)],
    wrong: [...needed, text(91)],
    message: 'A hero needs a title of up to 90 characters.',
  },
  'a hero’s cards': {
    place: inSection('hero', 'cards'),
    right: [undefined, ...items('heroCard', 0, 2)],
    wrong: items('heroCard', 3),
    message: 'Two cards at most.',
  },
  buttons: {
    place: inSection('invitation', 'links'),
    right: [undefined, ...items('link', 0, 2)],
    wrong: items('link', 3),
    message: 'Two buttons at most.',
  },
  questions: {
    place: inSection('faqList', 'questions'),
    right: [references('one'), references('one', 'two')],
    wrong: [undefined, [], references('one', 'one')],
    message: 'Choose each question once.',
  },
  cards: {
    place: inSection('featureGrid', 'cards'),
    right: [references('one'), references('one', 'two')],
    wrong: [undefined, [], references('one', 'one')],
    message: 'Choose each card once.',
  },
  'related pages': {
    place: inSection('relatedPages', 'pages'),
    right: [references('one'), references('one', 'two')],
    wrong: [undefined, [], references('one', 'one')],
    message: 'Choose each page once.',
  },
  'what happens next': {
    place: inSection('callToAction', 'next'),
    right: [undefined, ...lists(0, 3)],
    wrong: lists(4),
    message: 'Up to three lines.',
  },
  plans: {
    place: inSection('pricing', 'plans'),
    right: items('plan', 1, 4),
    wrong: [undefined, ...items('plan', 0, 5)],
    message: 'One to four plans.',
  },
  'a price': {
    place: inItem('pricing', 'plans', 'monthly', {_type: 'plan'}),
    right: [undefined, 0, 0.5, 12.34],
    wrong: [-1, -0.01, 1.234],
    message: 'Write 0 or more, with two decimals at most.',
  },
  'a quote': {
    place: inItem('testimonials', 'items', 'quote', {_type: 'testimonial'}),
    right: [text(1), text(400)],
    wrong: [...needed, text(401)],
    message: 'Write what they said, in up to 400 characters.',
  },
  'a video': {
    place: inSection('video', 'file'),
    right: [{_type: 'file', asset: {_type: 'reference', _ref: 'file-a-mp4'}}],
    wrong: [undefined, {_type: 'file'}],
    message: 'Upload the video, or write its address.',
  },
  'the address of a video': {
    place: inSection('video', 'url'),
    right: [undefined, 'https://videos.example/1'],
    wrong: ['http://videos.example/1', 'mailto:a@videos.example', '/video'],
    message: 'Begin the address with https://.',
  },
  'a label': {
    place: inLink('label', {kind: 'url'}),
    right: [text(1), text(60)],
    wrong: [...needed, text(61)],
    message: 'A link needs a label of 60 characters at most.',
  },
  'the label of a link to the form': {
    place: inLink('label', {kind: 'cta'}),
    right: [undefined, '', text(60)],
    wrong: [text(61)],
    message: 'A link needs a label of 60 characters at most.',
  },
  'extra words': {
    place: inLink('about', {kind: 'url'}),
    right: [undefined, text(80)],
    wrong: [text(81)],
    message: '80 characters at most.',
  },
  'the page of a link': {
    place: inLink('page', {kind: 'page'}),
    right: [{_type: 'reference', _ref: 'page-about-en'}],
    wrong: [undefined],
    message: 'Choose the page.',
  },
  'the address of a link': {
    place: inLink('url', {kind: 'url'}),
    right: [
      'https://a.example/b?c#d',
      'http://a.example',
      'mailto:a@a.example?subject=Demo',
      'tel:+33',
      '#prices',
    ],
    wrong: [
      'ftp://a.example',
      'javascript:alert(1)',
      'data:text/html,x',
      'http:/site',
      '//site.example',
      '/about',
      'about',
      '#',
    ],
    message: 'Begin the address with https://, http://, mailto:, tel: or #.',
  },
  'a missing address': {
    place: inLink('url', {kind: 'url'}),
    right: ['#prices'],
    wrong: [undefined],
    message: 'Write the address.',
  },
  'an encrypted address': {
    place: inLink('url', {kind: 'url'}),
    right: ['https://a.example', 'mailto:a@a.example', 'tel:+33', '#prices'],
    wrong: ['http://a.example', 'HTTP://a.example'],
    message: 'This connection is not encrypted.',
    level: 'warning',
  },
  'a number to dial': {
    place: inLink('url', {kind: 'url'}),
    right: ['tel:+353123'],
    wrong: ['tel:0123'],
    message: 'This number can’t be dialed from abroad.',
    level: 'warning',
  },
  'a drawing’s figures': {
    place: inObject('featureCard', 'drawing', 'figures', {form: 'cells'}),
    right: [undefined, ...distinct(0, 2)],
    wrong: distinct(3),
    message: 'Up to two figures.',
  },
  'a table’s columns': {
    place: inBlock('dataTable', 'columns'),
    right: lists(2, 9),
    wrong: [undefined, ...lists(0, 1)],
    message: 'A table needs at least two columns.',
  },
  'a table’s cells': {
    place: inBlock('dataTable', 'rows', {columns: ['One', 'Two']}),
    right: [[{_key: 'c', _type: 'tableRow', cells: ['a', 'b']}]],
    wrong: [
      [{_key: 'c', _type: 'tableRow', cells: ['a']}],
      [
        {_key: 'c', _type: 'tableRow', cells: ['b', 'b']},
        {_key: 'd', _type: 'tableRow', cells: ['a', 'b', 'c']},
      ],
    ],
    message: '“a” needs 2 cells.',
  },
  'a row of figures': {
    place: inBlock('figureRow', 'figures'),
    right: distinct(2, 4),
    wrong: [undefined, ...distinct(0, 1, 5), references('one', 'one')],
    message: 'Two to four figures.',
  },
  phases: {
    place: inBlock('roadmap', 'phases'),
    right: items('phase', 2, 5),
    wrong: [undefined, ...items('phase', 0, 1)],
    message: 'Add at least two phases.',
  },
  'compared products': {
    place: field('comparisonTable', 'columns'),
    right: lists(2, mostProducts),
    wrong: [undefined, ...lists(0, 1, mostProducts + 1)],
    message: `A comparison has two to ${mostProducts} columns.`,
  },
  'an answer': {
    place: field('faq', 'toConfirm'),
    right: [undefined, false],
    wrong: [true],
    message: 'The product owner hasn’t approved this answer yet.',
    level: 'warning',
  },
  'the contact mailbox': {
    place: field('siteSettings', 'contactEmail'),
    right: ['hello@site.example'],
    wrong: [undefined, 'hello', 'hello@'],
    message: 'Write an email address.',
  },
  'the privacy mailbox': {
    place: field('siteSettings', 'privacyEmail'),
    right: [undefined, 'hello@site.example'],
    wrong: ['hello', 'hello@'],
    message: 'Write an email address.',
  },
  'a starting value': {
    place: field('roiSettings', 'teamSize'),
    right: [0, 0.5, 10],
    wrong: [undefined, -1],
    message: 'Write a number of 0 or more.',
  },
  'a title for search': {
    place: inObject('page', 'seo', 'title'),
    right: [text(1), text(longest.title)],
    wrong: [text(longest.title + 1)],
    message: `Search engines show ${longest.title} characters; this has ${longest.title + 1}.`,
    level: 'warning',
  },
  'a description for search': {
    place: inObject('page', 'seo', 'description'),
    right: [text(1)],
    wrong: [...needed, ' '],
    message: 'A page needs a description for search results.',
  },
  'a long description for search': {
    place: inObject('page', 'seo', 'description'),
    right: [text(longest.description)],
    wrong: [text(longest.description + 1)],
    message: `Search engines show ${longest.description} characters`,
    level: 'warning',
  },
  'a short description for search': {
    place: inObject('page', 'seo', 'description'),
    right: [text(shortestDescription)],
    wrong: [text(shortestDescription - 1)],
    message: `Below ${shortestDescription} characters, search engines choose their own text.`,
    level: 'warning',
  },
  'an article’s title': needs(field('article', 'title'), 'An article needs a title.'),
  'an article’s slug': needs(field('article', 'slug'), 'An article needs a slug.', {current: 'a'}),
  'how a slug is written': {
    place: field('article', 'slug'),
    right: [{current: 'a-slug-2'}, {current: text(200)}],
    wrong: [{current: 'A'}, {current: 'a b'}, {current: 'a/b'}, {current: text(201)}],
    message: 'Use lowercase letters without accents, digits and single hyphens, at most 200',
  },
  'how a slug elsewhere is written': {
    place: inList('article', 'untranslatedSlugs', 'untranslatedSlug', 'slug'),
    right: [undefined, 'a-slug'],
    wrong: ['A', 'é'],
    message: 'Use lowercase letters without accents, digits and single hyphens, at most 200',
  },
  'the language of a slug elsewhere': needs(
    inList('article', 'untranslatedSlugs', 'untranslatedSlug', 'language'),
    'Choose the language.',
    'fr',
  ),
  'an article’s day': needs(
    field('article', 'publishedAt'),
    'An article needs a publication date.',
    '2026-03-02',
  ),
  'a day to come': {
    place: field('article', 'publishedAt'),
    right: [undefined, day(-1).slice(0, 10), day(0).slice(0, 10)],
    wrong: [day(1).slice(0, 10)],
    message: 'This date is in the future.',
    level: 'warning',
  },
  'an article’s author': needs(
    field('article', 'author'),
    'An article needs an author.',
    reference,
  ),
  'an article’s text': needs(field('article', 'body'), 'An article needs text.', written),
  'an article’s texts for search': needs(field('article', 'seo'), 'An article needs a title and', {
    title: 'T',
  }),
  'a page’s title': needs(field('page', 'title'), 'A page needs a title.'),
  'a page’s path': needs(field('page', 'path'), 'A page needs a path.'),
  'a page’s texts for search': needs(field('page', 'seo'), 'A page needs a title and', {
    title: 'T',
  }),
  'a page’s title for search': needs(
    inObject('page', 'seo', 'title'),
    'A page needs a title for search results.',
  ),
  'an old address': needs(field('redirect', 'from'), 'Enter the old address.', '/gone'),
  'a new address': needs(field('redirect', 'to'), 'Enter the new address.', '/about'),
  'a redirect to another site': {
    place: field('redirect', 'to', {from: '/gone'}),
    right: ['/about', '/fr/a-propos'],
    wrong: ['https://other.example'],
    message: 'This redirect leaves the site.',
    level: 'warning',
  },
  'a redirect to an open connection': {
    place: field('redirect', 'to', {from: '/gone'}),
    right: ['/about', 'https://other.example'],
    wrong: ['http://other.example'],
    message: 'This connection is not encrypted.',
    level: 'warning',
  },
  'when an announcement ends': needs(
    field('announcementBar', 'until'),
    'Choose when it ends.',
    day(1),
  ),
  'an announcement': {
    place: (value) => ({
      document: {_type: 'announcementBar', message: {en: {text: value}}},
      path: ['message', 'en', 'text'],
    }),
    right: [undefined, text(120)],
    wrong: [text(121)],
    message: '120 characters at most.',
  },
  'an author’s profile': {
    place: field('author', 'profileUrl'),
    right: [undefined, 'https://people.example/ada'],
    wrong: ['http://people.example/ada'],
    message: 'Begin the address with https://.',
  },
  'a social profile': {
    place: field('navigation', 'socialUrl'),
    right: [undefined, 'https://people.example'],
    wrong: ['http://people.example'],
    message: 'Begin the address with https://.',
  },
  'the app’s address': {
    place: field('callsToAction', 'appUrl'),
    right: [undefined, 'https://app.example'],
    wrong: ['http://app.example'],
    message: 'Begin the address with https://.',
  },
  'the primary action': needs(
    field('callsToAction', 'primaryAction'),
    'Write the label of the button.',
    {en: 'Try'},
  ),
  'the action of the app': needs(
    field('callsToAction', 'appAction'),
    'Write the label of the button.',
    {
      en: 'Sign in',
    },
  ),
  'a text in the default language': {
    place: inObject('callsToAction', 'primaryAction', 'en'),
    right: [text(1)],
    wrong: [undefined],
    message: 'Add the English text.',
  },
  'a text in another language': {
    place: inObject('callsToAction', 'primaryAction', 'fr'),
    right: [text(1)],
    wrong: [undefined],
    message: 'Add the French text too.',
    level: 'warning',
  },
  'the site’s name': needs(field('siteSettings', 'name'), 'The site needs a name.'),
  'a comparison’s title': needs(field('comparisonTable', 'title'), 'A table needs a title.'),
  'a comparison’s criterion': needs(
    inList('comparisonTable', 'rows', 'row', 'criterion'),
    'Say what is compared.',
  ),
  'a comparison’s cells': {
    place: inList('comparisonTable', 'rows', 'row', 'cells', {columns: ['One', 'Two']}),
    right: lists(2),
    wrong: [undefined, ...lists(0, 1, 3)],
    message: 'Write 2 cells, one per column.',
  },
  'a question’s words': needs(field('faq', 'question'), 'Write the question.'),
  'an answer’s words': needs(field('faq', 'answer'), 'Write the answer.', written),
  'a figure’s key': needs(field('figure', 'key'), 'A figure needs a key.'),
  'what a figure counts': needs(field('figure', 'label'), 'Say what the number counts.', {
    en: 'Hours',
  }),
  'a point’s title': {
    place: inItem('pointList', 'points', 'title', {_type: 'point'}),
    right: [text(1), text(80)],
    wrong: [...needed, text(81)],
    message: 'A point needs a title of up to 80 characters.',
  },
  'a point’s text': needs(
    inItem('pointList', 'points', 'text', {_type: 'point'}),
    'Write what backs the claim.',
  ),
  points: {
    place: inSection('pointList', 'points'),
    right: items('point', 1, 5),
    wrong: [undefined, ...items('point', 0, 6)],
    message: 'One to five points.',
  },
  steps: {
    place: inSection('steps', 'steps'),
    right: items('point', 1, 9),
    wrong: [undefined, ...items('point', 0)],
    message: 'Add at least one.',
  },
  strengths: {
    place: inItem('strengths', 'lists', 'items', {_type: 'strengthList'}),
    right: lists(1),
    wrong: [undefined, ...lists(0)],
    message: 'Add at least one.',
  },
  logos: {
    place: inSection('logoWall', 'logos'),
    right: items('picture', 1),
    wrong: [undefined, ...items('picture', 0)],
    message: 'Add at least one.',
  },
  'a picture beside a text': {
    place: inSection('pictureWithText', 'picture'),
    right: [{_type: 'picture', asset: {_type: 'reference', _ref: 'image-a'}}],
    wrong: [undefined, {_type: 'picture'}],
    message: 'Choose the picture.',
  },
  'a picture’s description': {
    place: (value) => ({
      document: {
        _type: 'page',
        language: 'en',
        seo: {image: {_type: 'picture', asset: {_type: 'reference', _ref: 'image-a'}, alt: value}},
      },
      path: ['seo', 'image', 'alt'],
    }),
    right: [text(1)],
    wrong: needed,
    message: 'A picture needs a description.',
  },
  'the variant of a calculator': needs(
    inSection('roiCalculator', 'variant'),
    'Choose the variant.',
    'home',
  ),
  'a section’s text': needs(inSection('prose', 'body'), 'Write the text.', written),
  'the form of a section': needs(inSection('callToAction', 'form'), 'Choose the form.', 'demo'),
  'a compared table': needs(inSection('comparison', 'table'), 'Choose the table.', reference),
  'a sentence to show': needs(
    inItem('demo', 'examples', 'sentence', {_type: 'demoExample'}),
    'Write the sentence.',
  ),
  'a CRM to show': needs(
    inItem('demo', 'examples', 'crm', {_type: 'demoExample'}),
    'Choose the CRM.',
    'salesforce',
  ),
  'a gain’s figure': needs(
    inItem('demo', 'gains', 'figure', {_type: 'gain'}),
    'Choose the figure.',
    reference,
  ),
  'a gain’s bar': {
    place: inItem('demo', 'gains', 'share', {_type: 'gain'}),
    right: [undefined, 1, 100],
    wrong: [0, 101],
    message: 'A number from 1 to 100.',
  },
  gains: {
    place: inSection('demo', 'gains'),
    right: [undefined, ...items('gain', 0, 3)],
    wrong: items('gain', 4),
    message: 'Up to three figures.',
  },
  'a founder’s number': needs(
    inItem('founder', 'stats', 'value', {_type: 'stat'}),
    'Write the number.',
  ),
  'what a founder’s number counts': needs(
    inItem('founder', 'stats', 'label', {_type: 'stat'}),
    'Say what it counts.',
  ),
  'what badges are': needs(inSection('badges', 'label'), 'Say what the badges are.'),
  'a badge': needs(inItem('badges', 'items', 'title', {_type: 'badge'}), 'A badge needs a title.'),
  'a hero’s card': needs(
    inItem('hero', 'cards', 'title', {_type: 'heroCard'}),
    'A card needs a title.',
  ),
  'what the popup offers': needs(
    inSection('exitPopup', 'acceptLabel'),
    'The button needs a label.',
  ),
  'how the popup closes': needs(
    inSection('exitPopup', 'declineLabel'),
    'Write the label that closes the popup.',
  ),
  'a table’s caption': needs(inBlock('dataTable', 'caption'), 'A table needs a caption.'),
  'a callout’s tone': needs(inBlock('callout', 'tone'), 'Choose the tone.', 'tip'),
  'a callout’s text': needs(inBlock('callout', 'text'), 'Write the text.', written),
  'the heading of a next step': {
    place: inBlock('nextStep', 'heading'),
    right: [text(1), text(90)],
    wrong: [...needed, text(91)],
    message: 'A heading of up to 90 characters.',
  },
  'the buttons of a next step': {
    place: inBlock('nextStep', 'links'),
    right: items('link', 1, 2),
    wrong: [undefined, ...items('link', 0, 3)],
    message: 'One or two buttons.',
  },
  'a calculator’s heading': needs(
    inBlock('embeddedCalculator', 'heading'),
    'The calculator needs a heading.',
  ),
  'an example’s caption': needs(
    inBlock('workedExample', 'caption'),
    'The example needs a caption.',
  ),
  code: needs(inBlock('codeSample', 'code'), 'Write the code.'),
  'a roadmap’s heading': needs(inBlock('roadmap', 'heading'), 'The roadmap needs a heading.'),
  'a phase’s title': needs(
    inBlockItem('roadmap', 'phases', 'title', {_type: 'phase'}),
    'Add a title.',
  ),
  'a phase’s time': needs(
    inBlockItem('roadmap', 'phases', 'time', {_type: 'phase'}),
    'Enter the dates.',
  ),
  'where a link leads': needs(
    inLink('kind', {label: 'Read'}),
    'Choose where the link leads.',
    'cta',
  ),
}

/** Returns the values at which the Studio shows the rule's message. */
async function refused({place, message, level}: Rule, values: unknown[]): Promise<unknown[]> {
  const found = await Promise.all(
    values.map(async (value) => {
      const {document, path} = place(value)
      // What a list has twice is marked at its items.
      const start = JSON.stringify(path).slice(0, -1)
      const problems = await problemsOf({_id: 'drafts.of-a-test', ...document})
      return problems.some(
        (problem) =>
          problem.path.startsWith(start) &&
          problem.level === (level ?? 'error') &&
          problem.message.startsWith(message),
      )
    }),
  )
  return values.filter((_, index) => found[index])
}

describe('the Studio refuses', () => {
  test.each(Object.entries(rules))('what is wrong as %s, and nothing else', async (_, rule) => {
    expect(await refused(rule, rule.right)).toEqual([])
    expect(await refused(rule, rule.wrong)).toEqual(rule.wrong)
  })
})
