import {createElement, type ReactNode} from 'react'
import {beforeEach, expect, it, vi} from 'vitest'

import {DraftNotice} from '../../../../../components/preview/draft-notice'
import {PreviewBar} from '../../../../../components/preview/preview-bar'
import {SectionGuard} from '../../../../../components/preview/section-guard'
import type {Locale} from '../../../../../lib/i18n/locales'
import {drawnBy, editable} from '../../pieces.ts'

const perspective = vi.fn<() => string[] | null>()
const title = vi.fn<(name: string) => Promise<string | null>>()
vi.mock('../../../../../lib/sanity/perspective', () => ({draftPerspective: () => perspective()}))
vi.mock('../../../../../lib/sanity/releases', () => ({
  getReleaseTitle: (name: string) => title(name),
}))

beforeEach(() =>
  title.mockImplementation((name) => Promise.resolve(name === 'rSpring' ? 'Spring' : null)),
)

it.each<[string, string[] | null, Locale, string, string]>([
  [
    'drafts',
    ['drafts'],
    'en',
    'about',
    '<aside aria-label="Preview"> ¶ Previewing drafts ¶ <a data-variant="quiet" data-size="small" href="/studio/presentation?preview=%2Fabout"> ¶ Edit in the Studio ¶ <form action="/api/draft/disable" method="post"> ¶ <button data-variant="secondary" data-size="small" value="/about" name="page"> ¶ Leave preview',
  ],
  [
    'what is published',
    ['published'],
    'fr',
    '/',
    '<aside aria-label="Aperçu"> ¶ Aperçu du contenu publié ¶ <a data-variant="quiet" data-size="small" href="/studio/presentation?preview=%2Ffr&amp;perspective=published"> ¶ Modifier dans le Studio ¶ <form action="/api/draft/disable" method="post"> ¶ <button data-variant="secondary" data-size="small" value="/fr" name="page"> ¶ Quitter l’aperçu',
  ],
  [
    'a release by its title',
    ['rSpring', 'drafts'],
    'fr',
    'a-propos',
    '<aside aria-label="Aperçu"> ¶ Aperçu de la publication «\u00a0Spring\u00a0» ¶ <a data-variant="quiet" data-size="small" href="/studio/presentation?preview=%2Ffr%2Fa-propos&amp;perspective=rSpring"> ¶ Modifier dans le Studio ¶ <form action="/api/draft/disable" method="post"> ¶ <button data-variant="secondary" data-size="small" value="/fr/a-propos" name="page"> ¶ Quitter l’aperçu',
  ],
  [
    'a release without a title by its name',
    ['rAutumn'],
    'en',
    '/',
    '<aside aria-label="Preview"> ¶ Previewing the release “rAutumn” ¶ <a data-variant="quiet" data-size="small" href="/studio/presentation?preview=%2F&amp;perspective=rAutumn"> ¶ Edit in the Studio ¶ <form action="/api/draft/disable" method="post"> ¶ <button data-variant="secondary" data-size="small" value="/" name="page"> ¶ Leave preview',
  ],
  ['nothing outside a preview', null, 'en', '/', ''],
])('the bar names %s, and leads to the Studio and out', async (_, shown, locale, path, pieces) => {
  perspective.mockReturnValue(shown)
  expect(await drawnBy(createElement(PreviewBar, {locale, path}))).toBe(pieces)
})

it.each([
  [
    'brokenPage',
    'en',
    '<section data-sanity="s table"> ¶ <div data-tone="error"> ¶ <strong>This page can’t be shown</strong> ¶ Something in its draft breaks it. Visitors still see the published version. Undo the last change, or keep editing: the page comes back as soon as its draft works.',
  ],
  [
    'brokenSection',
    'fr',
    '<section data-sanity="s table"> ¶ <div data-tone="error"> ¶ <strong>Cette section ne peut pas être affichée</strong> ¶ Quelque chose dans son brouillon l’en empêche\u202f; le reste de la page n’est pas touché. Annulez la dernière modification ou continuez\u202f: la section revient dès que son brouillon fonctionne.',
  ],
  [
    'unfinishedSection',
    'en',
    '<section data-sanity="s table"> ¶ <div data-tone="error"> ¶ <strong>This section isn’t finished</strong> ¶ Its document hasn’t been chosen yet, or no longer exists. Visitors would see nothing here.',
  ],
] as const)('a notice stands for a %s', async (of, locale, pieces) => {
  const edit = editable({_id: 's', _type: 'page'})('table')
  expect(await drawnBy(createElement(DraftNotice, {of, locale, edit}))).toBe(pieces)
})

it.each([
  [
    'its notice',
    {_type: 'comparison', table: null},
    '<section data-sanity="s table"> ¶ <div data-tone="error"> ¶ <strong>Cette section n’est pas terminée</strong> ¶ Le document qu’elle affiche n’est pas encore choisi, ou n’existe plus. Les visiteurs ne verraient rien ici.',
  ],
  ['itself', {_type: 'comparison', table: {}}, 'Section'],
  ['itself', {_type: 'prose'}, 'Section'],
])('a section draws %s: %o', async (_, section, pieces) => {
  const edit = editable({_id: 's', _type: 'page'})
  const props = {section: section as never, locale: 'fr' as const, edit, children: 'Section'}
  expect(await drawnBy(createElement(SectionGuard, props))).toBe(pieces)
})

it('a section that fails would be replaced by a notice, which opens it', async () => {
  const edit = editable({_id: 's', _type: 'page'})
  const section = {_type: 'prose'} as never
  const guarded = SectionGuard({section, locale: 'fr', edit, children: 'Section'})
  const {instead} = guarded.props as {instead: ReactNode}
  expect(await drawnBy(instead)).toBe(
    '<section data-sanity="s"> ¶ <div data-tone="error"> ¶ <strong>Cette section ne peut pas être affichée</strong> ¶ Quelque chose dans son brouillon l’en empêche\u202f; le reste de la page n’est pas touché. Annulez la dernière modification ou continuez\u202f: la section revient dès que son brouillon fonctionne.',
  )
})
