import type {DocumentActionComponent, DocumentActionsContext} from 'sanity'

import {singletonDocuments} from '../../schemas/documents'
import {article} from '../../schemas/documents/article'
import {page} from '../../schemas/documents/page'
import {mayChange} from '../roles/roles'
import {checkedPublish} from './checked-publish'
import {checkedRemoval} from './removal'
import {askForReview} from './review-request/ask-for-review'
import {sendBack} from './review-request/send-back'
import {checkedSchedule} from './scheduling'
import {unaddressedDuplicate} from './unaddressed-duplicate'

const singletonTypes = new Set<string>(singletonDocuments.map((type) => type.name))
const singletonActions = new Set([
  'publish',
  'schedule',
  'discardChanges',
  'discardVersion',
  'restore',
])
const addressedTypes = new Set<string>([page.name, article.name])

/** Whether the Studio offers to create documents of a type. */
export function mayBeCreated(schemaType: string): boolean {
  return !singletonTypes.has(schemaType)
}

/**
 * Adds what leads a draft to another person. For those who may not publish, asking takes the place of Publish; Send
 * back comes last, because it appears late and would move what is below it.
 */
function withReview(actions: DocumentActionComponent[]): DocumentActionComponent[] {
  return [askForReview, ...actions, sendBack]
}

type Where = Pick<DocumentActionsContext, 'schemaType' | 'documentId' | 'currentUser'>

/** The document actions for somebody's role; a second document of a singleton type gets no actions. */
export function actionsOf(
  {schemaType, documentId, currentUser}: Where,
  actions: DocumentActionComponent[],
): DocumentActionComponent[] {
  if (!mayChange(currentUser, schemaType)) return []
  if (singletonTypes.has(schemaType)) {
    if (documentId !== undefined && documentId !== schemaType) return []
    const offered = actions.filter(({action}) => action && singletonActions.has(action))
    return withReview(offered)
  }
  const checked = withReview(actions.map(checkedRemoval))
  if (!addressedTypes.has(schemaType)) return checked
  return checked.map((action) => {
    if (action.action === 'schedule') return checkedSchedule(action)
    if (action.action === 'duplicate') return unaddressedDuplicate(action)
    return action.action === 'publish' ? checkedPublish(action) : action
  })
}
