import {z} from 'zod'

import type {Entry} from './entries'

const notes = z
  .array(z.object({author: z.string().nullable(), text: z.string(), created_at: z.string()}))
  .catch([])

/** Characters of a note at most (supabase/schemas). */
export const longestNote = 2000

/** Notes of an entry, oldest first. */
export const notesOf = ({notes: stored}: Pick<Entry, 'notes'>) => notes.parse(stored)
