import {getTranslations} from 'next-intl/server'

import {Icon} from '@/components/ui/icon/icon'
import type {Locale} from '@/lib/i18n/locales'
import {blogPath, pageHref} from '@/lib/urls/paths'

/** Link back to the blog. */
export async function BackToBlog({locale}: {locale: Locale}) {
  const t = await getTranslations({locale, namespace: 'blog'})
  return (
    <a className="back" href={pageHref(locale, blogPath)}>
      <Icon name="arrow-left" />
      {t('back')}
    </a>
  )
}
