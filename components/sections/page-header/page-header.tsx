import {getTranslations} from 'next-intl/server'
import type {ReactNode} from 'react'
import {styled} from 'styled-components'

import {PageBreadcrumb} from '@/components/layout/breadcrumb'
import type {SectionProps} from '@/components/sections/context'
import {Badge} from '@/components/ui/badge/badge'
import {Actions} from '@/components/ui/link/actions'
import {Waveform} from '@/components/ui/waveform/waveform'
import {Words} from '@/components/ui/words/words'
import {formatDay} from '@/lib/i18n/dates'
import type {Locale} from '@/lib/i18n/locales'
import type {EditAttributes} from '@/lib/preview/edit'
import {homePath} from '@/lib/routing/paths'

const Root = styled.section`
  overflow: clip;
  padding-block-start: clamp(0.75rem, 2vw, 1.5rem);

  .top {
    display: grid;
    gap: clamp(1.5rem, 4vw, 3.5rem);
    padding-block: clamp(1.5rem, 4vw, 3.5rem) clamp(0.75rem, 2vw, 2rem);
  }

  .title {
    display: grid;
    justify-items: start;
    gap: var(--space-5);
  }

  h1,
  h2 {
    max-width: 20ch;
  }

  &[data-long='true'] h1,
  &[data-long='true'] h2 {
    max-width: 24ch;
    font-size: clamp(2rem, 1.35rem + 2.9vw, 4.25rem);
    line-height: 1.02;
  }

  .aside {
    display: grid;
    --columns: clamp(2rem, 6vw, 6rem);

    gap: var(--space-6) var(--columns);
    align-items: center;
  }

  .words {
    display: grid;
    gap: var(--space-5);
  }

  /* From the edge of the page to where the words begin. */
  .waveform {
    --edge: max(var(--gutter), (100vw - var(--frame)) / 2);

    width: calc(100% + 2 * var(--edge));
    height: clamp(2.5rem, 6vw, 5rem);
    margin-inline-start: calc(-1 * var(--edge));
  }

  @media (width < 48rem) {
    .waveform {
      order: 1;
    }
  }

  /* Closer bars are thinner. */
  @media (width < 62rem) {
    .waveform path {
      stroke-width: 2px;
    }
  }

  @media (width >= 48rem) {
    .aside {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }

    .waveform {
      width: calc(100% + var(--edge) + var(--columns) - var(--space-6));
    }
  }
`

/** Longest title in characters set in the largest size. */
const shortTitle = 40

/** Renders a day inside a message as `<time>`. */
function timeOf(day: string) {
  return (words: ReactNode) => <time dateTime={day}>{words}</time>
}

interface UpdatedProps extends EditAttributes {
  locale: Locale
  day: string
}

async function Updated({locale, day, ...edit}: UpdatedProps) {
  const t = await getTranslations({locale, namespace: 'pageHeader'})
  return (
    <p className="label" {...edit}>
      {t.rich('updated', {
        date: formatDay(locale, day),
        day: timeOf(day),
      })}
    </p>
  )
}

/** The top of an inner page: breadcrumb, title, and a waveform that settles where the intro begins. */
export function PageHeader({section, context, edit, heading: Heading}: SectionProps<'pageHeader'>) {
  const {_key, badge, title, intro, breadcrumb, updatedAt, links} = section
  return (
    <Root aria-labelledby={`${_key}-title`} data-long={title.length > shortTitle} {...edit()}>
      <div className="frame">
        {breadcrumb && context.page.path !== homePath && (
          <PageBreadcrumb locale={context.locale} page={context.page} edit={context.edit} />
        )}
        <div className="top enter">
          <div className="title">
            {badge && <Badge {...edit('badge')}>{badge}</Badge>}
            <Heading id={`${_key}-title`} {...edit('title')}>
              <Words text={title} />
            </Heading>
          </div>
          <div className="aside">
            <Waveform seed={title} count={84} settles />
            <div className="words">
              {intro && (
                <p className="lead" {...edit('intro')}>
                  <Words text={intro} />
                </p>
              )}
              {updatedAt && (
                <Updated locale={context.locale} day={updatedAt} {...edit('updatedAt')} />
              )}
              <Actions links={links} context={context} edit={edit} />
            </div>
          </div>
        </div>
      </div>
    </Root>
  )
}
