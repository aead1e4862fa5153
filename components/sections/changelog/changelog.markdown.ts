import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {formatMonth} from '@/lib/i18n/dates'
import {heading, paragraph, stack} from '@/lib/seo/markdown/write'

/** What has changed in the product, the newest first. */
export const changelogMarkdown: SectionMarkdown<'changelog'> = (section, context) =>
  stack(
    openingMarkdown(section, context),
    ...section.entries.map(({date, title, text}) =>
      stack(
        heading(3, title),
        date && paragraph({text: formatMonth(context.locale, date), strong: true}),
        text && paragraph(text),
      ),
    ),
  )
