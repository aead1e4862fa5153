import {getTranslations} from 'next-intl/server'

import type {SectionContext} from '@/components/sections/context'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {Picture} from '@/components/ui/picture/picture'
import {textIn} from '@/lib/i18n/localized'
import {type Edit, positionPath} from '@/lib/sanity/preview/edit'
import type {Section} from '@/lib/sanity/types'

interface Props {
  section: Section<'callToAction'>
  context: SectionContext
  edit: Edit
}

/** What happens after the form is sent, and who replies. */
export async function NextSteps({section: {next, person}, context, edit}: Props) {
  if (next.length === 0) return null
  const {locale} = context
  const t = await getTranslations({locale, namespace: 'leadForm'})
  const own = person && context.edit(person)
  return (
    <div className="next">
      <h3>{t('next')}</h3>
      <ol>
        {next.map((line, position) => (
          <li key={positionPath('next', position)} {...edit(positionPath('next', position))}>
            <p>
              <NoBreak text={line} />
            </p>
          </li>
        ))}
      </ol>
      {person && (
        <div className="person" data-drawn={!person.portrait?.asset?.preview}>
          {person.portrait && (
            <Picture
              picture={{...person.portrait, alt: ''}}
              widths={[160]}
              sizes="5rem"
              ratio={1}
              {...own?.('portrait')}
            />
          )}
          <p>
            <strong {...own?.('name')}>{person.name}</strong>
            <span {...own?.(`role.${locale}`)}>{textIn(person.role, locale)}</span>
          </p>
        </div>
      )}
    </div>
  )
}
