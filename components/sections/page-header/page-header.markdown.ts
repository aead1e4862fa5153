import {breadcrumbMarkdown} from '@/components/layout/breadcrumb.markdown'
import {sceneMarkdown} from '@/components/scene/scene.markdown'
import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {formatDay} from '@/lib/i18n/dates'
import {linkList} from '@/lib/seo/markdown/context'
import {paragraph, stack} from '@/lib/seo/markdown/write'
import {homePath} from '@/lib/urls/paths'

/** The top of an inner page. */
export const pageHeaderMarkdown: SectionMarkdown<'pageHeader'> = (section, context) => {
  const {badge, title, intro, breadcrumb, updatedAt, links, scene} = section
  const {locale, page, t} = context
  return stack(
    openingMarkdown({heading: title}, context),
    breadcrumb && page.path !== homePath && breadcrumbMarkdown(context),
    badge && paragraph({text: badge, strong: true}),
    intro && paragraph(intro),
    updatedAt &&
      paragraph(
        t.markup('pageHeader.updated', {
          date: formatDay(locale, updatedAt),
          day: (words) => words,
        }),
      ),
    linkList(links, context),
    scene && sceneMarkdown(scene, context),
  )
}
