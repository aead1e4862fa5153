import {withoutMarks} from '@/components/scene/sentence/marked'
import type {SectionMarkdown} from '@/components/sections/context'
import {textIn} from '@/lib/i18n/localized'
import {formatFigure} from '@/lib/sanity/figures'
import {linkList, onPage} from '@/lib/seo/markdown/context'
import {list, paragraph, stack} from '@/lib/seo/markdown/write'

import {figureNoteFragment, linkFragment} from '../../../lib/sanity/fragments'

export const demoFragment = /* groq */ `
  _type == "demo" => {
    "heading": coalesce(heading, ""),
    intro,
    "examples": coalesce(
      examples[defined(@)]{
        _key,
        "sentence": coalesce(sentence, ""),
        "crm": select(crm == "salesforce" => "salesforce", "hubspot")
      },
      []
    ),
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

/** The demo's examples, and a link to it. */
export const demoMarkdown: SectionMarkdown<'demo'> = (section, context) => {
  const {_key, heading, examples, links, gains} = section
  const {t, locale} = context
  const crmOf = (crm: 'salesforce' | 'hubspot') => t(`demo.${crm}.name`)
  return stack(
    paragraph({text: t('demo.pick'), strong: true}),
    list(
      ...examples.map(({sentence, crm}) => paragraph(withoutMarks(sentence), ` (${crmOf(crm)})`)),
    ),
    onPage(heading, `${_key}-title`, context),
    paragraph(t('demo.privacy')),
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
