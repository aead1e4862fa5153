import {createElement, type ComponentProps} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, it} from 'vitest'

import {Dashboard} from '../../../../components/admin/dashboard'
import {cursorBeside, type Entry} from '../../../../lib/admin/entries'
import {dashboardHref, printQuery} from '../../../../lib/admin/filters'
import {lines, outline} from '../../outline'
import {actionNamed} from './markup'
import {admins, entryOf, ids, queryOf, statusOptions} from './sample-entry'

type Props = ComponentProps<typeof Dashboard>

const actions = {
  erase: actionNamed('erase'),
  eraseAll: actionNamed('erase-all'),
  work: actionNamed('work'),
}

const contents: Props['contents'] = {
  page: {entries: [entryOf()], previous: null, next: null},
  found: 1,
  total: 1,
  days: [],
  attribution: {pages: [], campaigns: []},
  visit: null,
  opened: null,
  admins,
  exported: null,
  replies: {},
  today: '2026-11-27',
}

const dashboard = (more: Partial<Props['contents']>, parameters = '', unsaved?: Props['unsaved']) =>
  outline(
    createElement(Dashboard, {
      contents: {...contents, ...more},
      query: queryOf(parameters),
      unsaved,
      ...actions,
    }),
  )

const everywhere = 'q=ann&from=2026-11-02&tz=Europe%2FParis'

const beyond = (backwards: boolean) => cursorBeside([entryOf()], {sorting: 'newest', backwards})
const pages = {previous: beyond(true), next: beyond(false)}
/** The second page, with all that concerns a single entry or this view alone. */
const deep = `${printQuery({cursor: pages.next})}&entry=${ids.entry}&erase=1&bulk=all&notice=saved`

it.each([
  ['', '', '?status=open', ' aria-current="page"', ''],
  ['status=open', '', '?status=open', '', ' aria-current="page"'],
  ['status=spam', '', '?status=open', '', ''],
  [
    `${everywhere}&${deep}`,
    `?${everywhere}`,
    `?${everywhere}&status=open`,
    ' aria-current="page"',
    '',
  ],
])('of the views, the page with %j shows its own as current', (now, all, open, isAll, isOpen) => {
  expect(dashboard({}, now)).toContain(
    lines(
      '<nav aria-label="Views">',
      `<a href="/admin/dashboard${all}"${isAll}>All`,
      `<a href="/admin/dashboard${open}"${isOpen}>Open`,
    ),
  )
})

it.each([
  [0, 0, '0 entries'],
  [1, 1, '1 entry'],
  [1234, 1234, '1,234 entries'],
  [1, 2, '1 of 2 entries'],
  [1000, 5000, '1,000 of 5,000 entries'],
])('%i found of %i are shown as: %s', (found, total, text) => {
  expect(dashboard({found, total})).toContain(lines(`<span data-tone="plain">${text}`, '<nav'))
})

it.each([
  [0, 'Nothing'],
  [1, '1'],
  [1234, '1,234'],
])('after a visit, %i new entries are: %s', (newEntries, text) => {
  const visit = {previous: '2026-11-25T08:00:00Z', newEntries, oldest: null}
  const time = '<time dateTime="2026-11-25T08:00:00Z">Nov 25, 2026, 08:00 AM UTC'
  const shown = lines(`${text} new since your last visit,`, time, '<a')
  expect(dashboard({visit})).toContain(shown)
  expect(dashboard({visit: {...visit, previous: null}})).not.toContain('your last visit')
})

it.each([
  ['2026-11-27T00:00:00Z', 'erased on Nov 27, 2026'],
  ['2026-11-26T00:00:00Z', 'erased on Nov 26, 2026'],
  ['2026-11-25T23:59:59Z', 'should have been erased on Nov 25, 2026. The daily purge is overdue.'],
])('the purge has a day of grace: an entry kept until %s is %s', (keptUntil, text) => {
  const oldest = {submitted: '2024-11-26T08:00:00Z', keptUntil}
  const visit = {previous: null, newEntries: 1, oldest}
  expect(dashboard({visit})).toContain(lines(`Oldest entry: Nov 26, 2024, ${text}`, '<a'))
  expect(dashboard({visit: {...visit, oldest: null}})).not.toContain('Oldest entry')
})

