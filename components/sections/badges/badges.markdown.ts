import type {SectionMarkdownContext} from '@/components/sections/context'
import {pair} from '@/lib/markdown/context'
import {list, paragraph} from '@/lib/markdown/write'
import type {Section} from '@/lib/sanity/content'

/** Who vouches for the product, one line each. */
export function badgesMarkdown(
  section: Section<'badges'>,
  context: SectionMarkdownContext,
): string {
  return list(
    ...(section.items ?? []).map(({title, text}) =>
      text ? pair(title, text, context) : paragraph({text: title, strong: true}),
    ),
  )
}
