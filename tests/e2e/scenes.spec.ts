import {parse} from 'node-html-parser'

import {contentLake, expect, expectAccessible, nightly, test} from './site.ts'

/** Returns the path of a scene's page. */
const pathOf = (index: number) => `new-scene-${index}`

const field = (label: string, value: string, more = {}) => ({
  _key: label.toLowerCase(),
  _type: 'sceneField',
  label,
  value,
  ...more,
})

interface Written {
  name: string
  /** Whether the section is a page's first. */
  opens?: boolean
  /** Returns the section with the scene in it. */
  inSection: (scene: object) => object
  scene: {fields?: object[]; [name: string]: unknown}
  /** The texts in reading order. */
  shown: string[]
  changed: Written['scene']
  after: string[]
}

const title = 'Opening'

const header = (scene: object) => ({_type: 'pageHeader', title, scene})

/** Makes a section with the scene in its only point or step. */
const inPoint = (type: string, list: string) => (scene: object) => ({
  _type: type,
  heading: 'Scenes',
  [list]: [{_key: 'point', _type: 'point', title: 'A point', text: 'What backs it.', scene}],
})

const stage = field('Stage', 'Negotiation')
const amount = field('Amount', 'From {{starting-price}}')

const scenes: Written[] = [
  {
    name: 'a phone that records',
    opens: true,
    inSection: header,
    scene: {sentence: 'Just left Quarrow', recordTitle: 'Quarrow', footnote: 'Still talking'},
    shown: ['Listening', 'Just left Quarrow', 'Still talking'],
    changed: {sentence: 'Just left Harvane', footnote: 'In {{seconds-per-update}}'},
    after: ['Just left Harvane', 'In 60 seconds'],
  },
  {
    name: 'a sentence in three stages',
    opens: true,
    inSection: header,
    scene: {sentence: '[Ada Quarrow] signs.', recordTitle: 'Opportunity', fields: [stage, amount]},
    shown: ['Ada Quarrow signs.', 'NAME_1 signs.', 'Negotiation', 'From €0'],
    changed: {sentence: '[Ida Harvane] buys for [$900].', fields: [amount, stage]},
    after: ['Ida Harvane buys for $900.', 'NAME_1 buys for AMOUNT_1.', 'Amount', 'Negotiation'],
  },
  {
    name: 'what is compared in columns',
    opens: true,
    inSection: header,
    scene: {fields: [field('A suite', 'For everybody'), field('Ours', '{{seconds-per-update}}')]},
    shown: ['A suite', 'For everybody', 'Ours', '60 seconds'],
    changed: {fields: [field('Ours', '{{team-size}}'), field('A suite', 'For a company')]},
    after: ['Ours', '3 people', 'A suite', 'For a company'],
  },
  {
    name: 'a record with notes beside the contents of the page',
    opens: true,
    inSection: header,
    scene: {
      recordTitle: 'Opportunity',
      fields: [{...stage, note: 'One of your own stages.'}, amount],
    },
    shown: ['Ask before you connect', 'Negotiation', 'One of your own stages.', 'Amount'],
    changed: {fields: [amount, {...stage, note: 'Your rules check it.'}]},
    after: ['Ask before you connect', 'Amount', 'Negotiation', 'Your rules check it.'],
  },
  {
    name: 'the scene of the hero',
    opens: true,
    inSection: (scene) => ({_type: 'hero', title, scene}),
    scene: {
      sentence: 'Good call with [Ada Quarrow].',
      recordTitle: 'Opportunity',
      fields: [stage, amount],
      footnote: 'In {{seconds-per-update}}',
    },
    shown: ['Ada Quarrow', 'NAME_1', 'Opportunity', 'Negotiation', 'From €0', 'In 60 seconds'],
    changed: {recordTitle: 'Deal', fields: [amount, stage], footnote: 'By {{team-size}}'},
    after: ['Deal', 'From €0', 'Negotiation', 'By 3 people'],
  },
  {
    name: 'a record whose fields change or refuse, beside an argument',
    inSection: inPoint('whyDifferent', 'points'),
    scene: {
      recordTitle: 'Opportunity',
      fields: [{...stage, before: 'Proposal'}, field('Discount', 'Ask a manager')],
    },
    shown: ['Opportunity', 'Proposal', 'Negotiation', 'Discount', 'Ask a manager'],
    changed: {
      fields: [
        field('Discount', '{{starting-price}} at most', {isRefused: true}),
        {...stage, before: 'Lost'},
      ],
    },
    after: ['Discount', 'Refused', '€0 at most', 'Lost', 'Negotiation'],
  },
  {
    name: 'a question with its answer, beside a feature',
    inSection: inPoint('copilot', 'points'),
    scene: {
      sentence: 'Which deals wait?',
      isAnswer: true,
      recordTitle: 'Longest first',
      fields: [field('Quarrow', 'Since May'), field('Harvane', 'Since June')],
    },
    shown: ['You ask', 'Which deals wait?', 'Longest first', 'Quarrow', 'Harvane'],
    changed: {
      sentence: 'Who of {{team-size}} waits?',
      fields: [field('Harvane', 'Since April'), field('Quarrow', 'Since May')],
    },
    after: ['You ask', 'Who of 3 people waits?', 'Harvane', 'Since April', 'Quarrow'],
  },
  {
    name: 'a sentence as it is heard, in a step',
    inSection: inPoint('steps', 'steps'),
    scene: {sentence: 'Quarrow signs in June.'},
    shown: ['You say', 'Quarrow signs in June.'],
    changed: {sentence: 'Harvane signs for {{starting-price}}.', fields: [stage, amount]},
    after: ['Harvane signs for €0.', 'Negotiation', 'From €0'],
  },
  {
    name: 'what was changed, above a list of features',
    inSection: (scene) => ({_type: 'capabilities', heading: 'More', items: [], scene}),
    scene: {recordTitle: 'Audit trail', fields: [{...stage, before: 'Proposal'}, amount]},
    shown: ['Audit trail', 'Proposal', 'Negotiation', 'Amount'],
    changed: {recordTitle: 'Log', fields: [amount, {...stage, before: 'Lost'}]},
    after: ['Log', 'Amount', 'Lost', 'Negotiation'],
  },
]

