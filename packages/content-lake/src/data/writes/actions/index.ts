import type {StoredDocument} from '../../../contract.ts'
import {malformed} from '../../documents/write-errors.ts'
import type {Staging} from '../staging.ts'
import * as documents from './documents.ts'
import type {Action} from './fields.ts'
import * as releases from './releases.ts'

/** Input of actions besides the documents. */
export interface ActionContext {
  userId: string
  /** Validate only; store nothing. */
  dryRun: boolean
  /** The last state of a document, including deleted ones. */
  lastState: (id: string) => StoredDocument | undefined
}

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
  [
    'sanity.action.release.create',
    (action, staging, context) => releases.createRelease(action, staging, context.userId),
  ],
  ['sanity.action.release.import', releases.importRelease],
  ['sanity.action.release.edit', releases.editRelease],
  [
    'sanity.action.release.publish',
    (action, staging, context) => releases.publishRelease(action, staging, context.dryRun),
  ],
  ['sanity.action.release.schedule', releases.scheduleRelease],
  ['sanity.action.release.unschedule', releases.unscheduleRelease],
  [
    'sanity.action.release.archive',
    (action, staging, context) => releases.archiveRelease(action, staging, context.dryRun),
  ],
  [
    'sanity.action.release.unarchive',
    (action, staging, context) => releases.unarchiveRelease(action, staging, context.lastState),
  ],
  ['sanity.action.release.delete', releases.deleteRelease],
])

/** Applies one action of an actions request. */
export function applyAction(action: Action, staging: Staging, context: ActionContext): void {
  const type = String(action['actionType'])
  const handler = HANDLERS.get(type)
  if (!handler) throw malformed(`Unknown action type "${type}"`)
  handler(action, staging, context)
}
