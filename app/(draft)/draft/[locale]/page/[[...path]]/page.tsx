import Page from '@/app/[locale]/[[...path]]/page'
import {PreviewBar} from '@/components/editing/preview-bar'
import {SectionGuard} from '@/components/editing/section-guard'
import {isLocale} from '@/lib/i18n/locales'
import {homePath} from '@/lib/routing/paths'

export {generateMetadata} from '@/app/[locale]/[[...path]]/page'

export default async function DraftPage(props: PageProps<'/draft/[locale]/page/[[...path]]'>) {
  const {locale, path = []} = await props.params
  return (
    <>
      <Page {...props} guard={SectionGuard} />
      {isLocale(locale) && (
        <PreviewBar locale={locale} path={path.map(decodeURIComponent).join('/') || homePath} />
      )}
    </>
  )
}
