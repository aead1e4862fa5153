import type {SanityClient} from '@sanity/client'
import {createElement as h, type ReactElement} from 'react'
import type {SanityDocument, Workspace} from 'sanity'
import {describe, expect, test, vi} from 'vitest'

import {IssueList} from '../../../studio/actions/checks/issue-list'
import type {Issue} from '../../../studio/actions/checks/issues'
import {dialogOf, reviewDialog} from '../../../studio/actions/publish-dialog'
import {publishConfirmed, stageAfterChecks, type Stage} from '../../../studio/actions/publishing'
import {checkedRemoval} from '../../../studio/actions/removal/checked-removal'
import type {RemovalFacts} from '../../../studio/actions/removal/removal'
import {RemovalStage, titleOf} from '../../../studio/actions/removal/removal-dialog'
import type {Review} from '../../../studio/actions/review'
import {NoteForm} from '../../../studio/actions/review-request/note-form'
import {schema} from '../content/studio'
import {lines} from '../outline'
import {inBoth, inEnglish} from './screen'

const nothing = () => {}

const placeholders = (count: number) =>
  Array.from({length: count}, (_, index): Issue => ({
    kind: 'placeholder',
    about: `Text ${index + 1}`,
    path: `sections[${index}]`,
  }))

const list = (issues: Issue[]) => h(IssueList, {issues, onOpen: nothing})

describe('the list of issues', () => {
  test.each<[string, Issue, string, string]>([
    [
      'a text, with its field',
      {kind: 'figure', about: 'hours', path: 'title'},
      lines(
        '<section data-testid="issue-figure">',
        '<h3> Uses a figure that isn’t published; visitors see a dash',
        '<ul>',
        '<li>',
        '<div title="hours"> hours',
        '<button aria-label="Open the field: hours">',
        'Open',
      ),
      lines(
        '<section data-testid="issue-figure">',
        '<h3> Cite un chiffre qui n’est pas publié ; les visiteurs voient un tiret',
        '<ul>',
        '<li>',
        '<div title="hours"> hours',
        '<button aria-label="Ouvrir le champ : hours">',
        'Ouvrir',
      ),
    ],
    [
      'what is wrong with the document as a whole, and opens it',
      {kind: 'invalid', about: 'Two pages', path: ''},
      lines(
        '<section data-testid="issue-invalid">',
        '<h3> Needs fixing',
        '<ul>',
        '<li>',
        '<div title="Two pages"> Two pages',
        '<button aria-label="Open the field: Two pages">',
        'Open',
      ),
      lines(
        '<section data-testid="issue-invalid">',
        '<h3> À corriger',
        '<ul>',
        '<li>',
        '<div title="Two pages"> Two pages',
        '<button aria-label="Ouvrir le champ : Two pages">',
        'Ouvrir',
      ),
    ],
    [
      'a missing version, which has no field',
      {kind: 'translation', about: 'fr', path: null},
      lines(
        '<section data-testid="issue-translation">',
        '<h3> A version is missing',
        '<ul>',
        '<li>',
        '<div title="There is no French version. Create it with “Translations”, at the top of the document."> There is no French version. Create it with “Translations”, at the top of the document.',
      ),
      lines(
        '<section data-testid="issue-translation">',
        '<h3> Une version manque',
        '<ul>',
        '<li>',
        '<div title="Il n’y a pas de version en français. Créez-la avec « Traductions », en haut du document."> Il n’y a pas de version en français. Créez-la avec « Traductions », en haut du document.',
      ),
    ],
    [
      'a task without a title',
      {kind: 'task', about: '', path: null},
      lines(
        '<section data-testid="issue-task">',
        '<h3> A task is open',
        '<ul>',
        '<li>',
        '<div title="A task without a title"> A task without a title',
      ),
      lines(
        '<section data-testid="issue-task">',
        '<h3> Une tâche est ouverte',
        '<ul>',
        '<li>',
        '<div title="Une tâche sans titre"> Une tâche sans titre',
      ),
    ],
  ])('names %s', async (_, issue, ...expected) => {
    expect(await inBoth(list([issue]))).toEqual(expected)
  })

  test.each([
    [1, undefined, []],
    [4, '4', []],
    [5, '5', ['Show 1 more', 'Afficher 1 autre']],
    [6, '6', ['Show 2 more', 'Afficher 2 autres']],
  ])('shows four of %i at first, and how many there are', async (count, number, more) => {
    const texts = await inBoth(list(placeholders(count)))
    for (const [index, text] of texts.entries()) {
      const expected = placeholders(Math.min(count, 4)).map(({about}) => about)
      expect(text.match(/(?<=<div title=")[^"]+/g)).toEqual(expected)
      expect(text.match(/^\d+$/m)?.[0]).toBe(number)
      expect(text.split('\n').at(-1)).toBe(more[index] ?? ['Open', 'Ouvrir'][index])
    }
  })

  test('has one part for each kind, in the order in which they are found', async () => {
    const task = await inEnglish(
      list([...placeholders(1), {kind: 'task', about: 'Ask Bo', path: null}, ...placeholders(1)]),
    )
    expect(task.match(/(?<=data-testid=")[^"]+/g)).toEqual(['issue-placeholder', 'issue-task'])
    expect(task.match(/^\d$/gm)).toEqual(['2'])
  })
})

