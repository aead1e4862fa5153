import {richTextMarkdown} from '@/components/markdown/parts'
import type {SectionMarkdown} from '@/components/sections/context'
import {linkList, onPage} from '@/lib/seo/markdown/context'
import {list, paragraph, stack} from '@/lib/seo/markdown/write'
import {ctaAnchor} from '@/lib/urls/paths'

import {
  linkFragment,
  offerFragment,
  pictureFragment,
  richTextFragment,
} from '../../../lib/sanity/fragments'

export const callToActionFragment = /* groq */ `
  _type == "callToAction" => {
    "heading": coalesce(heading, ""),
    intro,
    "next": coalesce(next[defined(@)], []),
    person->{_id, _type, "name": coalesce(name, ""), role, portrait{${pictureFragment}}},
    after{${linkFragment}},
    "form": select(form == "waitlist" => "waitlist", "demo"),
    consent[defined(@)]{${richTextFragment}},
    ${offerFragment}
  }
`

/** What happens next, and a link to the form. */
export const callToActionMarkdown: SectionMarkdown<'callToAction'> = (section, context) => {
  const anchor = section.form === 'demo' ? ctaAnchor : `${section._key}-title`
  return stack(
    section.next.length > 0 && paragraph({text: context.t('leadForm.next'), strong: true}),
    list(...section.next.map((line) => paragraph(line))),
    onPage(context.t(`leadForm.submit.${section.form}`), anchor, context),
    section.consent && richTextMarkdown(section.consent, context),
    section.after && linkList([section.after], context),
  )
}
