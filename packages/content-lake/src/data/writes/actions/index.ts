import {malformed} from '../../documents/write-errors.ts'
import type {Staging} from '../staging.ts'
import * as documents from './documents.ts'
import type {Action, ActionContext} from './fields.ts'
import * as releases from './releases.ts'

type Handler = (action: Action, staging: Staging, context: ActionContext) => void

const HANDLERS = new Map<string, Handler>([
  ['sanity.action.document.create', documents.createDocument],
  ['sanity.action.document.edit', documents.editDocument],
  ['sanity.action.document.replaceDraft', documents.replaceDraft],
  ['sanity.action.document.publish', documents.publishDocument],
  ['sanity.action.document.unpublish', documents.unpublishDocument],
  ['sanity.action.document.delete', documents.deleteDocument],
  ['sanity.action.document.discard', documents.discardDraft],
  ['sanity.action.document.version.create', documents.createVersion],
  ['sanity.action.document.version.replace', documents.replaceVersion],
  ['sanity.action.document.version.discard', documents.discardVersion],
  ['sanity.action.document.version.unpublish', documents.unpublishVersion],
  ['sanity.action.release.create', releases.createRelease],
  ['sanity.action.release.import', releases.importRelease],
  ['sanity.action.release.edit', releases.editRelease],
  ['sanity.action.release.publish', releases.publishRelease],
  ['sanity.action.release.schedule', releases.scheduleRelease],
  ['sanity.action.release.unschedule', releases.unscheduleRelease],
  ['sanity.action.release.archive', releases.archiveRelease],
  ['sanity.action.release.unarchive', releases.unarchiveRelease],
  ['sanity.action.release.delete', releases.deleteRelease],
])

/** Applies one action of an actions request. */
export function applyAction(action: Action, staging: Staging, context: ActionContext): void {
  const type = String(action['actionType'])
  const handler = HANDLERS.get(type)
  if (!handler) throw malformed(`Unknown action type "${type}"`)
  handler(action, staging, context)
}
