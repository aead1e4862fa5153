import type {SectionMarkdownContext} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import type {Section} from '@/lib/content/types'
import {linkList} from '@/lib/seo/markdown/context'
import {heading, paragraph, stack} from '@/lib/seo/markdown/write'

import {sceneMarkdown} from './scene.markdown'

/** The promise, the scene in words, and the proofs. */
export function heroMarkdown(section: Section<'hero'>, context: SectionMarkdownContext): string {
  const {badge, title, intro, links, cards, scene} = section
  return stack(
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
}
