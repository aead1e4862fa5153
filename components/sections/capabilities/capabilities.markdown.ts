import {sceneMarkdown} from '@/components/scene/scene.markdown'
import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {heading, paragraph, stack} from '@/lib/seo/markdown/write'

/** All capabilities. */
export const capabilitiesMarkdown: SectionMarkdown<'capabilities'> = (section, context) => {
  const {t} = context
  return stack(
    openingMarkdown(section, context),
    section.scene && sceneMarkdown(section.scene, context),
    ...section.items.map(({title, text, soon}) =>
      stack(
        heading(3, title),
        soon && paragraph({text: t('capabilities.soon'), strong: true}),
        text && paragraph(text),
      ),
    ),
  )
}
