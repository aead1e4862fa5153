import {withScenes} from '@/components/scene/scene.markdown'
import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {numberedEntries, stack} from '@/lib/seo/markdown/write'

/** Numbered steps. */
export const stepsMarkdown: SectionMarkdown<'steps'> = (section, context) =>
  stack(openingMarkdown(section, context), numberedEntries(withScenes(section.steps, context)))
