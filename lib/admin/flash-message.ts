import 'server-only'
import {cookies} from 'next/headers'
import {redirect} from 'next/navigation'
import {z} from 'zod'

import {publicEnv} from '../platform/env'
import {formStateCookie, readFormState} from '../routing/outdated-form'
import {scriptedField} from './login-state'

/** Maximum characters of a kept value, so that the cookie stays small. */
const maxLength = 255

const text = z.string().transform((value) => value.slice(0, maxLength))

/** A form's state on the next page: a message, and what was typed. Everything else is dropped. */
const flashSchema = z.object({
  message: text.optional(),
  email: text.optional(),
  factor: text.optional(),
  name: text.optional(),
})

type Flash = z.infer<typeof flashSchema>

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
  jar.set(...formStateCookie(flashSchema.parse(state), path))
  return redirect(page)
}

/** The state of the previous submission, when JavaScript is off or the form was another build's. */
export async function readFlash(): Promise<Flash> {
  return flashSchema.parse(readFormState(await cookies()) ?? {})
}
