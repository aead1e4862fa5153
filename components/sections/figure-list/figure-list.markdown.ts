import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {textIn} from '@/lib/i18n/localized'
import {formatFigure} from '@/lib/sanity/figures'
import {list, paragraph, stack} from '@/lib/seo/markdown/write'

/** The site's own figures with source and limits. */
export const figureListMarkdown: SectionMarkdown<'figureList'> = (section, context) => {
  const {locale} = context
  return stack(
    openingMarkdown(section, context),
    list(
      ...section.figures.map((figure) =>
        paragraph(
          {text: formatFigure(figure, locale), strong: true},
          ` ${textIn(figure.label, locale)}. ${textIn(figure.limits, locale)} ${textIn(figure.source, locale)}`,
        ),
      ),
    ),
  )
}
