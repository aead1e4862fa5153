import {getTranslations} from 'next-intl/server'
import {styled} from 'styled-components'

import {Callout} from '@/components/ui/callout/callout'
import type {Locale} from '@/lib/i18n/locales'
import type {EditAttributes} from '@/lib/sanity/preview/edit'

const Root = styled.section`
  padding-block: var(--space-6);
`

interface Props {
  /** What is missing, and why. */
  of: 'brokenPage' | 'brokenSection' | 'unfinishedSection'
  locale: Locale
  /** Edit attributes of the missing part. */
  edit?: EditAttributes | undefined
}

/** Stands in for a part of a draft that cannot be shown. A click on it opens the field to fix. */
export async function DraftNotice({of, locale, edit}: Props) {
  const t = await getTranslations({locale, namespace: 'preview'})
  return (
    <Root {...edit}>
      <div className="frame">
        <Callout tone="error" title={t(`${of}.title`)}>
          <p>{t(`${of}.text`)}</p>
        </Callout>
      </div>
    </Root>
  )
}
