import type {SectionMarkdownContext} from '@/components/sections/context'
import {heading, paragraph, stack} from '@/lib/seo/markdown/write'

/** Heading and intro of a section. The document's metadata follows the page's `h1`. */
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