const exported = '2026-11-26T05:10:00Z'
const exports = (base: string) => [
  `<a href="/admin/dashboard/export?${base}for=excel">Export for Excel`,
  `<a href="/admin/dashboard/export?${base}for=crm">Export for a CRM`,
]

it('exports keep the filter, and what is new is exported for either reader', () => {
  expect(dashboard({exported})).toContain(
    lines(
      'New since your last export,',
      `<time dateTime="${exported}">Nov 26, 2026, 05:10 AM UTC`,
      ':',
      '<a href="/admin/dashboard/export?for=excel&since=last">for Excel',
      ',',
      '<a href="/admin/dashboard/export?for=crm&since=last">for a CRM',
      ...exports(''),
    ),
  )
  expect(dashboard({exported: null})).toContain(lines('>Open', ...exports('')))
  expect(dashboard({}, `${everywhere}&entry=${ids.entry}`)).toContain(
    lines(...exports(`${everywhere}&`)),
  )
  expect(dashboard({found: 0})).not.toContain('Export for')
})

const pageLink = (rel: 'prev' | 'next', cursor: typeof pages.next) =>
  `<a rel="${rel}" href="${dashboardHref(queryOf(everywhere), {cursor})}">${rel === 'prev' ? 'Previous page' : 'Next page'}`

it.each([
  [pages, [pageLink('prev', pages.previous), pageLink('next', pages.next)]],
  [{...pages, next: null}, [pageLink('prev', pages.previous)]],
  [{...pages, previous: null}, [pageLink('next', pages.next)]],
])('a page leads on to those beside it', (cursors, links) => {
  const page = {...contents.page, ...cursors}
  const [, shown] = dashboard({page}, `${everywhere}&entry=${ids.other}&notice=saved`).split(
    '<nav aria-label="Pages">\n',
  )
  expect(shown).toBe(lines(...links))
})

it('a single page leads nowhere', () => {
  expect(dashboard({})).not.toContain('<nav aria-label="Pages">')
})

it('chosen entries are worked on with the filter, the order and the page of their list', () => {
  const query = {...queryOf(`${everywhere}&source=demo&source=waitlist`), cursor: pages.next}
  const href = dashboardHref(query).split('?')[1] ?? ''
  const html = dashboard({found: 1234}, `${href}&id=${ids.other}&${deep}`)
  expect(html).toContain(
    lines(
      '<form id="choose" action="/admin/dashboard" method="get">',
      '<input type="hidden" name="q" value="ann"/>',
      '<input type="hidden" name="source" value="demo"/>',
      '<input type="hidden" name="source" value="waitlist"/>',
      '<input type="hidden" name="from" value="2026-11-02"/>',
      '<input type="hidden" name="tz" value="Europe/Paris"/>',
      `<input type="hidden" name="after" value="${new URLSearchParams(href).get('after')}"/>`,
      '<button value="chosen" name="bulk">Work on chosen',
      `<a href="/admin/dashboard?q=ann&source=demo&source=waitlist&from=2026-11-02&tz=Europe%2FParis&id=${ids.other}&bulk=all">Work on all 1,234`,
      '<button type="button">Keys',
      '<dialog closedby="any" aria-labelledby="keys-title">',
      '<h2 id="keys-title">Keys',
      '<dl>',
      ...Object.entries({
        j: 'Next entry',
        k: 'Previous entry',
        Enter: 'Open the entry',
        c: 'Set the open entry to “Contacted”',
        Escape: 'Close',
        '?': 'Show these keys',
      }).flatMap(([key, meaning]) => ['<dt>', `<kbd>${key}`, `<dd>${meaning}`]),
      '<label>',
      '<input type="checkbox" checked=""/>Use these keys',
      '<button type="button">Close',
    ),
  )
})

it.each([
  ['bulk=all', {found: 2}, ['<h2 id="bulk-title">2 entries']],
  ['bulk=all', {found: 0}, []],
  ['', {found: 2}, []],
  [
    `bulk=all&entry=${ids.entry}`,
    {opened: {status: 'gone'} as const},
    ['<h2 id="entry-title">Entry not found'],
  ],
])('the page with %j and %j opens %j', (parameters, more, titles) => {
  const html = dashboard(more, parameters)
  expect(html.match(/<h2 id="(?:bulk|entry)-title">.*/g) ?? []).toEqual(titles)
  // The panels' forms: the bulk panel's erases all of the list.
  expect(html.includes('action="erase-all"')).toBe(titles[0]?.includes('bulk') ?? false)
})

