import {richTextMarkdown} from '@/components/rich-text/rich-text.markdown'
import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {onPage} from '@/lib/seo/markdown/context'
import {list, paragraph, stack} from '@/lib/seo/markdown/write'
import {ctaAnchor} from '@/lib/urls/paths'

/** The argument, and a link to the form. */
export const callToActionMarkdown: SectionMarkdown<'callToAction'> = (section, context) =>
  stack(
    openingMarkdown(section, context),
    section.next.length > 0 && paragraph({text: context.t('leadForm.next'), strong: true}),
    list(...section.next.map((line) => paragraph(line))),
    onPage(context.t(`leadForm.submit.${section.form}`), ctaAnchor, context),
    section.consent && richTextMarkdown(section.consent, context),
  )
