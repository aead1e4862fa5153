import {sceneMarkdown} from '@/components/scene/scene.markdown'
import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {linkList} from '@/lib/seo/markdown/context'
import {heading, paragraph, stack} from '@/lib/seo/markdown/write'

/** Title, scene and cards. */
export const heroMarkdown: SectionMarkdown<'hero'> = (
  {badge, title, intro, links, cards, scene},
  context,
) =>
  stack(
    openingMarkdown({heading: title}, context),
    badge && paragraph({text: badge, strong: true}),
    intro && paragraph(intro),
    linkList(links, context),
    scene && sceneMarkdown(scene, context),
    ...(cards ?? []).map((card) =>
      stack(
        heading(2, card.title),
        card.text && paragraph(card.text),
        card.note && paragraph(card.note),
      ),
    ),
  )
