import type {SectionMarkdownContext} from '@/components/sections/context'
import {heading, paragraph, stack} from '@/lib/seo/markdown/write'

/** The heading of a section and its sentence or two; below the page's own heading stands what it says of itself. */
export function openingMarkdown(
  words: {heading: string; intro?: string | null},
  {level, preface}: SectionMarkdownContext,
): string {
  return stack(
    heading(level, words.heading),
    level === 1 && preface,
    words.intro && paragraph(words.intro),
  )
}
