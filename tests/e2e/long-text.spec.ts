import sharp from 'sharp'

import {expectToBreakWords} from './long-word.ts'
import {
  contentLake,
  expect,
  expectAccessible,
  pathsOfEveryType,
  scrollThrough,
  test,
} from './site.ts'

let keys = 0
const key = () => `key-${(keys += 1)}`
const reference = (id: string) => ({_type: 'reference', _ref: id})
const span = (text: string, ...marks: string[]) => ({_type: 'span', _key: key(), text, marks})

function block(style: string, text: string, extra: object = {}) {
  return {_type: 'block', _key: key(), style, markDefs: [], children: [span(text)], ...extra}
}

const item = (text: string, level: number) => block('normal', text, {listItem: 'bullet', level})

const figureInText = {
  ...block('normal', ''),
  children: [
    span('It takes '),
    {_type: 'figureReference', _key: key(), figure: reference('figure-seconds-per-update')},
    span(' '),
    span('once', 'strong'),
    span(', in '),
    span('NextStep', 'code'),
    span(', as '),
    span('the form says', 'link'),
    span('.'),
  ],
  markDefs: [{_type: 'textLink', _key: 'link', kind: 'page', page: reference('page-app-en')}],
}

/** Returns an article body with every block type that an author may insert. */
function everything(picture: string) {
  return [
    figureInText,
    block('h2', 'A heading of its own'),
    item('Outer item', 1),
    item('Inner item', 2),
    block('h3', 'A smaller heading'),
    block('blockquote', 'Somebody said this.'),
    {
      _type: 'dataTable',
      _key: key(),
      caption: 'A table with a figure',
      columns: ['What', 'How much'],
      rows: [{_type: 'tableRow', _key: key(), cells: ['Saved', '{{crm-time-saved}}']}],
      source: 'Counted by hand.',
      asOf: '2025-08-12',
    },
    {
      _type: 'callout',
      _key: key(),
      tone: 'warning',
      title: 'Careful',
      text: [block('normal', 'A sentence set apart.')],
    },
    {_type: 'codeSample', _key: key(), title: 'A formula', code: 'AND(\n  NOT(IsClosed)\n)'},
    {
      _type: 'illustration',
      _key: key(),
      picture: {_type: 'picture', asset: reference(picture), alt: 'What the picture shows'},
      caption: 'A caption below it',
    },
    {
      _type: 'figureRow',
      _key: key(),
      figures: ['crm-time-saved', 'bad-data-cost'].map((name) => ({
        _key: name,
        _type: 'reference',
        _ref: `figure-${name}`,
      })),
    },
    {
      _type: 'embeddedFaq',
      _key: key(),
      questions: [{...reference('faq-privacy-en'), _key: 'privacy'}],
    },
    {_type: 'embeddedComparison', _key: key(), table: reference('comparison-three-way-en')},
    {_type: 'embeddedCalculator', _key: key(), heading: 'Numbers of yours'},
    {
      _type: 'workedExample',
      _key: key(),
      caption: 'A team of eight',
      teamSize: 8,
      averageSalary: 62_400,
      hoursPerDay: 1,
    },
    {
      _type: 'roadmap',
      _key: key(),
      heading: 'From first to last',
      phases: [
        {_type: 'phase', _key: 'one', title: 'First', time: 'week 1', text: 'Begin.'},
        {_type: 'phase', _key: 'two', title: 'Last', time: 'ongoing', text: 'Go on.'},
      ],
    },
    {
      _type: 'nextStep',
      _key: key(),
      heading: 'Go there next',
      links: [
        {
          _type: 'link',
          _key: 'go',
          label: 'Go',
          kind: 'page',
          page: reference('page-app-en'),
        },
      ],
    },
    // An unknown type is skipped; the rest of the page renders.
    {_type: 'fromTheFuture', _key: key(), text: 'Never shown'},
  ]
}

const pageId = 'page-long-text'
let pictureId: string

test.beforeAll(async () => {
  const create = {width: 12, height: 8, channels: 3, background: '#0b6e52'} as const
  const picture = await contentLake.assets.upload('image', await sharp({create}).png().toBuffer())
  pictureId = picture._id
  await contentLake.createOrReplace({
    _id: pageId,
    _type: 'page',
    language: 'en',
    title: 'Long text',
    path: 'long-text',
    seo: {_type: 'seo', title: 'Everything in a text', description: 'A page that a test made.'},
    sections: [
      {_key: 'header', _type: 'pageHeader', title: 'Everything in a text'},
      {_key: 'text', _type: 'prose', heading: 'The text', body: everything(pictureId)},
    ],
  })
})

test.afterAll(async () => {
  await contentLake.delete(pageId)
  await contentLake.delete(pictureId)
})

test('a long text renders every block that an author may insert', async ({page, request}) => {
  await expect.poll(async () => (await request.get('/long-text')).status()).toBe(200)
  await page.goto('/long-text')
  await scrollThrough(page)
  const main = page.getByRole('main')

  await expect(main.locator('data').first()).toHaveText('60 seconds')
  await expect(main.getByRole('link', {name: 'the form says'})).toHaveAttribute('href', '/app')
  await expect(main.locator('code').first()).toHaveText('NextStep')
  await expect(main.locator('li li')).toHaveText('Inner item')
  const table = main.getByRole('table', {name: 'A table with a figure'})
  await expect(table.getByRole('cell')).toHaveText('67%')
  await expect(main.getByRole('img', {name: 'What the picture shows'})).toBeVisible()
  await expect(main.getByText('$12.9 million')).toBeVisible()
  await expect(main.locator('details summary').first()).toBeVisible()
  // It loads in view, and the page may have been scrolled before it was hydrated.
  await main.locator('.calculator').scrollIntoViewIfNeeded()
  await expect(main.locator('.calculator[data-ready=true]')).toBeVisible()
  // 62400 / 2080 = 30; × 8 × 1 × 250 = 60000; 67% of it.
  const example = main.getByRole('table', {name: 'A team of eight'})
  await expect(example.getByRole('row', {name: 'Time savings'})).toContainText(
    '67% × $60,000 = $40,200',
  )
  await expect(main.getByRole('link', {name: 'Go', exact: true})).toHaveAttribute('href', '/app')
  await expect(main).not.toContainText('Never shown')
  await expectAccessible(page)
})

test('a heading in a text has an anchor', async ({page}) => {
  await page.goto('/long-text')
  const heading = page.getByRole('heading', {name: /A heading of its own/})
  const id = await heading.getAttribute('id')
  await page.goto(`/long-text#${id}`)
  await expect(heading).toBeInViewport()
})

for (const language of ['en', 'fr'] as const) {
  test(`one long word in every text makes no page scroll sideways at 320 px, in ${language}`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/^404 /)
    // What a slow machine hydrates after the change.
    pageErrors.allow(/Minified React error #418/)
    for (const {path} of await pathsOfEveryType(language)) await expectToBreakWords(page, path)
  })
}