const review: Review = {plan: {set: [], remove: []}, issues: [], recordActions: []}
const moved: Review = {...review, plan: {set: [{from: '/a', to: '/b'}], remove: ['/b']}}
const warned: Review = {...review, issues: placeholders(1)}
const choices = {confirm: nothing, cancel: nothing, open: nothing}
const recordActions = [{actionType: 'sanity.action.document.create'}] as never
const draft = {_id: 'drafts.about', _type: 'page', _rev: 'draft-2'} as SanityDocument
const published = {_id: 'about', _type: 'page', _rev: 'published-1'} as SanityDocument

const key = (name: string) => name

/** A Content Lake without documents, which notes its actions. */
const lake = () => {
  const client = {
    withConfig: () => client,
    fetch: async () => [],
    action: vi.fn<(actions: unknown) => Promise<object>>(async () => ({})),
  }
  return client
}

describe('publishing', () => {
  const fault: Issue = {kind: 'invalid', about: 'A page needs a title.', path: 'title'}

  test.each<[string, Review, Issue[], Stage]>([
    [
      'goes on with the checked revision',
      {...review, recordActions},
      [],
      {name: 'confirmed', recordActions, checkedRevision: 'draft-2'},
    ],
    ['asks about issues', warned, [], {name: 'asking', review: warned}],
    ['asks about redirects', moved, [], {name: 'asking', review: moved}],
    ['stops at faults', warned, [fault], {name: 'failed', reason: 'Fix it.', faults: [fault]}],
  ])('%s', (_, found, faults, stage) => {
    expect(stageAfterChecks(draft, found, faults, 'Fix it.')).toEqual(stage)
  })

  test.each<[string, Stage, string | undefined]>([
    ['nothing while nothing runs', {name: 'idle'}, undefined],
    ['nothing during the checks', {name: 'reviewing'}, undefined],
    ['nothing once confirmed', {name: 'confirmed', recordActions: []}, undefined],
    ['about issues', {name: 'asking', review: {...moved, ...warned}}, 'review.title'],
    ['about redirects', {name: 'asking', review: moved}, 'review.addresses'],
    ['why it failed', {name: 'failed', reason: 'Offline', faults: []}, 'failed.title'],
  ])('says %s', (_, stage, header) => {
    expect(dialogOf(stage, choices, key as never)?.header).toBe(header)
  })

  test('says why it failed, and where', async () => {
    const stage: Stage = {name: 'failed', reason: 'Fix it.', faults: [fault]}
    const text = await inEnglish(dialogOf(stage, choices, key as never)?.content as ReactElement)
    expect(text).toBe(
      lines(
        '<span role="alert">Fix it.',
        '<section data-testid="issue-invalid">',
        '<h3> Needs fixing',
        '<ul>',
        '<li>',
        '<div title="A page needs a title."> A page needs a title.',
        '<button aria-label="Open the field: A page needs a title.">',
        'Open',
      ),
    )
  })

  const publish = async (document: SanityDocument | null, checkedRevision?: string) => {
    const client = lake()
    const workspace = {schema, currentUser: null, getClient: () => client}
    const stage = await publishConfirmed(
      client as unknown as SanityClient,
      workspace as unknown as Workspace,
      {draft: document, published},
      {name: 'confirmed', recordActions, ...(checkedRevision && {checkedRevision})},
      'Fix it.',
    )
    return {stage, actions: client.action.mock.calls}
  }

  const action = {
    actionType: 'sanity.action.document.publish',
    draftId: 'drafts.about',
    publishedId: 'about',
    ifDraftRevisionId: 'draft-2',
    ifPublishedRevisionId: 'published-1',
  }

  test('publishes the revision that was checked', async () => {
    expect(await publish(draft, 'draft-2')).toEqual({
      stage: {name: 'idle'},
      actions: [[[...(recordActions as unknown[]), action]]],
    })
  })

  test.each([undefined, 'draft-1'])('checks another revision first (%s)', async (checked) => {
    const {stage, actions} = await publish(draft, checked)
    expect(stage).toMatchObject({name: 'failed', reason: 'Fix it.'})
    expect(actions).toEqual([])
  })

  test('does nothing without a draft', async () => {
    expect(await publish(null)).toEqual({stage: {name: 'idle'}, actions: []})
  })
})

