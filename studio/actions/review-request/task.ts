import type {SanityClient} from '@sanity/client'
import {getPublishedId} from '@sanity/client/csm'
import type {SanityDocument} from 'sanity'

/** A request to review a draft. */
export interface Request {
  draft: SanityDocument
  title: string
  note: string
  /** The ids of who asks, and of who is asked. */
  authorId: string
  assignedTo: string
}

/** What a draft is once published, to find who may write it. */
export function publishedForm(draft: SanityDocument): SanityDocument {
  return {...draft, _id: getPublishedId(draft._id)}
}

/** A paragraph of a task's description. */
const paragraph = (text: string) => ({
  _key: 'note',
  _type: 'block',
  style: 'normal',
  markDefs: [],
  children: [{_key: 'text', _type: 'span', text, marks: []}],
})

/** The task of the Studio's task list that asks for a review; `content` is the client of the draft's dataset. */
export function reviewTask(content: SanityClient, request: Request) {
  const {draft, title, note, authorId, assignedTo} = request
  const {projectId, dataset} = content.config()
  return {
    _type: 'tasks.task',
    title,
    description: note ? [paragraph(note)] : [],
    status: 'open',
    authorId,
    assignedTo,
    subscribers: [...new Set([authorId, assignedTo])],
    createdByUser: new Date().toISOString(),
    target: {
      documentType: draft._type,
      document: {
        _type: 'crossDatasetReference',
        _ref: getPublishedId(draft._id),
        _projectId: projectId,
        _dataset: dataset,
        _weak: true,
      },
    },
  }
}