it('an opened entry has its actions, replies, admins and unsaved note', () => {
  const opened = {status: 'read', entry: entryOf()} as const
  const replies = {demo: {subject: 'Demo', body: 'Hello'}}
  const unsaved = {entry: ids.entry, note: 'Call back'}
  const html = dashboard({opened, replies}, `entry=${ids.entry}&bulk=all`, unsaved)
  const panel = html.split('<dialog open="" ')[1] ?? ''
  expect(panel).toContain('>Reply about a demo')
  expect(panel).toContain(
    lines(
      '<form action="work" method="POST">',
      `<input type="hidden" name="entry" value="${ids.entry}"/>`,
      `<input type="hidden" name="list" value="entry=${ids.entry}"/>`,
    ),
  )
  expect(panel).toContain(`<option value="${ids.bob}">Bob`)
  expect(panel).toContain('>Call back')
  const [, question] = dashboard({opened}, `entry=${ids.entry}&erase=1`).split('<dialog open="" ')
  expect(question).toContain('<form action="erase" method="POST">')
})

it.each([
  [0, ['No waitlist submissions yet.']],
  [3, ['No submissions match.', '<a href="/admin/dashboard">Clear filters']],
])('an empty list of %i entries offers what helps', (total, text) => {
  const html = dashboard({page: {...contents.page, entries: []}, found: 0, total}, 'q=x')
  expect(html.endsWith(lines(...text))).toBe(true)
  expect(html.includes('<search')).toBe(total > 0)
  expect(html).not.toContain('Work on')
})

const heading = (column: string, sort: string) =>
  `<a href="/admin/dashboard?${everywhere}${sort}">${column}`

it.each([
  ['newest', 'Submitted (UTC)', 'descending', '&sort=oldest'],
  ['oldest', 'Submitted (UTC)', 'ascending', ''],
  ['name', 'Name', 'ascending', '&sort=-name'],
  ['-name', 'Name', 'descending', '&sort=name'],
  ['-email', 'Email', 'descending', '&sort=email'],
  ['company', 'Company', 'ascending', '&sort=-company'],
])('the order %s is that of %s, %s, whose heading turns it', (sort, column, direction, turned) => {
  const html = dashboard({}, `${everywhere}&sort=${sort}&${deep}`)
  const [, table = ''] = html.split('<thead>\n<tr>\n')
  const [headings = ''] = table.split('\n<tbody>')
  const first: Record<string, string> = {
    Name: '&sort=name',
    Email: '&sort=email',
    Company: '&sort=company',
    Phone: '',
    Message: '',
    'Submitted (UTC)': '',
  }
  expect(headings.split('\n')).toEqual(
    Object.entries(first).flatMap(([title, other]) => {
      if (title === 'Phone' || title === 'Message') return [`<th scope="col">${title}`]
      if (title !== column) return ['<th scope="col">', heading(title, other)]
      return [`<th scope="col" aria-sort="${direction}">`, heading(title, turned)]
    }),
  )
})

const rowOf = (entry: Partial<Entry>, previous: string | null = null) => {
  const visit = {previous, newEntries: 0, oldest: null}
  const page = {...contents.page, entries: [entryOf(entry)]}
  const html = dashboard(
    {page, visit},
    `${everywhere}&bulk=all&erase=1&notice=saved&entry=${ids.other}`,
  )
  return html.split('<tbody>\n<tr>\n')[1]?.split('\n<dialog open')[0] ?? ''
}

const choice = `<input type="checkbox" form="choose" aria-label="Choose Zoë" name="id" value="${ids.entry}"/>`
const opening = `<a id="entry-${ids.entry}" href="/admin/dashboard?${everywhere}&entry=${ids.entry}">`
const submitted = ['<td>', '<time dateTime="2026-11-26T05:10:00Z">Nov 26, 2026, 05:10 AM']
const missing = (...titles: string[]) => titles.map((title) => `<td data-missing="${title}">N/A`)

