import 'server-only'
import {cookies} from 'next/headers'
import {redirect} from 'next/navigation'
import {z} from 'zod'

import {beginning} from '../i18n/beginning'
import {publicEnv} from '../server/env'
import {formStateCookie, readFormState} from '../server/form-state'
import {scriptedField} from './login-state'
import {dashboardPath} from './paths'

const cookieName = 'form-state'

/** Maximum characters of a kept value, so that the cookie stays small. */
const maxLength = 255

const text = z.string().transform((value) => beginning(value, maxLength))

/** A form's state on the next page: a message, and what was typed. Everything else is dropped. */
const flashSchema = z.object({
  message: text.optional(),
  email: text.optional(),
  factor: text.optional(),
  name: text.optional(),
  unsaved: z.object({entry: text, note: z.string()}).optional(),
})

type Flash = z.infer<typeof flashSchema>

/** A note that could not be saved, and its entry. */
export type UnsavedNote = NonNullable<Flash['unsaved']>

/** Bytes of a note that a cookie can hold, which has 4096 when it is encoded and signed. */
const longestKept = 2700

function cutToCookie(note: string): string {
  const fits = Buffer.byteLength(JSON.stringify(note)) <= longestKept
  return fits ? note : cutToCookie(beginning(note, note.length - 50))
}

/** Seconds to sign in again. */
const timeToSignIn = 15 * 60

/** Keeps a note for the next time its entry is opened, or nothing. */
export async function keepNote(unsaved: UnsavedNote | undefined): Promise<void> {
  const state = unsaved ? {unsaved: {...unsaved, note: cutToCookie(unsaved.note)}} : {}
  const jar = await cookies()
  jar.set(
    ...formStateCookie(cookieName, state, {
      path: dashboardPath,
      maxAge: unsaved ? timeToSignIn : 0,
    }),
  )
}

/**
 * Rejects a form. Without JavaScript, React drops a form's state on a streamed page, so a cookie carries it there.
 */
export async function answerWithFlash<State extends Flash>(
  state: State,
  data: unknown,
  page: string,
): Promise<State> {
  if (!(data instanceof FormData) || data.get(scriptedField)) return state
  const jar = await cookies()
  const {pathname: path} = new URL(page, publicEnv.siteUrl)
  jar.set(...formStateCookie(cookieName, flashSchema.parse(state), {path}))
  return redirect(page)
}

/** Accepts a form: forgets what an earlier one was refused for on its page, and redirects. */
export async function acceptForm(page: string, target: string): Promise<never> {
  const jar = await cookies()
  jar.set(...formStateCookie(cookieName, {}, {path: page, maxAge: 0}))
  return redirect(target)
}

/** The state of the previous submission, when JavaScript is off. */
export async function readFlash(): Promise<Flash> {
  return flashSchema.parse(readFormState(cookieName, await cookies()) ?? {})
}
