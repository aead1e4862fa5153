import Page from '@/app/[locale]/blog/[slug]/page'
import {PreviewBar} from '@/components/editing/preview-bar'
import {isLocale} from '@/lib/i18n/locales'
import {articleFolder} from '@/lib/routing/paths'

export {generateMetadata} from '@/app/[locale]/blog/[slug]/page'

export default async function DraftArticle(props: PageProps<'/draft/[locale]/article/[slug]'>) {
  const {locale, slug} = await props.params
  return (
    <>
      <Page {...props} />
      {isLocale(locale) && (
        <PreviewBar locale={locale} path={`${articleFolder}${decodeURIComponent(slug)}`} />
      )}
    </>
  )
}
