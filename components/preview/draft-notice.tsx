import {getTranslations} from 'next-intl/server'
import {styled} from 'styled-components'

import {Callout} from '@/components/ui/callout/callout'
import type {Locale} from '@/lib/i18n/locales'
import type {EditAttributes} from '@/lib/preview/edit'

const Root = styled.section`
  padding-block: var(--space-6);
`

interface Props {
  /** What is not shown, and why. */
  of: 'brokenPage' | 'brokenSection' | 'unfinishedSection'
  locale: Locale
  /** Of what it stands for. */
  edit?: EditAttributes | undefined
}

/** Tells an editor who previews what the draft does not show, in its place. A click on it leads to where that is mended. */
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
