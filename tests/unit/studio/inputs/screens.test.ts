import {type ComponentProps, createElement as h} from 'react'
import {describe, expect, test} from 'vitest'

import {LengthCounter} from '../../../../studio/inputs/length/length-counter'
import {GapList} from '../../../../studio/inputs/seo/gap-list'
import {Previews} from '../../../../studio/inputs/seo/previews'
import {TableCell} from '../../../../studio/inputs/table/table-cell'
import {Toolbar} from '../../../../studio/inputs/table/toolbar'
import {lines} from '../../outline'
import {inBoth, inEnglish} from '../screen'

const limits = {most: 20, fewest: 4}
const counter = (length: number) => h(LengthCounter, {limits, text: 'x'.repeat(length)})
const meter = (value: number) =>
  `<meter optimum="0" low="15" high="20" max="21" value="${value}" aria-hidden="true">`

describe('the length of a text', () => {
  test.each([
    [0, '', '0 of 20 characters, 20 left', '<output>', 0],
    [
      3,
      'caution',
      '3 of 20 characters. Add 1, or search engines may choose their own text',
      '<output>Check the length.',
      3,
    ],
    [4, '', '4 of 20 characters, 16 left', '<output>', 4],
    [14, '', '14 of 20 characters, 6 left', '<output>', 14],
    [15, 'caution', '15 of 20 characters, 5 left', '<output>Check the length.', 15],
    [20, 'caution', '20 of 20 characters, 0 left', '<output>Check the length.', 20],
    [21, 'critical', '21 of 20 characters, 1 too many', '<output>Too long.', 21],
    [22, 'critical', '22 of 20 characters, 2 too many', '<output>Too long.', 21],
  ])(
    'of %i characters is told, also to those who hear it',
    async (length, tone, text, aloud, value) => {
      const card = tone ? [`<div data-tone="${tone}">`] : []
      expect(await inEnglish(counter(length))).toBe(lines(...card, meter(value), text, aloud))
    },
  )

  test('is told in French', async () => {
    const [, french] = await inBoth(counter(21))
    expect(french?.split('\n').slice(2)).toEqual([
      'Caractères : 21 sur 20, soit 1 de trop',
      '<output>Trop long.',
    ])
  })
})

test.each([
  [[], ['Nothing.'], ['Rien.']],
  [
    [
      {kind: 'alt', path: 'cover'},
      {kind: 'link', path: 'body'},
    ] as const,
    ['<button>', 'A picture has no description.', '<button>', 'A link leads nowhere.'],
    ['<button>', 'Une image n’a pas de description.', '<button>', 'Un lien ne mène nulle part.'],
  ],
])('a page lists what it misses (%j)', async (gaps, ...expected) => {
  const texts = await inBoth(h(GapList, {gaps: [...gaps]}))
  expect(texts.map((text) => text.split('\n').slice(2))).toEqual(expected)
  expect(texts[0]).toContain('<section aria-label="What’s missing on this page">')
})

type PreviewProps = ComponentProps<typeof Previews>

const preview: PreviewProps['preview'] = {
  locale: 'fr',
  href: '/fr/a-propos',
  host: 'www.site.example',
  trail: ['fr', 'a-propos'],
  own: {title: 'Own title', description: 'Own description'},
  shown: {title: 'Shown title', description: 'Shown description'},
  isHidden: false,
}
const answered = {facts: false, picture: false}

/** The previews without what the browser is told to load. */
async function previewed(more: Partial<PreviewProps>): Promise<string> {
  const props = {preview, siteName: 'Site', picture: null, failed: answered, ...more}
  const screen = await inEnglish(h(Previews, props))
  return screen.slice(screen.indexOf('<section'))
}

describe('a page in search results and share cards', () => {
  test('is shown as visitors find it, and as it is shared', async () => {
    const picture = {url: 'https://cdn.example/a.png', isOwn: true}
    expect(await previewed({picture})).toBe(
      lines(
        '<section aria-label="Previews">',
        '<h3> In search results',
        '<img src="/icon.svg" alt="" width="24" height="24"/>',
        'Site',
        'www.site.example › fr › a-propos',
        '<div lang="fr"> Shown title',
        '<div lang="fr"> Shown description',
        '<h3> When somebody shares it',
        '<img src="https://cdn.example/a.png" alt="In social networks and chats"/>',
        'www.site.example',
        '<div lang="fr"> Own title',
        '<div lang="fr"> Own description',
        'Your own picture. Remove it, and the site draws one from the title of the page.',
      ),
    )
  })

  test('says what it lacks', async () => {
    const nothing = {title: '', description: ''}
    const screen = await previewed({
      preview: {...preview, own: nothing, shown: nothing},
      siteName: null,
    })
    expect(screen).toBe(
      lines(
        '<section aria-label="Previews">',
        '<h3> In search results',
        '<img src="/icon.svg" alt="" width="24" height="24"/>',
        'www.site.example',
        'www.site.example › fr › a-propos',
        '<div lang="fr">',
        '<em>The title is missing',
        '<div lang="fr">',
        '<em>The description is missing',
        '<h3> When somebody shares it',
        'www.site.example',
        '<div lang="fr">',
        '<em>The title is missing',
        'The picture is drawn from the title when the page is published.',
      ),
    )
  })

  const drawn = {url: '/share/a.png', isOwn: false}
  const hidden = 'Hidden from search engines: nobody finds this page by searching.'
  const unread = 'The site’s name and figures couldn’t be loaded, so they’re missing here.'

  test.each<[string, Partial<PreviewProps>, string[]]>([
    [
      'drawn',
      {picture: drawn},
      ['The site draws it from the page’s title, each time you publish.'],
    ],
    [
      'not read',
      {picture: drawn, failed: {facts: false, picture: true}},
      ['The site didn’t respond, so the published page’s picture is missing.'],
    ],
    [
      'of a hidden page',
      {preview: {...preview, isHidden: true}},
      [hidden, 'The picture is drawn from the title when the page is published.'],
    ],
    [
      'of an unread site',
      {preview: {...preview, isHidden: true}, failed: {facts: true, picture: false}},
      [`${hidden} ${unread}`, 'The picture is drawn from the title when the page is published.'],
    ],
  ])('tells of a picture that is %s', async (_, more, notes) => {
    const sentences = (await previewed(more)).match(/^[^<].*\.$/gm)
    expect(sentences).toEqual(notes)
  })
})