const parts = (of: Review, anyway?: string) => {
  const {content, footer} = reviewDialog(of, {...choices, ...(anyway && {anyway})}, 'Title')
  return h('div', null, content, footer as ReactElement)
}
const issue = (heading: string, open: string, label: string) => [
  '<section data-testid="issue-placeholder">',
  `<h3> ${heading}`,
  '<ul>',
  '<li>',
  '<div title="Text 1"> Text 1',
  `<button aria-label="${label}">`,
  open,
]

describe('the dialog before publishing', () => {
  test('lists issues, and publishes anyway', async () => {
    expect(await inBoth(parts(warned))).toEqual([
      lines(
        'You can still publish. Read this first.',
        ...issue('Sample text that nobody has replaced', 'Open', 'Open the field: Text 1'),
        '<button>',
        'Back',
        '<button data-testid="publish-confirm">',
        'Publish anyway',
      ),
      lines(
        'Vous pouvez publier malgré tout. Lisez d’abord ceci.',
        ...issue('Texte d’exemple que personne n’a remplacé', 'Ouvrir', 'Ouvrir le champ : Text 1'),
        '<button>',
        'Retour',
        '<button data-testid="publish-confirm">',
        'Publier quand même',
      ),
    ])
  })

  test('lists redirects that come and go, and publishes', async () => {
    expect(await inBoth(parts(moved))).toEqual([
      lines(
        'Visitors to',
        '<strong>/a',
        'will be redirected to',
        '<strong>/b',
        '.',
        '<strong>/b',
        'will stop redirecting: visitors will find this page there.',
        'You can change this under Redirects.',
        '<button>',
        'Back',
        '<button data-testid="publish-confirm">',
        'Publish',
      ),
      lines(
        'Les visiteurs de',
        '<strong>/a',
        'seront redirigés vers',
        '<strong>/b',
        '.',
        '<strong>/b',
        'ne mènera plus ailleurs : c’est cette page que les visiteurs y trouveront.',
        'Vous pouvez le changer dans Redirections.',
        '<button>',
        'Retour',
        '<button data-testid="publish-confirm">',
        'Publier',
      ),
    ])
  })

  test.each([
    ['only removed', {set: [], remove: ['/b']}, true],
    ['only set', {set: [{from: '/a', to: '/b'}], remove: []}, true],
    ['neither', {set: [], remove: []}, false],
  ])('says where redirects are, if any (%s)', async (_, plan, isSaid) => {
    const text = await inEnglish(parts({...review, plan}))
    expect(text.includes('You can change this under Redirects.')).toBe(isSaid)
  })

  test('names another button where there are issues', async () => {
    expect(await inEnglish(parts(warned, 'Schedule anyway'))).toMatch(/\nSchedule anyway$/)
    expect(await inEnglish(parts(moved, 'Schedule anyway'))).toMatch(/\nPublish$/)
  })
})

const facts: RemovalFacts = {
  isBuiltIn: false,
  referrers: [],
  hrefs: [],
  targets: ['/', '/about'],
  parent: null,
  redirects: [],
  versions: [],
}

const referrer = {id: 'guide', type: 'page', title: 'Guide', language: 'en', path: 'sections[0]'}

const asking = (more: Partial<RemovalFacts>) =>
  ({name: 'asking', facts: {...facts, ...more}}) as const

const stageOf = (
  stage: Parameters<typeof RemovalStage>[0]['stage'],
  kind: 'delete' | 'unpublish',
) => h(RemovalStage, {stage, kind, onConfirm: nothing, onCancel: nothing})

const own = (action: string) => Object.assign(() => ({label: 'Delete'}), {action})

