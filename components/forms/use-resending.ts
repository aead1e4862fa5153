'use client'

import {unstable_isUnrecognizedActionError as isUnrecognizedAction} from 'next/navigation'
import {useMemo} from 'react'

/** Sends a form as a browser without script does, but without the names of its action, and leaves the page. */
function sendAsDocument(data: FormData, address: string): Promise<never> {
  const form = document.createElement('form')
  Object.assign(form, {method: 'post', enctype: 'multipart/form-data', action: address})
  for (const [name, value] of data) {
    if (name.startsWith('$') || typeof value !== 'string') continue
    const input = document.createElement('input')
    form.append(Object.assign(input, {type: 'hidden', name, value}))
  }
  document.body.append(form)
  form.submit()
  return new Promise(() => undefined)
}

/** Wraps a form's action: when a newer build does not know it, that build's page opens with what was typed. */
function resending<Arguments extends unknown[], Result>(
  action: (...given: Arguments) => Promise<Result>,
  address: string,
): (...given: Arguments) => Promise<Result> {
  return async (...given) => {
    try {
      return await action(...given)
    } catch (error) {
      const data = given.at(-1)
      if (!isUnrecognizedAction(error) || !(data instanceof FormData)) throw error
      return sendAsDocument(data, address)
    }
  }
}

/** A form's server action with {@link resending} in browsers; without script, the form needs the action itself. */
export function useResending<Arguments extends unknown[], Result>(
  action: (...given: Arguments) => Promise<Result>,
  address = '',
): (...given: Arguments) => Promise<Result> {
  return useMemo(
    () => (typeof window === 'undefined' ? action : resending(action, address)),
    [action, address],
  )
}
