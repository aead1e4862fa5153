import type {ComponentType} from 'react'
import {from, map, shareReplay} from 'rxjs'
import type {
  IntentChecker,
  ItemChild,
  ListBuilder,
  ListItemBuilder,
  StructureResolver,
} from 'sanity/structure'

import {languages, locales, type Locale} from '../../lib/i18n/locales'
import {templatesMessages} from '../templates/messages'
import {contextOf, type Context} from './context'
import {
  allInProgress,
  inProgressId,
  InProgressIcon,
  inProgressOf,
  languageList,
  sharedList,
} from './document-lists'
import {type ContentList, languageListId, sharedLists, translatedLists} from './lists'
import {structureMessages} from './messages'
import {OpenInList} from './open-in-list'

function iconOf(locale: Locale): ComponentType {
  return function LanguageIcon() {
    return (
      <span aria-hidden="true" style={{fontSize: 11, fontWeight: 600, letterSpacing: '0.04em'}}>
        {locale.toUpperCase()}
      </span>
    )
  }
}

/** The abbreviation of each language, as an icon. */
const languageIcons = Object.fromEntries(
  locales.map((locale) => [locale, iconOf(locale)]),
) as Record<Locale, ComponentType>

const inProgressItem = ({S, t}: Context): ListItemBuilder =>
  S.listItem().id(inProgressId).title(t('in-progress')).icon(InProgressIcon)

/** The pane of a type: its documents in progress, and a list per language. */
function typePane(context: Context, list: ContentList): ListBuilder {
  const {S, t} = context
  const {type} = list
  const lists = new Map<string, ItemChild>([
    [inProgressId, inProgressOf(context, list)],
    ...locales.map((locale): [string, ItemChild] => [
      languageListId(type.name, locale),
      languageList(context, list, locale),
    ]),
  ])
  const opensHere: IntentChecker = (intent, params) =>
    intent === 'edit' && params['type'] === type.name
  const openInList = (id: string) =>
    S.component(OpenInList).id(id).title(t(list.title)).options({type: type.name})

  return S.list()
    .id(type.name)
    .title(t(list.title))
    .items([
      inProgressItem(context),
      S.divider(),
      ...locales.map((locale) =>
        S.listItem()
          .id(languageListId(type.name, locale))
          .title(languages[locale].name)
          .icon(languageIcons[locale]),
      ),
    ])
    .child((id) => lists.get(id) ?? openInList(id))
    .canHandleIntent(opensHere)
}

function rootPane(context: Context): ListBuilder {
  const {S, t, singletons} = context
  const children = new Map<string, ItemChild>([
    [inProgressId, allInProgress(context)],
    ...translatedLists.map((list) => [list.type.name, typePane(context, list)] as const),
    ...sharedLists.map((list) => [list.type.name, sharedList(context, list)] as const),
    ...singletons.map(
      ({name}) => [name, S.defaultDocument({schemaType: name, documentId: name}).id(name)] as const,
    ),
  ])
  const item = ({type, title}: ContentList) =>
    S.listItem().id(type.name).title(t(title)).icon(type.icon)
  return S.list()
    .id('content')
    .title(t('content'))
    .items([
      inProgressItem(context),
      S.divider(),
      ...translatedLists.map(item),
      S.divider(),
      ...sharedLists.map(item),
      S.divider(),
      ...singletons.map(({name, icon}) =>
        S.listItem()
          .id(name)
          .title(S.context.schema.get(name)?.title ?? name)
          .icon(icon),
      ),
    ])
    .child((id) => children.get(id))
}

/** The first pane: documents in progress, one list per type split by language, and the singletons, as the role allows. */
export const structure: StructureResolver = (S, resolverContext) =>
  from(
    resolverContext.i18n.loadNamespaces([structureMessages.namespace, templatesMessages.namespace]),
  ).pipe(
    map(() => rootPane(contextOf(S, resolverContext))),
    shareReplay(1),
  )
