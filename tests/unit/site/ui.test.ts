import {type ComponentType, createElement, type ReactNode} from 'react'
import {describe, expect, it} from 'vitest'

import {BaseDocument} from '../../../components/document/base-document'
import {Badge} from '../../../components/ui/badge/badge'
import {Button} from '../../../components/ui/button/button'
import {CloseButton} from '../../../components/ui/button/close-button'
import {Callout} from '../../../components/ui/callout/callout'
import {Dialog, opensDialog} from '../../../components/ui/dialog/dialog'
import {CardDrawing} from '../../../components/ui/drawing/card-drawing'
import {drawingPaths} from '../../../components/ui/drawing/drawing-paths'
import {Field} from '../../../components/ui/field/field'
import {FigureLink} from '../../../components/ui/figure-value/figure-link'
import {FigureValue} from '../../../components/ui/figure-value/figure-value'
import {Actions} from '../../../components/ui/link/actions'
import {Anchor, ContentLink} from '../../../components/ui/link/content-link'
import {NoBreak} from '../../../components/ui/no-break/no-break'
import {Picture} from '../../../components/ui/picture/picture'
import {SourceNote} from '../../../components/ui/source-note/source-note'
import {Table} from '../../../components/ui/table/table'
import {Tabs} from '../../../components/ui/tabs/tabs'
import {Toast} from '../../../components/ui/toast/toast'
import {drawnBy, htmlOf, pageIn} from './pieces.ts'
import {figure, picture, toApp} from './sections/fields.ts'

const draw = (component: unknown, props: object, children?: ReactNode) =>
  createElement(component as ComponentType<object>, props, children)

const {edit} = pageIn('en')
const gone = {kind: 'page', url: null, page: null}
const toPage = {kind: 'page', url: null, page: {language: 'fr', path: 'ici', untranslated: null}}
const moving = {...picture, asset: {_id: 'image-a1-12x6-gif', preview: 'data:,x'}}
const listed = {key: 'hours', isListed: true}
const none = {...pageIn('en'), figuresHref: null}
const links = [
  {...toApp, about: 'of Saywell'},
  {...toApp, _key: 'b', label: 'Again', about: null},
]

it.each<[string, unknown, object, string]>([
  [
    'a link within the site',
    Anchor,
    {href: '/a', locale: 'en', className: 'app', current: false},
    '<a href="/a"> ¶ Words',
  ],
  [
    'a link to the current page',
    Anchor,
    {href: '/a', locale: 'fr', variant: 'quiet', current: true},
    '<a href="/a" data-variant="quiet" aria-current="page"> ¶ Words',
  ],
  [
    'a link to another site',
    Anchor,
    {href: 'https://x.example', locale: 'fr'},
    '<a href="https://x.example" target="_blank" rel="noopener"> ¶ Words (s’ouvre dans un nouvel onglet)\u2060[arrow-up-right]\u2060',
  ],
  [
    'an address to write to',
    Anchor,
    {href: 'mailto:c@site.example', locale: 'en'},
    '<a href="mailto:c@site.example"> ¶ Words',
  ],
  [
    'an editor’s link in French',
    ContentLink,
    {destination: toPage, context: pageIn('fr')},
    '<a href="/fr/ici"> ¶ Words',
  ],
  [
    'an editor’s link without its page',
    ContentLink,
    {destination: gone, context: pageIn('en')},
    'Words',
  ],
  [
    'no button without its page',
    ContentLink,
    {destination: gone, context: pageIn('en'), variant: 'quiet'},
    '',
  ],
  [
    'the listed figure',
    FigureLink,
    {figure: listed, context: pageIn('en')},
    '<a href="/figures#figure-hours"> ¶ Words',
  ],
  [
    'a figure that is not listed',
    FigureLink,
    {figure: {...listed, isListed: false}, context: pageIn('en')},
    'Words',
  ],
  [
    'a figure on a site without the page of figures',
    FigureLink,
    {figure: listed, context: none},
    'Words',
  ],
  ['a button', Button, {}, '<button data-variant="primary"> ¶ Words'],
  [
    'a small quiet button',
    Button,
    {variant: 'quiet', size: 'small', disabled: true},
    '<button data-variant="quiet" data-size="small" disabled=""> ¶ Words',
  ],
  [
    'a button that works',
    Button,
    {busy: true},
    '<button data-variant="primary" disabled="" aria-busy="true"> ¶ Words',
  ],
  ['a note', Callout, {}, '<div data-tone="note"> ¶ Words'],
  [
    'a note that is announced',
    Callout,
    {tone: 'note', announced: true},
    '<div data-tone="note" role="status" tabindex="-1"> ¶ Words',
  ],
  [
    'a success',
    Callout,
    {tone: 'good', title: 'Saved', announced: true},
    '<div data-tone="good" role="status" tabindex="-1"> ¶ <strong>Saved</strong>Words',
  ],
  [
    'an error',
    Callout,
    {tone: 'error', announced: true},
    '<div data-tone="error" role="alert" tabindex="-1"> ¶ Words',
  ],
  ['a plain badge', Badge, {}, '<span data-tone="plain"> ¶ Words'],
  ['a badge of a record', Badge, {tone: 'record'}, '<span data-tone="record"> ¶ [check]Words'],
  [
    'a toast',
    Toast,
    {tone: 'good', title: 'Saved', closeLabel: 'Close'},
    '<div data-corner="false"> ¶ <div data-tone="good" role="status" tabindex="-1"> ¶ <strong>Saved</strong>Words ¶ <button type="button" aria-label="Close"> ¶ [x]',
  ],
  [
    'a dialog',
    Dialog,
    {id: 'd', title: 'Ask', closeLabel: 'Close'},
    '<dialog id="d" aria-labelledby="d-title" closedby="any"> ¶ <form method="dialog"> ¶ <h2 id="d-title"> ¶ Ask ¶ <button type="submit" aria-label="Close"> ¶ [x] ¶ Words',
  ],
  [
    'a document',
    BaseDocument,
    {locale: 'fr', typefaces: 'x', first: createElement('meta', {name: 'first'})},
    '<!DOCTYPE html> ¶ <html lang="fr" dir="ltr"> ¶ <meta name="first"/> ¶ Words',
  ],
])('draws %s', async (_, component, props, pieces) => {
  expect(await drawnBy(draw(component, props, 'Words'))).toBe(pieces)
})

