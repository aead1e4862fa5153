import type {ReactElement} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'

const drawn = /<(style|script|svg|head)\b.*?<\/\1>/gs
const comments = /<!--.*?-->/g
const looks = / (?:class|style|data-variant|data-size|data-corner)="[^"]*"| (?:id|for)="_R_\w*"/g
const characters: Record<string, string> = {amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>'}

/** What markup says and does, without how it looks: its opening tags and texts, line by line. */
export function outlineOf(html: string): string {
  return html
    .replaceAll(drawn, '')
    .replaceAll(comments, '')
    .replaceAll(looks, '')
    .replaceAll(/<(?:div|p)>|<\/(?!span)[^>]*>/g, '\n')
    .replaceAll(/<\/?span>/g, ' ')
    .replaceAll(/(?=<\w)/g, '\n')
    .replaceAll(/&(amp|quot|#x27|lt|gt);/g, (_, name: string) => characters[name] ?? '')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
}

/** Lines of an outline. */
export const lines = (...expected: string[]) => expected.join('\n')

/** The outline of an element. */
export const outline = (element: ReactElement) => outlineOf(renderToStaticMarkup(element))

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
