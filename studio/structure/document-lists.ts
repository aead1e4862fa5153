import {EditIcon} from '@sanity/icons/Edit'
import type {Template} from 'sanity'
import type {DocumentList, DocumentListBuilder, IntentChecker} from 'sanity/structure'

import {languages, type Locale} from '../../lib/i18n/locales'
import {apiVersion} from '../../lib/sanity/api'
import type {Context} from './context'
import {type ContentList, languageListId} from './lists'
import {templatesIn} from './templates'

/** GROQ filter for documents with a draft. */
const isInProgress = '(_id in path("drafts.**") || _originalId in path("drafts.**"))'

/** The id of the lists of documents with a draft. */
export const inProgressId = 'in-progress'

export const InProgressIcon = EditIcon

/** An edit link opens the document in the list of its language instead. */
const neverByLink: IntentChecker = () => false

/**
 * Serializes a pane once: a new object would remount it, with the open document. Templates come last,
 * because the builder drops them at its next change.
 */
function once(
  list: DocumentListBuilder,
  {S, templateTitle}: Context,
  templates: Template[] = [],
): DocumentList {
  const items = templates.map((template) =>
    S.initialValueTemplateItem(template.id).title(templateTitle(template)),
  )
  return list.initialValueTemplates(items).serialize({path: []})
}

/** The documents of a type in one language. */
export function languageList(
  context: Context,
  {type, title}: ContentList,
  locale: Locale,
): DocumentList {
  const {S, t} = context
  const templates = context.mayCreate(type.name)
    ? templatesIn(S.context.templates, type.name, locale)
    : []
  const ids = new Set(templates.map(({id}) => id))
  const list = S.documentTypeList(type.name)
    .id(languageListId(type.name, locale))
    .title(t('in-language', {title: t(title), language: languages[locale].name}))
    .filter('_type == $type && language == $language')
    .apiVersion(apiVersion)
    .params({type: type.name, language: locale})
    .defaultOrdering(type.orderings[0]?.by ?? [])
    .canHandleIntent((intent, {template}) => intent === 'create' && ids.has(template))
  return once(list, context, templates)
}

/** The documents of a type without a language. */
export function sharedList(context: Context, {type, title}: ContentList): DocumentList {
  const {S, t} = context
  const list = S.documentTypeList(type.name)
    .title(t(title))
    .defaultOrdering(type.orderings[0]?.by ?? [])
  const templates = S.context.templates.filter(({id}) => id === type.name)
  return once(list, context, context.mayCreate(type.name) ? templates : [])
}

/** The documents of a type with a draft, in any language. */
export function inProgressOf(context: Context, {type, title}: ContentList): DocumentList {
  const {S, t} = context
  const list = S.documentTypeList(type.name)
    .id(inProgressId)
    .title(t('in-language', {title: t(title), language: t('in-progress')}))
    .filter(`_type == $type && ${isInProgress}`)
    .apiVersion(apiVersion)
    .canHandleIntent(neverByLink)
  return once(list, context)
}

/** Every document with a draft, newest first. */
export function allInProgress(context: Context): DocumentList {
  const {S, t, types} = context
  const list = S.documentList()
    .id(inProgressId)
    .title(t('in-progress'))
    .filter(`_type in $types && ${isInProgress}`)
    .apiVersion(apiVersion)
    .params({types})
    .defaultOrdering([{field: '_updatedAt', direction: 'desc'}])
    .canHandleIntent(neverByLink)
  return once(list, context)
}
