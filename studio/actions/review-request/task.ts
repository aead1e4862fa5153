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
  /** Where the Studio shows the draft. */
  url: string
}

/** What a draft is once published, to find who may write it. */
export function publishedForm(draft: SanityDocument): SanityDocument {
  return {...draft, _id: getPublishedId(draft._id)}
}

/** A paragraph of a task's description. */
const paragraph = (text: string) => ({
  _key: crypto.randomUUID(),
  _type: 'block',
  style: 'normal',
  markDefs: [],
  children: [{_key: 'text', _type: 'span', text, marks: []}],
})

/** The task of the Studio's task list that asks for a review; `content` is the client of the draft's dataset. */
export function reviewTask(content: SanityClient, request: Request) {
  const {draft, title, note, authorId, assignedTo, url} = request
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
    // Sanity's emails and webhooks link to it.
    context: {notification: {url}},
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

/** An open task and who asked for it. */
export interface GivenTask {
  _id: string
  authorId: string
}

/** Finds the open tasks about a document that a person has, the newest first. */
export const tasksOfQuery = /* groq */ `*[
  _type == "tasks.task" && status == "open" && defined(createdByUser) &&
  target.document._ref == $id && assignedTo == $person
] | order(createdByUser desc){_id, authorId}`

/** Reads the open tasks about a document that a person has, the newest first. */
export async function readTasksOf(
  tasks: SanityClient,
  id: string,
  person: string,
): Promise<GivenTask[]> {
  return tasks.fetch<GivenTask[]>(tasksOfQuery, {id: getPublishedId(id), person})
}

/** Gives a task to another person, with a note. */
export async function handOver(
  tasks: SanityClient,
  {_id}: GivenTask,
  {note, assignedTo}: Pick<Request, 'note' | 'assignedTo'>,
): Promise<void> {
  await tasks
    .patch(_id)
    .set({assignedTo, lastEditedAt: new Date().toISOString()})
    .setIfMissing({description: []})
    .append('description', note ? [paragraph(note)] : [])
    .commit()
}
