import type {ComponentType} from 'react'
import {from, map, type Observable, shareReplay, switchMap} from 'rxjs'
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
import {type Counts, languageListId, observeCounts, sumOf} from './counts'
import {
  allInProgress,
  inProgressId,
  InProgressIcon,
  inProgressOf,
  languageList,
  sharedList,
} from './document-lists'
import {type ContentList, sharedLists, translatedLists} from './lists'
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

type Counted = Observable<Counts>

const idsIn = ({type}: ContentList) => locales.map((locale) => languageListId(type.name, locale))

function inProgressItem({S, t, counted}: Context, counts: Counts, ids: string[]): ListItemBuilder {
  const inProgress = sumOf(counts, ids)?.inProgress ?? 0
  const count = inProgress > 0 ? {total: inProgress, inProgress: 0} : undefined
  return S.listItem()
    .id(inProgressId)
    .title(counted(t('in-progress'), count))
    .icon(InProgressIcon)
}

/** The pane of a type: its documents in progress, and a list per language. */
function typePane(context: Context, list: ContentList, counts$: Counted): Observable<ListBuilder> {
  const {S, t, counted} = context
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

  return counts$.pipe(
    map((counts) =>
      S.list()
        .id(type.name)
        .title(t(list.title))
        .items([
          inProgressItem(context, counts, idsIn(list)),
          S.divider(),
          ...locales.map((locale) =>
            S.listItem()
              .id(languageListId(type.name, locale))
              .title(counted(languages[locale].name, counts?.[languageListId(type.name, locale)]))
              .icon(languageIcons[locale]),
          ),
        ])
        .child((id) => lists.get(id) ?? openInList(id))
        .canHandleIntent(opensHere),
    ),
  )
}

type Children = Map<string, ItemChild | Observable<ItemChild>>

function childrenOf(context: Context, counts$: Counted): Children {
  const {S, singletons} = context
  return new Map<string, ItemChild | Observable<ItemChild>>([
    [inProgressId, allInProgress(context)],
    ...translatedLists.map((list) => [list.type.name, typePane(context, list, counts$)] as const),
    ...sharedLists.map((list) => [list.type.name, sharedList(context, list)] as const),
    ...singletons.map(
      ({name}) => [name, S.defaultDocument({schemaType: name, documentId: name}).id(name)] as const,
    ),
  ])
}

function rootPane(context: Context, counts: Counts, children: Children): ListBuilder {
  const {S, t, counted, singletons, types} = context
  const everyId = [...translatedLists.flatMap(idsIn), ...types]
  const item = ({type, title}: Pick<ContentList, 'type' | 'title'>, ids: string[]) =>
    S.listItem()
      .id(type.name)
      .title(counted(t(title), sumOf(counts, ids)))
      .icon(type.icon)
  return S.list()
    .id('content')
    .title(t('content'))
    .items([
      inProgressItem(context, counts, everyId),
      S.divider(),
      ...translatedLists.map((list) => item(list, idsIn(list))),
      S.divider(),
      ...sharedLists.map((list) => item(list, [list.type.name])),
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
export const structure: StructureResolver = (S, resolverContext) => {
  const {i18n, documentStore} = resolverContext
  return from(i18n.loadNamespaces([structureMessages.namespace, templatesMessages.namespace])).pipe(
    switchMap(() => {
      const context = contextOf(S, resolverContext)
      const counts$ = observeCounts(documentStore, translatedLists, context.types)
      const children = childrenOf(context, counts$)
      return counts$.pipe(map((counts) => rootPane(context, counts, children)))
    }),
    shareReplay({bufferSize: 1, refCount: true}),
  )
}