describe('the removal of a document', () => {
  test.each([
    ['delete', {name: 'looking'}, 'delete.title'],
    ['unpublish', {name: 'removing'}, 'unpublish.title'],
    ['delete', asking({}), 'delete.title'],
    ['delete', asking({isBuiltIn: true}), 'delete.denied'],
    ['unpublish', asking({referrers: [referrer]}), 'unpublish.denied'],
    ['unpublish', {name: 'failed', error: null}, 'failed.title'],
  ] as const)('to %s at a stage has its title (%j)', (kind, stage, title) => {
    expect(titleOf(kind, stage)).toBe(title)
  })

  test.each([
    [
      'asks whether to delete',
      'delete',
      asking({}),
      lines(
        'This also deletes its draft and its versions in releases.',
        '<button>',
        'Cancel',
        '<button data-testid="removal-confirm">',
        'Delete',
      ),
    ],
    [
      'asks where visitors go, with the page above chosen',
      'unpublish',
      asking({hrefs: ['/a', '/fr/a'], parent: '/about'}),
      lines(
        'Visitors will no longer find it. It stays here as a draft.',
        '<label> Redirect visitors from /a, /fr/a to',
        '<select>',
        '<option value="">Nowhere: they see “page not found”',
        '<option value="/">/',
        '<option value="/about" selected="">/about',
        '<button>',
        'Cancel',
        '<button data-testid="removal-confirm">',
        'Unpublish',
      ),
    ],
    [
      'sends nobody anywhere where there is no page above',
      'delete',
      asking({hrefs: ['/a'], targets: []}),
      lines(
        'This also deletes its draft and its versions in releases.',
        '<label> Redirect visitors from /a to',
        '<select>',
        '<option value="" selected="">Nowhere: they see “page not found”',
        '<button>',
        'Cancel',
        '<button data-testid="removal-confirm">',
        'Delete',
      ),
    ],
    [
      'refuses to remove what the site needs',
      'delete',
      asking({isBuiltIn: true}),
      '<span role="alert">The site needs this figure for a calculation or for search engines. You can change its number, but not remove it.',
    ],
    [
      'refuses to remove what one document uses, and opens its field',
      'delete',
      asking({referrers: [referrer]}),
      lines(
        '<div data-testid="removal-denied">',
        'One document still uses this. Open it, remove the link and publish it.',
        '<ul>',
        '<li>',
        '<a href="/intent/edit/id=guide;type=page;path=sections%5B0%5D/">Guide',
        'Page',
        'EN',
      ),
    ],
    [
      'refuses to remove what several use',
      'delete',
      asking({
        referrers: [
          {...referrer, id: 'menus', type: 'navigation', title: null, language: null, path: null},
          referrer,
        ],
      }),
      lines(
        '<div data-testid="removal-denied">',
        '2 documents still use this. Open each one, remove the link and publish it.',
        '<ul>',
        '<li>',
        '<a href="/intent/edit/id=menus;type=navigation/">Menus and footer',
        '<li>',
        '<a href="/intent/edit/id=guide;type=page;path=sections%5B0%5D/">Guide',
        'Page',
        'EN',
      ),
    ],
    ['says that it looks', 'delete', {name: 'looking'}, '<output>\nChecking what links here…'],
    ['says that it removes', 'delete', {name: 'removing'}, '<output>\nRemoving…'],
    [
      'says why it failed',
      'delete',
      {name: 'failed', error: {statusCode: 403}},
      '<span role="alert">Your role doesn’t allow this. Ask an administrator. Your draft is kept.',
    ],
  ] as const)('%s', async (_, kind, stage, expected) => {
    expect(await inEnglish(stageOf(stage, kind))).toBe(expected)
  })

  test('is checked where it removes a document, not a version of a release', async () => {
    const labels: unknown[] = []
    const Actions = () => {
      for (const action of ['delete', 'unpublish', 'publish'])
        for (const version of [null, published]) {
          const original = own(action)
          const checked = checkedRemoval(original as never)
          const described = checked({id: 'about', type: 'page', draft, published, version} as never)
          labels.push([action, version !== null, described !== null && 'dialog' in described])
        }
      return null
    }
    await inEnglish(h(Actions))
    expect(labels).toEqual([
      ['delete', false, true],
      ['delete', true, false],
      ['unpublish', false, true],
      ['unpublish', true, false],
      ['publish', false, false],
      ['publish', true, false],
    ])
  })
})

test('a note for a colleague has its label, what stands above it, and a button', async () => {
  const form = h(NoteForm, {
    label: 'Your note',
    sent: 'Sent',
    send: () => Promise.resolve(),
    onDone: nothing,
    children: 'To Bo',
  })
  const [english, french] = await inBoth(form)
  expect(english).toBe(
    lines('To Bo', '<label>', 'Your note', '<textarea rows="4">', '<button>', 'Send'),
  )
  expect(french).toMatch(/<button>\nEnvoyer$/)
})
