import {actionsWords} from './words'

/** What the Studio's translations are asked with. */
type Translate = (key: string, values?: Record<string, string>) => string

/** Why a publication failed, in words for its editor. */
export function failureText(error: unknown, t: Translate): string {
  const {statusCode, message} = Object(error) as {statusCode?: unknown; message?: unknown}
  if (typeof statusCode !== 'number') return t('failed.unreachable')
  const reason = `failed.${statusCode}`
  if (reason in actionsWords.words['en-US']) return t(reason)
  return t('failed.refused', {message: String(message)})
}
