import {richTextMarkdown} from '@/components/rich-text/rich-text.markdown'
import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {pictureMarkdown} from '@/components/ui/picture/picture.markdown'
import {linkList, pair} from '@/lib/seo/markdown/context'
import {list, paragraph, stack} from '@/lib/seo/markdown/write'

/** The founder. */
export const founderMarkdown: SectionMarkdown<'founder'> = (
  {heading, name, role, text, quote, portrait, profile, stats},
  context,
) =>
  stack(
    openingMarkdown({heading}, context),
    portrait && pictureMarkdown(portrait),
    quote && paragraph(quote),
    role ? pair(name, role, context) : paragraph({text: name, strong: true}),
    text && richTextMarkdown(text, context),
    profile && linkList([profile], context),
    list(...(stats ?? []).map(({value, label}) => pair(label, value, context))),
  )
