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
