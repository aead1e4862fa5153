import {expect, it} from 'vitest'

import {breadcrumbMarkdown} from '../../../../components/layout/breadcrumb.markdown'
import {
  emptyDatasetMarkdown,
  notFoundMarkdown,
} from '../../../../components/layout/message-page.markdown'
import {messages} from '../../../../lib/i18n/messages'

const site = 'http://localhost:3000'

it.each([
  ['en', '/'],
  ['fr', '/fr'],
] as const)('a missing page, and that of an empty dataset, have Markdown in %s', (locale, home) => {
  const {notFound, emptyDataset} = messages[locale]
  expect(notFoundMarkdown(locale).split('\n\n')).toEqual([
    `# ${notFound.message}`,
    notFound.text,
    `[${notFound.home}](${site}${home})`,
  ])
  expect(emptyDatasetMarkdown(locale).split('\n\n')).toEqual([
    `# ${emptyDataset.title}`,
    emptyDataset.text,
    `[${emptyDataset.studio}](${site}/studio)`,
  ])
})

it('a breadcrumb leads from the home page to the page above', () => {
  const page = {title: 'Ici', path: 'a/ici', parent: {title: 'Plus haut', path: 'a'}}
  expect(breadcrumbMarkdown({locale: 'fr', page})).toBe(
    `[Accueil](${site}/fr) › [Plus haut](${site}/fr/a) › Ici`,
  )
  expect(breadcrumbMarkdown({locale: 'en', page: {...page, parent: null}})).toBe(
    `[Home](${site}/) › Ici`,
  )
})