it.each<[string, unknown, object, string]>([
  [
    'two buttons, the first prominent',
    Actions,
    {links, context: pageIn('en'), edit: edit({_id: 'a', _type: 'page'})},
    '<a href="/app" data-variant="primary"> ¶ App of Saywell ¶ <a href="/app" data-variant="quiet"> ¶ Again',
  ],
  ['no buttons', Actions, {links: [], context: pageIn('en'), edit}, ''],
  [
    'no buttons where there never were any',
    Actions,
    {links: null, context: pageIn('en'), edit},
    '',
  ],
  [
    'a closing button',
    CloseButton,
    {label: 'Close'},
    '<button type="button" aria-label="Close"> ¶ [x]',
  ],
  [
    'a field',
    Field,
    {label: 'Name', id: 'n', name: 'name', hint: 'optional', maxLength: 5},
    '<label for="n"> ¶ Name optional ¶ <input id="n" maxLength="5" name="name"/>',
  ],
  [
    'a field with its error',
    Field,
    {label: 'Text', id: 't', multiline: true, required: true, error: 'Missing'},
    '<label for="t"> ¶ Text ¶ <textarea rows="4" id="t" required="" aria-invalid="true" aria-describedby="t-error"> ¶ <p id="t-error"> ¶ Missing',
  ],
  ['a source', SourceNote, {source: 'A page', asOf: null, locale: 'en'}, 'A page'],
  [
    'a month',
    SourceNote,
    {source: null, asOf: '2026-11-27', locale: 'fr'},
    'À jour en novembre 2026.',
  ],
  ['no source', SourceNote, {source: '', asOf: null, locale: 'en'}, ''],
  [
    'an image',
    Picture,
    {picture, widths: [4, 8], sizes: '9rem'},
    '<img src="https://cdn.sanity.io/images/placeholder/production/a1-12x6.png?w=8&amp;h=4&amp;fit=crop&amp;auto=format" srcSet="https://cdn.sanity.io/images/placeholder/production/a1-12x6.png?w=4&amp;h=2&amp;fit=crop&amp;auto=format 4w, https://cdn.sanity.io/images/placeholder/production/a1-12x6.png?w=8&amp;h=4&amp;fit=crop&amp;auto=format 8w" width="8" height="4" sizes="9rem" alt="Seen" loading="lazy" decoding="async"/>',
  ],
  [
    'an animation of the first screen, which may stand still',
    Picture,
    {picture: moving, widths: [4, 8], sizes: '9rem', eager: true},
    '<source media="(prefers-reduced-motion: reduce)" srcSet="https://cdn.sanity.io/images/placeholder/production/a1-12x6.gif?w=4&amp;h=2&amp;fit=crop&amp;auto=format&amp;frame=1 4w, https://cdn.sanity.io/images/placeholder/production/a1-12x6.gif?w=8&amp;h=4&amp;fit=crop&amp;auto=format&amp;frame=1 8w" sizes="9rem"/> ¶ <img src="https://cdn.sanity.io/images/placeholder/production/a1-12x6.gif?w=8&amp;h=4&amp;fm=webp&amp;fit=crop" srcSet="https://cdn.sanity.io/images/placeholder/production/a1-12x6.gif?w=4&amp;h=2&amp;fm=webp&amp;fit=crop 4w, https://cdn.sanity.io/images/placeholder/production/a1-12x6.gif?w=8&amp;h=4&amp;fm=webp&amp;fit=crop 8w" width="8" height="4" sizes="9rem" alt="Seen" loading="eager" fetchPriority="high" decoding="async" style="background:center / cover url(data:,x)"/>',
  ],
  ['no image', Picture, {picture: {...picture, asset: null}, widths: [4], sizes: '9rem'}, ''],
  [
    'tabs',
    Tabs,
    {
      legend: 'Kinds',
      tabs: [
        {key: 'a', label: 'A', content: 'One'},
        {key: 'b', label: 'B', content: 'Two'},
      ],
    },
    'Kinds ¶ <input type="radio" name="id" checked="" value="a"/> ¶ A ¶ One ¶ <input type="radio" name="id" value="b"/> ¶ B ¶ Two',
  ],
])('draws %s', async (_, component, props, pieces) => {
  const drawn = await drawnBy(draw(component, props))
  expect(drawn.replaceAll(/_R_\w*_/g, 'id')).toBe(pieces)
})

