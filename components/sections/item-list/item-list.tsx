import type {ComponentProps} from 'react'

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

interface Layout {
  className: string
  frame?: string
  opening?: Pick<ComponentProps<typeof Opening>, 'split' | 'still'>
}

/** How each layout styles the section, its frame and its opening. */
const layouts: Record<Section<'itemList'>['layout'], Layout> = {
  sheet: {className: 'item-sheet', frame: 'frame columns', opening: {still: true}},
  grid: {className: 'item-grid', opening: {split: true}},
  statements: {className: 'item-statements band'},
  milestones: {className: 'item-milestones band'},
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
      {items.map(({_key, label, drawing, scene, title, text, link}) => {
        const own = within(edit, itemPath('items', _key))
        return (
          <li key={_key} className="sheet" {...own()}>
            {label ? (
              <p className="when" {...own('label')}>
                {label}
              </p>
            ) : (
              <LedgerWave />
            )}
            <div className="what">
              <Icon name="check" />
              <HeadedText heading={title} text={text} level="h3" edit={own} />
              <LabeledLink link={link} context={context} {...own('link')} />
              <CardDrawing drawing={drawing} locale={context.locale} {...own('drawing')} />
              {scene && <Scene scene={scene} locale={context.locale} edit={within(own, 'scene')} />}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function LedgerItems({items, context, edit}: ItemsProps) {
  return (
    <Ledger items={items} edit={edit} field="items">
      {({drawing, scene, link}, own) => (
        <>
          <CardDrawing drawing={drawing} locale={context.locale} {...own('drawing')} />
          {scene && <Scene scene={scene} locale={context.locale} edit={within(own, 'scene')} />}
          <LabeledLink link={link} context={context} {...own('link')} />
        </>
      )}
    </Ledger>
  )
}

/** A heading and titled items. */
export function ItemList({section, context, edit, heading}: SectionProps<'itemList'>) {
  const {_key, scene, items, layout} = section
  const {className, frame = 'frame', opening} = layouts[layout]
  const Items = layout === 'milestones' ? MilestoneCards : LedgerItems
  return (
    <section className={className} aria-labelledby={`${_key}-title`} {...edit()}>
      <div className={frame}>
        <Opening section={section} level={heading} edit={edit} {...opening}>
          {scene && <Scene scene={scene} locale={context.locale} edit={within(edit, 'scene')} />}
        </Opening>
        <Items items={items} context={context} edit={edit} />
      </div>
    </section>
  )
}
