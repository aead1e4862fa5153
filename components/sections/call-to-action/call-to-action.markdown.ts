import {richTextMarkdown} from '@/components/rich-text/rich-text.markdown'
import type {SectionMarkdownContext} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import type {Section} from '@/lib/content/types'
import {ctaAnchor} from '@/lib/routing/paths'
import {onPage} from '@/lib/seo/markdown/context'
import {stack} from '@/lib/seo/markdown/write'

/** The argument once more, and where the form is. */
export function callToActionMarkdown(
  section: Section<'callToAction'>,
  context: SectionMarkdownContext,
): string {
  const {form, consent} = section
  return stack(
    openingMarkdown(section, context),
    onPage(context.t(`leadForm.submit.${form}`), ctaAnchor, context),
    consent && richTextMarkdown(consent, context),
  )
}
