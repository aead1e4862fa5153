import {createElement} from 'react'
import {prerender} from 'react-dom/static'
import {expect, it} from 'vitest'

import {DraftBoundary} from '../../../../../components/preview/draft-boundary'
import {SectionGuard} from '../../../../../components/preview/section-guard'

function Broken(): never {
  throw new Error('The draft breaks this section.')
}

it('a section that fails leaves the page around it', async () => {
  const section = {_type: 'prose'} as never
  const edit = (() => ({})) as never
  const guard = {section, locale: 'en' as const, edit, children: createElement(Broken)}
  const page = createElement('main', null, [
    createElement('h1', {key: 'before'}, 'Before'),
    createElement(SectionGuard, {...guard, key: 'section'}),
    createElement('p', {key: 'after'}, 'After'),
  ])
  const {prelude} = await prerender(page, {onError: () => undefined})
  const html = await new Response(prelude).text()
  expect(html).toContain('<h1>Before</h1>')
  expect(html).toContain('<p>After</p>')
})

it('a draft that failed is replaced until the next draft', () => {
  const draft = {children: 'This draft', instead: 'A notice'}
  const boundary = new DraftBoundary(draft)
  expect(boundary.render()).toBe('This draft')
  const failed = {...boundary.state, ...DraftBoundary.getDerivedStateFromError(new Error('broken'))}
  expect(DraftBoundary.getDerivedStateFromProps(draft, failed)).toBeNull()
  boundary.state = failed
  expect(boundary.render()).toBe('A notice')
  const next = {...draft, children: 'The next draft'}
  const shown = DraftBoundary.getDerivedStateFromProps(next, failed)
  expect(shown).toEqual({shown: 'The next draft', hasFailed: false})
})
