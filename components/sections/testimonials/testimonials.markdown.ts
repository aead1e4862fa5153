import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {pair} from '@/lib/seo/markdown/context'
import {paragraph, quote as quoted, stack} from '@/lib/seo/markdown/write'

/** Quotes, each with its author. */
export const testimonialsMarkdown: SectionMarkdown<'testimonials'> = (section, context) =>
  stack(
    openingMarkdown(section, context),
    ...section.items.map(({quote, name, role}) =>
      stack(
        quoted(paragraph(quote)),
        role ? pair(name, role, context) : paragraph({text: name, strong: true}),
      ),
    ),
  )
