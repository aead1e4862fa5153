import {getTranslations} from 'next-intl/server'
import {styled} from 'styled-components'

import {Icon} from '@/components/ui/icon/icon'
import {SourceNote} from '@/components/ui/source-note/source-note'
import {Table} from '@/components/ui/table/table'
import {Words} from '@/components/ui/words/words'
import type {Locale} from '@/lib/i18n/locales'
import type {Section} from '@/lib/sanity/content'

import {type Answer, readCell} from './answer'

const Root = styled.div`
  .answer {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--space-2);
  }

  .answer .icon {
    margin-block-start: 0.0625rem;
  }

  strong {
    font-weight: 600;
  }

  td:not(:last-child) p {
    color: var(--ink-soft);
  }

  td strong {
    color: var(--ink);
  }

  .source {
    max-width: var(--measure);
    margin-block-start: var(--space-5);
  }

  @container (width >= 42rem) {
    table {
      table-layout: fixed;
    }
  }
`

const icons = {yes: 'check', no: 'x', depends: 'circle-dashed'} as const

function CellText({text, words}: {text: string; words: Record<Answer, string>}) {
  const {answer, word, rest} = readCell(text, words)
  if (!answer) {
    return (
      <p>
        <Words text={rest} />
      </p>
    )
  }
  return (
    <div className="answer">
      <Icon name={icons[answer]} />
      <p>
        <strong>{word}</strong>
        <Words text={rest} />
      </p>
    </div>
  )
}

interface Props {
  table: Section<'comparison'>['table']
  /** Unique on its page. */
  id: string
  locale: Locale
}

/** Products side by side, ours ruled in green, with where the facts come from. It has to stand in a container. */
export async function ComparisonTable({table, id, locale}: Props) {
  const {title, columns, rows, source, asOf} = table
  const t = await getTranslations({locale, namespace: 'comparison'})
  const words = {yes: t('yes'), no: t('no'), depends: t('depends')}
  return (
    <Root>
      <Table id={id} caption={title} room={columns.length + 1} ruled>
        <thead>
          <tr>
            <th scope="col">{t('criterion')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows?.map(({_key: key, criterion, cells}) => (
            <tr key={key}>
              <th scope="row">
                <Words text={criterion} />
              </th>
              {cells?.map((cell, index) => (
                <td key={columns[index]}>
                  <CellText text={cell} words={words} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <SourceNote source={source} asOf={asOf} locale={locale} />
    </Root>
  )
}
