import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {searchAnchor} from '@/lib/urls/paths'

import {SearchForm} from './search-form'
import {SearchResults} from './search-results'
import {Root} from './site-search.styles'

/** The search field and its results. */
export function SiteSearch(props: SectionProps<'siteSearch'>) {
  const {section, context, edit, heading, isRepeated} = props
  const {locale, search} = context
  const intro = search ? null : section.intro
  return (
    <Root
      aria-labelledby={`${section._key}-title`}
      data-answered={search !== undefined}
      {...edit()}
    >
      <div className="frame">
        <Opening section={{...section, intro}} level={heading} edit={edit} still />
        <SearchForm
          locale={locale}
          query={search?.query}
          id={isRepeated ? `${section._key}_field` : searchAnchor}
        />
        {search && !isRepeated && <SearchResults search={search} locale={locale} />}
      </div>
    </Root>
  )
}