const pageWith = ({opens, inSection}: Written, scene: object, index: number) => ({
  _id: `page-${pathOf(index)}`,
  _type: 'page',
  language: 'en',
  title: 'Scene',
  path: pathOf(index),
  seo: {_type: 'seo', title: 'A scene of a page', description: 'A page that a test made.'},
  sections: [
    ...(opens ? [] : [{_key: 'header', _type: 'pageHeader', title}]),
    {_key: 'scene', ...inSection({_type: 'scene', ...scene})},
    {_key: 'text', _type: 'prose', heading: 'Ask before you connect', body: []},
  ],
})

/** Publishes a page per scene in one transaction, because publishing costs the site more than rendering. */
async function store(sceneOf: (written: Written) => object): Promise<void> {
  const transaction = contentLake.transaction()
  for (const [index, written] of scenes.entries()) {
    transaction.createOrReplace(pageWith(written, sceneOf(written), index))
  }
  await transaction.commit()
}

/** Asserts that a text contains others in the given order. */
function expectInOrder(text: string, texts: string[]): void {
  let rest = text.replaceAll(/\s/g, ' ')
  for (const next of texts) {
    expect(rest).toContain(next)
    rest = rest.slice(rest.indexOf(next) + next.length)
  }
}

test.describe("an editor's texts, values and order", nightly, () => {
  test.describe.configure({mode: 'serial'})

  test.beforeAll(() => store(({scene}) => scene))

  test.afterAll(async () => {
    const ids = scenes.map((_, index) => `page-${pathOf(index)}`)
    await contentLake.delete({query: '*[_id in $ids]', params: {ids}})
  })

  for (const [index, {name, shown}] of scenes.entries()) {
    test(name, async ({page, request}) => {
      await expect.poll(async () => (await request.get(`/${pathOf(index)}`)).status()).toBe(200)
      await page.goto(`/${pathOf(index)}`)
      expectInOrder((await page.locator('main').textContent()) ?? '', shown)
      await expectAccessible(page, 'main')
    })
  }

  test('appear in every scene after a change', async ({request}) => {
    await store(({scene, changed}) => ({...scene, ...changed}))
    for (const [index, {after}] of scenes.entries()) {
      await expect(async () => {
        const page = parse(await (await request.get(`/${pathOf(index)}`)).text())
        expectInOrder(page.querySelector('main')?.text ?? '', after)
      }).toPass()
    }
  })
})

test('a legal page has no scene', async ({page}) => {
  await page.goto('/privacy-policy')
  const opening = page.locator('section', {has: page.locator('h1')})
  await expect(opening.locator('time')).toBeVisible()
  await expect(opening.locator('figure, .waveform')).toHaveCount(0)
})
