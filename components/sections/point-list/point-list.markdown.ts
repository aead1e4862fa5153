import {withScenes} from '@/components/scene/scene.markdown'
import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {linkList} from '@/lib/seo/markdown/context'
import {entries, numberedEntries, stack} from '@/lib/seo/markdown/write'

/** Points, numbered in rows. */
export const pointListMarkdown: SectionMarkdown<'pointList'> = (section, context) => {
  const points = withScenes(section.points, context)
  return stack(
    openingMarkdown(section, context),
    section.layout === 'rows' ? numberedEntries(points) : entries(points),
    section.link && linkList([section.link], context),
  )
}
