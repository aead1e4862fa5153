import {richTextMarkdown} from '@/components/rich-text/rich-text.markdown'
import type {SectionMarkdownContext} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {pictureMarkdown} from '@/components/ui/picture/picture.markdown'
import type {Section} from '@/lib/content/types'
import {linkList, pair} from '@/lib/seo/markdown/context'
import {list, paragraph, stack} from '@/lib/seo/markdown/write'

/** Who made this. */
export function founderMarkdown(
  section: Section<'founder'>,
  context: SectionMarkdownContext,
): string {
  const {heading, name, role, text, portrait, profile, stats} = section
  return stack(
    openingMarkdown({heading}, context),
    portrait && pictureMarkdown(portrait),
    role ? pair(name, role, context) : paragraph({text: name, strong: true}),
    text && richTextMarkdown(text, context),
    profile && linkList([profile], context),
    list(...(stats ?? []).map(({value, label}) => pair(label, value, context))),
  )
}