it('a line of the table chooses and opens its entry, and names what is missing', () => {
  expect(rowOf({})).toBe(
    lines(
      '<th scope="row" title="Zoë">',
      choice,
      `${opening}Zoë`,
      '<td title="zoe@mail.example">',
      '<a href="mailto:zoe@mail.example">zoe@mail.example',
      ...missing('Company', 'Phone', 'Message'),
      ...submitted,
    ),
  )
  expect(rowOf({company: 'A&B', phone: '+33 1', message: 'Hi'})).toBe(
    lines(
      '<th scope="row" title="Zoë">',
      choice,
      `${opening}Zoë`,
      '<td title="zoe@mail.example">',
      '<a href="mailto:zoe@mail.example">zoe@mail.example',
      '<td title="A&B">A&B',
      '<td title="+33 1">+33 1',
      '<td title="Hi">Hi',
      ...submitted,
    ),
  )
})

const badge = (text: string) => `<span data-tone="plain">${text}`
const again = {created_at: '2026-11-27T05:10:00Z'}

it.each<[Partial<Entry>, string | null, ...string[]]>([
  [{}, '2026-11-26T05:10:00Z'],
  [{}, '2026-11-26T05:09:59Z', badge('New')],
  [{}, '2026-11-26T05:10:01Z'],
  [{status: 'contacted'}, null, badge('Contacted')],
  [{status: 'later'}, null, badge('later')],
  [{further_requests: [again]}, null, badge('1 more')],
  [{further_requests: [again, again]}, null, badge('2 more')],
  [
    {status: 'spam', further_requests: [again]},
    '2026-11-01',
    badge('New'),
    badge('Spam'),
    badge('1 more'),
  ],
])('a line of %j, after a visit at %s, has its badges', (entry, previous, ...badges) => {
  expect(rowOf(entry, previous)).toContain(lines(`${opening}Zoë`, ...badges, '<td title="zoe@'))
})

it.each([
  ['a'.repeat(80), 'a'.repeat(80)],
  ['a'.repeat(81), `${'a'.repeat(80)}…`],
  [`${'a'.repeat(79)} b`, `${'a'.repeat(79)}…`],
])('of the message %s the table shows %s', (message, text) => {
  expect(rowOf({message})).toContain(lines(`<td title="${text}">${text}`, ...submitted))
})

const chart = (days: Props['contents']['days'], parameters = '') =>
  dashboard({days}, parameters)
    .split('<search')[0]
    ?.split('<section aria-labelledby="chart-title">\n')[1]

it.each<[string, Props['contents']['days'], string, string[]]>([
  [
    'days',
    [
      {day: '2026-11-24', entries: 1},
      {day: '2026-11-25', entries: 1234},
      {day: '2026-11-27', entries: 1234},
    ],
    'from=2026-11-24&tz=America/New_York',
    [
      '<h2 id="chart-title">Entries per day',
      '2,469 entries in 4 days, most on Nov 25, 2026: 1,234.',
      'Nov 24, 2026 Nov 27, 2026',
      '<details>',
      '<summary>Show as a table',
      '<section aria-label="Table of entries per day" tabindex="0">',
      '<table>',
      '<thead>',
      '<tr>',
      '<th scope="col">Day (New York time)',
      '<th scope="col">Entries',
      '<tbody>',
      ...[
        ['27', '1,234'],
        ['25', '1,234'],
        ['24', '1'],
      ].flatMap(([day, entries]) => [
        '<tr>',
        '<th scope="row">',
        `<a href="/admin/dashboard?from=2026-11-${day}&to=2026-11-${day}&tz=America%2FNew_York">Nov ${day}, 2026`,
        `<td>${entries}`,
      ]),
    ],
  ],
  [
    'one day',
    [{day: '2026-11-27', entries: 1}],
    `from=2026-11-27&${deep}`,
    [
      '<h2 id="chart-title">Entries per day',
      '1 entry in one day.',
      '<details>',
      '<summary>Show as a table',
      '<section aria-label="Table of entries per day" tabindex="0">',
      '<table>',
      '<thead>',
      '<tr>',
      '<th scope="col">Day (UTC)',
      '<th scope="col">Entries',
      '<tbody>',
      '<tr>',
      '<th scope="row">',
      '<a href="/admin/dashboard?from=2026-11-27&to=2026-11-27">Nov 27, 2026',
      '<td>1',
    ],
  ],
])(
  'the chart of %s says what it shows, and its table leads to the entries',
  (_, days, parameters, text) => {
    expect(chart(days, parameters)?.trim()).toBe(lines(...text))
  },
)

