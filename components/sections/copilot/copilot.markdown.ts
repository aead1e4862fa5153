import {withScenes} from '@/components/scene/scene.markdown'
import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {linkList} from '@/lib/seo/markdown/context'
import {entries, stack} from '@/lib/seo/markdown/write'

/** The copilot inside the CRM. */
export const copilotMarkdown: SectionMarkdown<'copilot'> = (section, context) =>
  stack(
    openingMarkdown(section, context),
    entries(withScenes(section.points, context)),
    section.link && linkList([section.link], context),
  )
