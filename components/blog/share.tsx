import {getTranslations} from 'next-intl/server'

import {ButtonLink} from '@/components/ui/button/button'
import {Icon} from '@/components/ui/icon/icon'
import type {Locale} from '@/lib/i18n/locales'

import {ShareButtons} from './share-buttons'

interface Props {
  locale: Locale
  title: string
  /** Absolute URL of the page. */
  url: string
}

/** Ways to share an article; the email link works without script. */
export async function Share({locale, title, url}: Props) {
  const t = await getTranslations({locale, namespace: 'blog'})
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`
  const labels = {
    copy: t('copy'),
    copied: t('copied'),
    notCopied: t('notCopied'),
    shareWith: t('shareWith'),
  }
  return (
    <section className="share" lang={locale} aria-labelledby="article_share">
      <h2 id="article_share">{t('share')}</h2>
      <ButtonLink size="small" href={mail}>
        <Icon name="mail" />
        {t('email')}
      </ButtonLink>
      <ShareButtons url={url} title={title} labels={labels} />
    </section>
  )
}
