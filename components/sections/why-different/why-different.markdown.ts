import {withScenes} from '@/components/scene/scene.markdown'
import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {linkList} from '@/lib/seo/markdown/context'
import {numberedEntries, stack} from '@/lib/seo/markdown/write'

/** Differences from other products. */
export const whyDifferentMarkdown: SectionMarkdown<'whyDifferent'> = (section, context) =>
  stack(
    openingMarkdown(section, context),
    numberedEntries(withScenes(section.points, context)),
    section.link && linkList([section.link], context),
  )