describe('a table', () => {
  it.each([
    [1, 2],
    [2, 2],
    [5, 5],
    [6, 5],
  ])('of %d columns is as wide as %d', async (widthInColumns, columns) => {
    const drawn = await drawnBy(draw(Table, {labelId: 'l', widthInColumns}))
    expect(drawn).toContain(`data-columns="${columns}" data-ruled="false"`)
  })
})

it.each([
  ['a rendez-vous', 'a <span class="no-break">rendez-vous</span>'],
  ['20–30, or so', '<span class="no-break">20–30,</span> or so'],
  ['- a - b', '- a - b'],
  [`${'x'.repeat(20)}-abc`, `<span class="no-break">${'x'.repeat(20)}-abc</span>`],
  [`${'x'.repeat(20)}-abcd`, `${'x'.repeat(20)}-abcd`],
])('keeps what fits on a line of a phone together: %s', async (text, expected) => {
  const html = await htmlOf(createElement(NoBreak, {text}))
  expect(html.replaceAll('<!-- -->', '')).toBe(expected)
})

it.each([
  [{value: 5, suffix: {en: ' hours'}}, 'en', '5<span class="unit"> hours</span>'],
  [{value: 43, prefix: {en: '+'}, suffix: {en: '%'}}, 'en', '+43%'],
  [
    {value: 2, prefix: {fr: 'de '}, suffix: {fr: '\u00A0h'}},
    'fr',
    '<span class="unit">de </span>2\u00A0h',
  ],
] as const)('a unit that is a word is smaller: %o', async (shown, locale, expected) => {
  const html = await htmlOf(createElement(FigureValue, {figure: shown as never, locale}))
  expect(html.replaceAll('<!-- -->', '')).toBe(expected)
})

it('the drawing of a card counts its figures', async () => {
  const drawing = {form: 'cells', figures: [{...figure(43, 'Before'), _id: 'f'}]} as const
  const [, before] = drawingPaths({form: 'cells', seed: 'k', figures: [{value: 43}]})
  const props = {drawing: drawing as never, seed: 'k', locale: 'en' as const}
  expect(await htmlOf(createElement(CardDrawing, props))).toContain(` d="${before?.path}"`)
  expect(await drawnBy(createElement(CardDrawing, props))).toBe('')
})

it('a button opens a dialog by its id', () => {
  expect(opensDialog('d')).toEqual({command: 'show-modal', commandfor: 'd'})
})
