import type {SectionMarkdown} from '@/components/sections/context'
import {textIn} from '@/lib/i18n/localized'
import {formatFigure} from '@/lib/sanity/figures'
import {linkList} from '@/lib/seo/markdown/context'
import {list, paragraph, stack} from '@/lib/seo/markdown/write'

import {figureNoteFragment, linkFragment} from '../../../lib/sanity/fragments'

export const demoFragment = /* groq */ `
  _type == "demo" => {
    "heading": coalesce(heading, ""),
    intro,
    links[defined(@)]{_key, ${linkFragment}},
    "gains": coalesce(
      gains[defined(@)]{
        _key,
        share,
        "figure": figure->{${figureNoteFragment}},
        "before": before->{${figureNoteFragment}}
      },
      []
    )
  }
`

/** Where to go, and the figures before and after. */
export const demoMarkdown: SectionMarkdown<'demo'> = ({links, gains}, context) => {
  const {t, locale} = context
  return stack(
    linkList(links, context),
    list(
      ...gains.map(
        ({figure, before}) =>
          figure &&
          paragraph(
            {text: formatFigure(figure, locale), strong: true},
            ` ${textIn(figure.label, locale)}`,
            before ? ` (${t('demo.previously')} ${formatFigure(before, locale)})` : '',
          ),
      ),
    ),
  )
}
