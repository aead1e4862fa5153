import Page from '@/app/(search)/search-results/[locale]/page'
import {PreviewBar} from '@/components/editing/preview-bar'
import {SectionGuard} from '@/components/editing/section-guard'
import {isLocale} from '@/lib/i18n/locales'
import {searchPath} from '@/lib/routing/paths'

export {generateMetadata} from '@/app/(search)/search-results/[locale]/page'

export default async function DraftSearch(props: PageProps<'/draft/[locale]/search'>) {
  const {locale} = await props.params
  return (
    <>
      <Page {...props} guard={SectionGuard} />
      {isLocale(locale) && <PreviewBar locale={locale} path={searchPath} />}
    </>
  )
}