it.each([
  ['2026-08-26', '', 'week', 'Aug 24 – 30, 2026', 'from=2026-08-24&to=2026-08-30'],
  ['2026-08-26', 'from=2026-08-26', 'week', 'Aug 24 – 30, 2026', 'from=2026-08-26&to=2026-08-30'],
  ['2024-11-06', '', 'month', 'Nov 2024', 'from=2024-11-01&to=2024-11-30'],
  ['2024-11-06', 'from=2024-11-05', 'month', 'Nov 2024', 'from=2024-11-05&to=2024-11-30'],
])('entries of %s with the filter %j are in the %s of %s', (day, parameters, unit, name, range) => {
  const text = chart([{day, entries: 3}], parameters) ?? ''
  expect(text).toContain(`most in ${name}: 3.`)
  expect(text).toContain(`<th scope="col">${unit === 'week' ? 'Week' : 'Month'} (UTC)`)
  expect(text).toContain(lines(`<a href="/admin/dashboard?${range}">${name}`, '<td>3'))
})

it('a period that ends after the filter leads to the days of the filter', () => {
  const days = [
    {day: '2026-08-26', entries: 1},
    {day: '2026-11-24', entries: 2},
  ]
  expect(chart(days, 'to=2026-11-25')).toContain('?from=2026-11-23&to=2026-11-25">')
})

it('the bars of a chart grow with their entries, and a day without entries is a dot', () => {
  const element = createElement(Dashboard, {
    contents: {
      ...contents,
      days: [
        {day: '2026-11-24', entries: 1},
        {day: '2026-11-25', entries: 2},
        {day: '2026-11-27', entries: 4},
      ],
    },
    query: queryOf(''),
    ...actions,
  })
  const [, svg = ''] = /<svg (viewBox.*?)<\/svg>/s.exec(renderToStaticMarkup(element)) ?? []
  expect(svg).toMatch(/^viewBox="0 0 40 48" height="48".* aria-hidden="true">/)
  const bars = svg.matchAll(/<title>(.*?)<\/title><rect x="(\d+)".*?class="(\w+)" d="(.*?)"/g)
  expect([...bars].map(([, ...bar]) => bar)).toEqual([
    ['Nov 24, 2026: 1', '0', 'some', 'M5 19.0v10.0'],
    ['Nov 25, 2026: 2', '10', 'some', 'M15 14.0v20.0'],
    ['Nov 26, 2026: 0', '20', 'none', 'M25 23.9v0.2'],
    ['Nov 27, 2026: 4', '30', 'some', 'M35 4.0v40.0'],
  ])
})

it('without entries there is no chart', () => {
  expect(chart([])).toBeUndefined()
})

const search = (more: Partial<Props['contents']>, parameters: string) =>
  /<search[^]*?(?=\n<form id="choose")/.exec(dashboard(more, parameters))?.[0]

const select = (name: string, title: string) => [
  `<label for="filter-${name}">${title}`,
  `<select id="filter-${name}" name="${name}">`,
]
const all = '<option value="" selected="">All'
const day = (name: string, title: string, zone: string, value: string) => [
  `<label for="filter-${name}">${title} (${zone})`,
  `<input id="filter-${name}" type="date" name="${name}" value="${value}"/>`,
]
const sources = {
  demo: 'Demo form',
  waitlist: 'Waitlist form',
  'exit-popup': 'Exit popup',
  'exit-popup-free-trial': 'Free-trial request',
  suspected: 'Suspected spam',
}
const searchField = (value: string) =>
  `<input id="filter-q" type="search" maxLength="200" placeholder="Name, email, phone, message" autoComplete="off" name="q" value="${value}"/>`

