import {getTranslations} from 'next-intl/server'
import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {Icon} from '@/components/ui/icon/icon'
import {Table} from '@/components/ui/table/table'
import {Words} from '@/components/ui/words/words'

import {type Answer, readCell} from './answer'

const Root = styled.section`
  padding-block: var(--space-8) var(--space-section);

  .opening {
    display: grid;
    gap: var(--space-4);
    margin-block-end: var(--space-6);
  }

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

  @media (width >= 56rem) {
    .opening {
      grid-template-columns: 5fr 7fr;
      gap: var(--space-6);
      align-items: end;
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

/** Products side by side, ours ruled in green, with where the facts come from. */
export async function Comparison({section, context, heading: Heading}: SectionProps<'comparison'>) {
  const {_key, heading, intro, table} = section
  const t = await getTranslations({locale: context.locale, namespace: 'comparison'})
  const words = {yes: t('yes'), no: t('no'), depends: t('depends')}
  return (
    <Root aria-labelledby={`${_key}-title`}>
      <div className="frame">
        <div className="opening reveal">
          <Heading id={`${_key}-title`}>
            <Words text={heading} />
          </Heading>
          {intro && (
            <p className="lead">
              <Words text={intro} />
            </p>
          )}
        </div>
        <Table id={_key} caption={table.title} ruled>
          <thead>
            <tr>
              <th scope="col">{t('criterion')}</th>
              {table.columns?.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows?.map(({_key: key, criterion, cells}) => (
              <tr key={key}>
                <th scope="row">
                  <Words text={criterion} />
                </th>
                {cells?.map((cell, index) => (
                  <td key={table.columns?.[index]}>
                    <CellText text={cell} words={words} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
        {table.source && <p className="label source">{table.source}</p>}
      </div>
    </Root>
  )
}
