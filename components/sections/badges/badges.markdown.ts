import type {SectionMarkdownContext} from '@/components/sections/context'
import type {Section} from '@/lib/content/types'
import {pair} from '@/lib/seo/markdown/context'
import {list, paragraph} from '@/lib/seo/markdown/write'

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
