type Tone = 'good' | 'note' | 'error'

/** The lines of a callout that is announced. */
export const callout = (tone: Tone, title: string, ...text: string[]) => [
  `<div data-tone="${tone}" role="${tone === 'error' ? 'alert' : 'status'}" tabindex="-1">`,
  `<strong>${title}`,
  ...text,
]

/** The lines of a callout that can be closed. */
export const toast = (tone: Tone, title: string, ...text: string[]) => [
  ...callout(tone, title, ...text),
  '<button type="button" aria-label="Close">',
]

/** What a callout says where nothing can be read. */
export const loadFailure = [
  'Unable to load data',
  'Please refresh the page or contact support if the problem persists.',
] as const

/** A server action that its form names, as Next.js's do. */
export function actionNamed(name: string): () => Promise<never> {
  const action = {
    $$FORM_ACTION: () => ({name: null, method: 'POST', action: name, data: null}),
    bind: () => named,
  }
  const named = Object.assign(() => Promise.reject(new Error('Not to be called')), action)
  return named
}
