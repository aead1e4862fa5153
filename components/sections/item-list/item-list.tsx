import type {ComponentProps, ElementType} from 'react'
import {styled} from 'styled-components'

import {Scene} from '@/components/scene/scene'
import type {SectionContext, SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {CardDrawing} from '@/components/ui/drawing/card-drawing'
import {HeadedText} from '@/components/ui/headed-text/headed-text'
import {Icon} from '@/components/ui/icon/icon'
import {Ledger} from '@/components/ui/ledger/ledger'
import {LabeledLink} from '@/components/ui/link/labeled-link'
import {LedgerWave} from '@/components/ui/waveform/ledger-wave'
import {type Edit, itemPath, within} from '@/lib/sanity/preview/edit'
import type {Section} from '@/lib/sanity/types'

const Sheet = styled.section`
  padding-block: var(--space-section);

  .opening .lead {
    max-width: 26rem;
  }

  /* A sheet of benefits, two to a row. */
  .ledger {
    overflow: clip;
    gap: 0;
    border: 1px solid var(--rule);
    border-radius: var(--radius-large);
    background: var(--sheet);
  }

  li {
    margin-block-start: -1px;
    padding: var(--space-5);
  }

  h3 {
    margin-block-start: var(--space-3);
    font-size: var(--step-2);
    line-height: 1.25;
    letter-spacing: -0.01em;
  }

  @media (width >= 40rem) {
    .ledger {
      grid-template-columns: 1fr 1fr;
    }

    li {
      padding: var(--space-6);
    }

    /* The first of an odd number takes a row. */
    li:first-of-type:nth-last-of-type(odd) {
      grid-column: 1 / -1;
    }

    li:nth-last-of-type(odd):not(:first-of-type) {
      border-inline-start: 1px solid var(--rule);
    }
  }
`

const Statements = styled.section`
  padding-block: var(--space-section);
  background: var(--tint);

  .ledger {
    gap: var(--space-6) clamp(2rem, 6vw, 6rem);
  }

  li {
    justify-items: start;
    gap: var(--space-3);
    padding-block: var(--space-4) 0;
    border-color: var(--rule-strong);
  }

  h3 {
    font-family: var(--font-text);
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.4;
    letter-spacing: 0;
    color: var(--ink-soft);
  }

  /* Conditions are larger than names, because readers look for their own situation. */
  li p {
    max-width: none;
    font-family: var(--font-display);
    font-size: var(--step-3);
    line-height: 1.24;
    letter-spacing: -0.012em;
    text-wrap: balance;
    color: inherit;
  }

  li a {
    padding-block: var(--space-2);
  }

  @media (width >= 48rem) {
    .ledger {
      grid-template-columns: 1fr 1fr;
      row-gap: var(--space-8);
    }
  }
`

const Milestones = styled.section`
  padding-block: var(--space-section);
  background: var(--tint);

  ol {
    display: grid;
    gap: var(--space-5);
  }

  li {
    display: grid;
    gap: var(--space-6);
    grid-template-rows: auto 1fr;
    padding: clamp(1.25rem, 3vw, 2.5rem);
  }

  .when {
    font-family: var(--font-display);
    font-size: clamp(4rem, 2rem + 8vw, 8.5rem);
    font-weight: 650;
    line-height: 0.86;
    letter-spacing: -0.045em;
  }

  .picture {
    align-self: center;
    width: 100%;
    height: auto;
    stroke-width: 6;
  }

  .what {
    display: grid;
    grid-template-columns: auto 1fr;
    align-content: start;
    gap: var(--space-2) var(--space-3);
    padding-block-start: var(--space-4);
    border-block-start: 2px solid var(--record);
  }

  .what .icon {
    margin-block-start: 0.2em;
    font-size: var(--step-3);
    width: 1em;
    height: 1em;
    color: var(--record);
  }

  .what > :is(p, a) {
    grid-column: 2;
  }

  .what p {
    max-width: var(--measure);
    color: var(--ink-soft);
  }

  @media (width >= 48rem) {
    ol {
      grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr));
    }
  }
`

interface Layout {
  Root: ElementType
  className?: string
  frame?: string
  opening?: Pick<ComponentProps<typeof Opening>, 'split' | 'small' | 'still'>
}

/** How each layout styles the section, its frame and its opening. */
const layouts: Record<Section<'itemList'>['layout'], Layout> = {
  sheet: {Root: Sheet, frame: 'frame columns', opening: {small: true, still: true}},
  grid: {Root: 'section', className: 'item-grid', opening: {split: true, small: true}},
  statements: {Root: Statements, className: 'band'},
  milestones: {Root: Milestones, className: 'band'},
}

interface ItemsProps {
  items: Section<'itemList'>['items']
  context: SectionContext
  edit: Edit
}

/** Cards in chronological order, each with its label or a drawing. */
function MilestoneCards({items, context, edit}: ItemsProps) {
  return (
    <ol>
      {items.map(({_key, label, drawing, title, text, link}) => {
        const own = within(edit, itemPath('items', _key))
        return (
          <li key={_key} className="sheet" {...own()}>
            {label ? (
              <p className="when" {...own('label')}>
                {label}
              </p>
            ) : (
              <LedgerWave seed={title} />
            )}
            <div className="what">
              <Icon name="check" />
              <HeadedText heading={title} text={text} level="h3" edit={own} />
              <LabeledLink link={link} context={context} {...own('link')} />
            </div>
            <CardDrawing
              drawing={drawing}
              seed={_key}
              locale={context.locale}
              {...own('drawing')}
            />
          </li>
        )
      })}
    </ol>
  )
}

function LedgerItems({items, context, edit}: ItemsProps) {
  return (
    <Ledger items={items} edit={edit} field="items">
      {({_key, drawing, link}, own) => (
        <>
          <CardDrawing drawing={drawing} seed={_key} locale={context.locale} {...own('drawing')} />
          <LabeledLink link={link} context={context} {...own('link')} />
        </>
      )}
    </Ledger>
  )
}

/** A heading and titled items. */
export function ItemList({section, context, edit, heading}: SectionProps<'itemList'>) {
  const {_key, scene, items, layout} = section
  const {Root, className, frame = 'frame', opening} = layouts[layout]
  const Items = layout === 'milestones' ? MilestoneCards : LedgerItems
  return (
    <Root className={className} aria-labelledby={`${_key}-title`} {...edit()}>
      <div className={frame}>
        <Opening section={section} level={heading} edit={edit} {...opening}>
          {scene && <Scene scene={scene} locale={context.locale} edit={within(edit, 'scene')} />}
        </Opening>
        <Items items={items} context={context} edit={edit} />
      </div>
    </Root>
  )
}
