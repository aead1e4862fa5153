import type {Template} from 'sanity'
import type {StructureBuilder, StructureResolverContext} from 'sanity/structure'

import {singletonDocuments} from '../../schemas/documents'
import {listedTypes, mayChange} from '../roles/roles'
import {sharedLists, translatedLists} from './lists'
import {structureMessages, type StructureMessage} from './messages'

/** What the panes are built from. */
export interface Context {
  S: StructureBuilder
  t: (key: StructureMessage, values?: Record<string, string>) => string
  mayCreate: (type: string) => boolean
  /** The title of a template, whose messages must be loaded. */
  templateTitle: (template: Template) => string
  /** The types of documents that exist once. */
  singletons: typeof singletonDocuments
  types: string[]
}

type ResolverContext = Pick<StructureResolverContext, 'currentUser' | 'i18n'>

/** Returns the context for the current user; the messages must be loaded. */
export function contextOf(S: StructureBuilder, {currentUser, i18n}: ResolverContext): Context {
  const known = new Set(listedTypes(currentUser))
  const listed = singletonDocuments.filter(({name}) => known.has(name))
  const t: Context['t'] = (key, values) => i18n.t(key, {ns: structureMessages.namespace, ...values})
  return {
    S,
    t,
    mayCreate: (type) => mayChange(currentUser, type),
    templateTitle: ({title, i18n: {title: message} = {}}) =>
      message ? i18n.t(message.key, {ns: message.ns}) : title,
    singletons: listed,
    types: [
      ...[...translatedLists, ...sharedLists].map(({type}) => type.name),
      ...listed.map(({name}) => name),
    ],
  }
}
