import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {Words} from '@/components/ui/words/words'

import {Answer} from './answer'
import {SearchForm} from './search-form'
import {siteSearchStyles} from './site-search.styles'

const Root = styled.section`
  ${siteSearchStyles}
`

/** The field that searches the site and, once somebody searched, what was found. */
export function SiteSearch({section, context, edit, heading: Heading}: SectionProps<'siteSearch'>) {
  const {_key, heading, intro} = section
  const {locale, search} = context
  return (
    <Root aria-labelledby={`${_key}-title`} data-answered={search !== undefined} {...edit()}>
      <div className="frame">
        <div className="opening">
          <Heading id={`${_key}-title`} {...edit('heading')}>
            <Words text={heading} />
          </Heading>
          {intro && !search && (
            <p className="lead" {...edit('intro')}>
              <Words text={intro} />
            </p>
          )}
        </div>
        <SearchForm locale={locale} query={search?.query} />
        {search && <Answer search={search} locale={locale} />}
      </div>
    </Root>
  )
}
