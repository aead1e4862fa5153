import {getTranslations} from 'next-intl/server'
import type {ReactNode} from 'react'

import {PageBreadcrumb} from '@/components/layout/breadcrumb'
import {Columns} from '@/components/scene/columns'
import {Phone} from '@/components/scene/phone'
import {Scene} from '@/components/scene/scene'
import {withoutMarks} from '@/components/scene/sentence/marked'
import type {SectionProps} from '@/components/sections/context'
import {PageContents} from '@/components/sections/page-contents'
import {Badge} from '@/components/ui/badge/badge'
import {Sentences} from '@/components/ui/headed-text/sentences'
import {ButtonLinks} from '@/components/ui/link/button-links'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {formatDay} from '@/lib/i18n/dates'
import type {Locale} from '@/lib/i18n/locales'
import {type EditAttributes, within} from '@/lib/sanity/preview/edit'
import type {Section} from '@/lib/sanity/types'
import {homePath} from '@/lib/urls/paths'

import {Root} from './page-header.styles'

/** Renders a date inside a message as `<time>`. */
function timeOf(day: string) {
  return (words: ReactNode) => <time dateTime={day}>{words}</time>
}

interface UpdatedProps extends EditAttributes {
  locale: Locale
  day: string
}

async function Updated({locale, day, ...edit}: UpdatedProps) {
  const t = await getTranslations({locale, namespace: 'pageHeader'})
  return (
    <p className="label" {...edit}>
      {t.rich('updated', {
        date: formatDay(locale, day),
        day: timeOf(day),
      })}
    </p>
  )
}

/** Returns how a page opens: with its scene, or with text alone. */
function openingOf({
  scene,
}: Section<'pageHeader'>): 'phone' | 'stages' | 'notes' | 'columns' | 'words' {
  const {sentence, fields} = scene ?? {}
  if (fields?.some(({note}) => note)) return 'notes'
  if (sentence) return sentence === withoutMarks(sentence) ? 'phone' : 'stages'
  return fields?.length ? 'columns' : 'words'
}

interface PictureProps extends Omit<SectionProps<'pageHeader'>, 'heading'> {
  opening: ReturnType<typeof openingOf>
}

/** The visual beside or below the text. */
function Picture({opening, section, context, edit}: PictureProps) {
  const {scene} = section
  if (opening === 'words' || !scene) return null
  const props = {scene, locale: context.locale, edit: within(edit, 'scene')}
  if (opening === 'phone') return <Phone {...props} />
  if (opening === 'columns') return <Columns {...props} />
  return <Scene {...props} leads={opening === 'stages'} />
}

/** The top of an inner page: breadcrumb, title, text, and the opening for the kind of page. */
export function PageHeader({section, context, edit, heading: Heading}: SectionProps<'pageHeader'>) {
  const {_key, badge, title, intro, breadcrumb, updatedAt, links} = section
  const opening = openingOf(section)
  return (
    <Root aria-labelledby={`${_key}-title`} {...edit()}>
      <div className="frame">
        {breadcrumb && context.page.path !== homePath && (
          <PageBreadcrumb locale={context.locale} page={context.page} edit={context.edit} />
        )}
        <div className="top enter" data-opening={opening}>
          <div className="title">
            {badge && <Badge {...edit('badge')}>{badge}</Badge>}
            <Heading id={`${_key}-title`} {...edit('title')}>
              <Sentences text={title} />
            </Heading>
          </div>
          <div className="words">
            {intro && (
              <p className="lead" {...edit('intro')}>
                <NoBreak text={intro} />
              </p>
            )}
            {updatedAt && (
              <Updated locale={context.locale} day={updatedAt} {...edit('updatedAt')} />
            )}
            <ButtonLinks links={links} context={context} edit={edit} />
          </div>
          {opening === 'notes' && (
            <PageContents sections={context.page.sections ?? []} context={context} />
          )}
          <Picture opening={opening} section={section} context={context} edit={edit} />
        </div>
      </div>
    </Root>
  )
}
