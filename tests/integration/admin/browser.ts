import {scriptedField} from '../../../lib/admin/login-state.ts'

/** A browser's cookies. */
export type Jar = Map<string, string>

/** The options of each cookie when it was set last. */
export const cookieOptions = new Map<string, object>()

/** The store that Next.js gives to a request with these cookies. */
export function cookieStore(jar: Jar) {
  return {
    get: (name: string) => (jar.has(name) ? {name, value: jar.get(name)} : undefined),
    getAll: () => [...jar].map(([name, value]) => ({name, value})),
    set: (name: string, value: string, options: {maxAge?: number}) => {
      cookieOptions.set(name, options)
      if (options.maxAge === 0) jar.delete(name)
      else jar.set(name, value)
    },
  }
}

/** Returns a redirect's target, or the result when there is no redirect. */
export async function outcome<T>(result: Promise<T>): Promise<T | {redirect: string}> {
  return result.catch((error: unknown) => {
    const [kind, , path = ''] = String((error as {digest?: string}).digest).split(';')
    if (kind !== 'NEXT_REDIRECT') throw error
    return {redirect: path}
  })
}

/** What a form sends with script. */
export function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  data.set(scriptedField, 'yes')
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}
