import type {CurrentUser, Template, TemplateItem} from 'sanity'

import {isLocale} from '../../lib/i18n/locales'
import {documentTypes, translatedDocuments} from '../../schemas/documents'
import {mayBeCreated} from '../actions'
import {mayChange} from '../roles/roles'
import {languageListId} from './lists'
import {structureMessages} from './messages'

/** Icons by type. Plugins create documents of their own types themselves. */
const icons = new Map<string, Template['icon']>(documentTypes.map(({name, icon}) => [name, icon]))
const translatedTypes = new Set<string>(translatedDocuments.map((type) => type.name))

/** The language of a template: the end of its id. */
function languageOf({id}: Pick<Template, 'id'>): string | undefined {
  const language = id.split('-').at(-1)
  return isLocale(language) ? language : undefined
}

function isOffered(template: Template): boolean {
  if (!icons.has(template.schemaType) || !mayBeCreated(template.schemaType)) return false
  // A document without a language would be in no list.
  return !translatedTypes.has(template.schemaType) || languageOf(template) !== undefined
}

/** Gives the empty document the icon of its type, and names its language. */
function withTitle(template: Template): Template {
  const language = languageOf(template)
  const {id, schemaType, i18n} = template
  const icon = icons.get(schemaType)
  if (id === schemaType) return {...template, icon}
  if (i18n || !language || id !== languageListId(schemaType, language)) return template
  const key = `new.${schemaType}.${language}`
  return {...template, icon, i18n: {title: {key, ns: structureMessages.namespace}}}
}

/** The templates that the Studio offers. */
export function templatesOf(templates: Template[]): Template[] {
  return templates.filter(isOffered).map(withTitle)
}

/** The templates of a type in a language, the empty one first. */
export function templatesIn(templates: Template[], type: string, locale: string): Template[] {
  const plain = languageListId(type, locale)
  return templates
    .filter((template) => template.schemaType === type && languageOf(template) === locale)
    .toSorted((a, b) => Number(b.id === plain) - Number(a.id === plain))
}

/** The menu for new documents. The types that only administrators edit have one template, named after the type. */
export function newDocumentOptions(
  items: TemplateItem[],
  user: CurrentUser | null,
): TemplateItem[] {
  return items.filter(({templateId}) => mayChange(user, templateId))
}
