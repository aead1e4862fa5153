import {getTranslations} from 'next-intl/server'

import {Icon} from '@/components/ui/icon/icon'
import {NoBreak} from '@/components/ui/no-break/no-break'
import type {Locale} from '@/lib/i18n/locales'
import type {Heading} from '@/lib/sanity/headings'
import type {EditAttributes} from '@/lib/sanity/preview/edit'

interface Props {
  headings: Heading[]
  /** Returns the edit attributes of a heading by its key. */
  edit: (key: string) => EditAttributes
  locale: Locale
  /** The language of the headings. */
  language: Locale
}

function Entries({headings, edit, language}: Omit<Props, 'locale'>) {
  return (
    <ol lang={language}>
      {headings.map(({key, id, text}) => (
        <li key={id}>
          <a href={`#${id}`} {...edit(key)}>
            <NoBreak text={text} />
          </a>
        </li>
      ))}
    </ol>
  )
}

/** The contents of an article or a page: in the margin on wide screens, folded above the text on narrow ones. */
export async function TableOfContents({headings, edit, locale, language}: Props) {
  const t = await getTranslations({locale, namespace: 'text'})
  if (headings.length === 0) return null
  return (
    <>
      <nav className="contents folded" lang={locale} aria-label={t('contents')}>
        <details className="disclosure">
          <summary>
            {t('contents')}
            <Icon name="chevron-down" />
          </summary>
          <Entries headings={headings} edit={edit} language={language} />
        </details>
      </nav>
      <nav className="contents margin" lang={locale} aria-label={t('contents')}>
        <p className="label">{t('contents')}</p>
        <Entries headings={headings} edit={edit} language={language} />
      </nav>
    </>
  )
}
