import {expect, test} from 'vitest'

import {documentTypes, singletonDocuments, translatedDocuments} from '../../../../schemas/documents'
import {sharedLists, translatedLists} from '../../../../studio/structure/lists'
import {templatesIn, templatesOf} from '../../../../studio/structure/templates'

const namesOf = (types: readonly {name: string}[]) => types.map(({name}) => name).toSorted()

test('the first pane reaches every document type, the translated ones by language', () => {
  const listed = [...translatedLists, ...sharedLists].map(({type}) => type)
  expect(namesOf([...listed, ...singletonDocuments])).toEqual(namesOf(documentTypes))
  expect(namesOf(translatedLists.map(({type}) => type))).toEqual(namesOf(translatedDocuments))
})

const template = (id: string, schemaType = id) => ({id, schemaType, title: id, value: {}})

test('new documents have a language if their type has, and singletons have no template', () => {
  const templates = templatesOf([
    ...documentTypes.map(({name}) => template(name)),
    template('translation.metadata'),
    template('page-parameterized', 'page'),
    template('landing-page-fr', 'page'),
    template('page-en', 'page'),
    template('page-fr', 'page'),
  ])
  expect(templates.map(({id}) => id).toSorted()).toEqual(
    [
      ...namesOf(sharedLists.map(({type}) => type)),
      'landing-page-fr',
      'page-en',
      'page-fr',
    ].toSorted(),
  )
  expect(templatesIn(templates, 'page', 'fr').map(({id}) => id)).toEqual([
    'page-fr',
    'landing-page-fr',
  ])
})