type CellProps = ComponentProps<typeof TableCell>

const cell = (more: Partial<CellProps> = {}) =>
  h(TableCell, {
    name: 'a.1',
    locale: 'fr',
    isHead: false,
    isFirst: false,
    hasAnswer: false,
    isActive: false,
    problem: undefined,
    value: 'Oui, tout',
    readOnly: true,
    'aria-label': 'Prix, Produit',
    ...more,
  })

const area = '<textarea readOnly="" aria-label="Prix, Produit" rows="1" lang="fr">Oui, tout'

describe('a cell of a table', () => {
  test.each<[string, Partial<CellProps>, string]>([
    ['a cell', {}, '<td role="gridcell" data-cell="a.1" aria-invalid="false">'],
    [
      'active',
      {isActive: true},
      '<td data-tone="primary" role="gridcell" data-cell="a.1" aria-invalid="false">',
    ],
    [
      'first in its row',
      {isFirst: true},
      '<th role="rowheader" scope="row" data-cell="a.1" aria-invalid="false">',
    ],
    [
      'a head',
      {isHead: true},
      '<th role="columnheader" scope="col" data-cell="a.1" aria-invalid="false">',
    ],
    [
      'the corner',
      {isHead: true, isFirst: true},
      '<th role="columnheader" scope="col" data-cell="a.1" aria-invalid="false">',
    ],
  ])('may be %s', async (_, more, tag) => {
    const [own, field] = (await inEnglish(cell(more))).split('\n')
    expect([own, field?.replace(' data-tone="primary"', '')]).toEqual([tag, area])
  })

  test.each([
    ['error', 'critical', true],
    ['warning', 'caution', false],
  ] as const)('tells of an %s, even where it is active', async (level, tone, isInvalid) => {
    const problem = {level, message: 'Too short.'} as CellProps['problem']
    const screen = await inEnglish(cell({problem, isActive: true}))
    expect(screen.split('\n')[0]).toBe(
      `<td data-tone="${tone}" role="gridcell" data-cell="a.1" aria-invalid="${isInvalid}">`,
    )
    expect(screen.split('\n').at(-1)).toBe('Too short.')
  })

  test.each([
    ['Oui, tout', 'fr', 'Shown with a check mark', 'Affiché avec une coche'],
    ['Non', 'fr', 'Shown with a cross', 'Affiché avec une croix'],
    ['Dépend du plan', 'fr', 'Shown with a dashed circle', 'Affiché avec un cercle pointillé'],
    ['Yes', 'en', 'Shown with a check mark', 'Affiché avec une coche'],
    ['Yes', 'fr', undefined, undefined],
  ] as const)('names the icon of “%s” in %s', async (value, locale, ...labels) => {
    const texts = await inBoth(cell({value, locale, hasAnswer: true}))
    expect(texts.map((text) => text.match(/(?<=<img aria-label=")[^"]+/)?.[0])).toEqual(labels)
    expect(await inEnglish(cell({value, locale}))).not.toContain('<img')
  })
})

test('the toolbar of a table acts on rows and columns', async () => {
  const toolbar = h(Toolbar, {
    isPossible: () => true,
    onOperate: () => {},
    onAdd: () => {},
    children: 'A figure',
  })
  const menu = '<button aria-haspopup="true" aria-expanded="false">'
  expect(await inBoth(toolbar)).toEqual([
    lines(
      '<div role="toolbar" aria-label="Table">',
      menu,
      'Row',
      menu,
      'Column',
      'A figure',
      '<button aria-label="Add a row">',
      'Row',
      '<button aria-label="Add a column">',
      'Column',
    ),
    lines(
      '<div role="toolbar" aria-label="Tableau">',
      menu,
      'Ligne',
      menu,
      'Colonne',
      'A figure',
      '<button aria-label="Ajouter une ligne">',
      'Ligne',
      '<button aria-label="Ajouter une colonne">',
      'Colonne',
    ),
  ])
})