it('a list without a filter offers every filter, folded', () => {
  expect(search({}, `entry=${ids.entry}&tz=Europe/Paris`)).toBe(
    lines(
      '<search aria-label="Waitlist submissions">',
      '<form action="/admin/dashboard" method="get">',
      '<label for="filter-q">Search',
      searchField(''),
      '<details>',
      '<summary>Filters and order',
      ...day('from', 'From', 'Paris time', ''),
      ...day('to', 'To', 'Paris time', ''),
      '<input type="hidden" name="tz" value="Europe/Paris"/>',
      ...select('page', 'Page'),
      all,
      ...select('campaign', 'Campaign'),
      all,
      ...select('status', 'Status'),
      all,
      '<option value="open">Open',
      '<option value="new">New',
      ...statusOptions,
      ...select('assignee', 'Assigned to'),
      all,
      `<option value="${ids.ann}">Ann`,
      `<option value="${ids.bob}">Bob`,
      ...select('sort', 'Order'),
      '<option value="newest" selected="">Newest first',
      '<option value="oldest">Oldest first',
      ...['Name', 'Email', 'Company'].flatMap((title) => [
        `<option value="${title.toLowerCase()}">${title}, A to Z`,
        `<option value="-${title.toLowerCase()}">${title}, Z to A`,
      ]),
      '<fieldset>',
      '<legend>Source',
      ...Object.entries(sources).flatMap(([source, title]) => [
        '<label>',
        `<input type="checkbox" name="source" value="${source}"/>${title}`,
      ]),
      '<button>Apply',
    ),
  )
})

const attribution = {
  pages: [
    {value: '/fr', entries: 1234},
    {value: '/', entries: 1},
  ],
  campaigns: [{value: 'spring', entries: 2}],
}

it.each<[string, ...string[]]>([
  ['q=ann', searchField('ann'), '<details open="">'],
  [
    'from=2026-11-02&to=2026-11-03&tz=America/New_York',
    ...day('from', 'From', 'New York time', '2026-11-02'),
    ...day('to', 'To', 'New York time', '2026-11-03'),
    '<input type="hidden" name="tz" value="America/New_York"/>',
  ],
  [
    'from=2026-11-02',
    ...day('from', 'From', 'UTC', '2026-11-02'),
    ...day('to', 'To', 'UTC', ''),
    '<input type="hidden" name="tz" value=""/>',
  ],
  ['from=2026-11-02&tz=Etc/UTC', ...day('from', 'From', 'UTC', '2026-11-02')],
  [
    'page=/fr&campaign=autumn',
    ...select('page', 'Page'),
    '<option value="">All',
    '<option value="/fr" selected="">/fr (1,234)',
    '<option value="/">/ (1)',
    ...select('campaign', 'Campaign'),
    '<option value="">All',
    '<option value="autumn" selected="">autumn',
    '<option value="spring">spring (2)',
    ...select('status', 'Status'),
  ],
  [
    'status=open',
    ...select('status', 'Status'),
    '<option value="">All',
    '<option value="open" selected="">Open',
  ],
  [
    `assignee=${ids.bob}`,
    ...select('assignee', 'Assigned to'),
    '<option value="">All',
    `<option value="${ids.ann}">Ann`,
    `<option value="${ids.bob}" selected="">Bob`,
    ...select('sort', 'Order'),
  ],
  [
    'company=A%26B&domain=b.example&sort=-email',
    '<label for="filter-company">Company',
    '<input id="filter-company" name="company" value="A&B"/>',
    '<label for="filter-domain">Mail domain',
    '<input id="filter-domain" name="domain" value="b.example"/>',
    ...select('sort', 'Order'),
    '<option value="newest">Newest first',
  ],
  ['sort=-email', '<details>', '<summary>Filters and order'],
  ['sort=-email', '<option value="-email" selected="">Email, Z to A'],
  [
    'source=waitlist&source=suspected',
    '<input type="checkbox" name="source" value="demo"/>Demo form',
    '<label>',
    '<input type="checkbox" name="source" checked="" value="waitlist"/>Waitlist form',
    '<label>',
    '<input type="checkbox" name="source" value="exit-popup"/>Exit popup',
    '<label>',
    '<input type="checkbox" name="source" value="exit-popup-free-trial"/>Free-trial request',
    '<label>',
    '<input type="checkbox" name="source" checked="" value="suspected"/>Suspected spam',
    '<button>Apply',
    '<a href="/admin/dashboard">Clear filters',
  ],
])('the filter %j is in its fields', (parameters, ...shown) => {
  expect(search({attribution}, parameters)).toContain(lines(...shown))
})
