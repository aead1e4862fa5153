import {sceneMarkdown} from '@/components/scene/scene.markdown'
import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {linkList} from '@/lib/seo/markdown/context'
import {heading, paragraph, stack} from '@/lib/seo/markdown/write'

/** Titled items. */
export const itemListMarkdown: SectionMarkdown<'itemList'> = (section, context) =>
  stack(
    openingMarkdown(section, context),
    section.scene && sceneMarkdown(section.scene, context),
    ...section.items.map(({title, text, label, link}) =>
      stack(
        heading(3, title),
        label && paragraph({text: label, strong: true}),
        text && paragraph(text),
        link && linkList([link], context),
      ),
    ),
  )
