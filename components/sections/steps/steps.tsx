import {Scene} from '@/components/scene/scene'
import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {Ledger} from '@/components/ui/ledger/ledger'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {LedgerWave} from '@/components/ui/waveform/ledger-wave'
import {type Edit, itemsOf, within, withoutDrag} from '@/lib/sanity/preview/edit'
import type {Section} from '@/lib/sanity/types'

/** Whether the motif leads into the record of the last step, the only scene. A row has room for four steps. */
function isLanding(steps: Section<'steps'>['steps']): boolean {
  const others = steps.slice(0, -1)
  const hasRoom = others.length > 0 && others.length < 4
  return hasRoom && others.every(({scene}) => !scene) && Boolean(steps.at(-1)?.scene?.fields)
}

/** Names of the steps below the motif; each step has its heading. */
function Stations({steps, edit}: {steps: Section<'steps'>['steps']; edit: Edit}) {
  const step = itemsOf(edit, 'steps')
  return (
    <p className="stations" aria-hidden>
      {steps.map(({_key: key, title}) => (
        <span key={key} {...withoutDrag(step(key, 'title'))}>
          <NoBreak text={title} />
        </span>
      ))}
    </p>
  )
}

/** Numbered steps along a thread. Where only the last has a scene, the motif becomes its rows. */
export function Steps({section, context, edit, heading}: SectionProps<'steps'>) {
  const {steps} = section
  const hasScenes = steps.some(({scene}) => scene)
  return (
    <section className="steps-section" aria-labelledby={`${section._key}-title`} {...edit()}>
      <div
        className={isLanding(steps) ? 'frame landing' : 'frame columns'}
        style={{'--others': steps.length - 1} as object}
      >
        {hasScenes && <LedgerWave />}
        {steps.every(({scene}) => scene) && <Stations steps={steps} edit={edit} />}
        <Opening section={section} level={heading} edit={edit} still />
        <Ledger items={steps} edit={edit} field="steps" numbered reveal>
          {({scene}, own) =>
            scene && <Scene scene={scene} locale={context.locale} edit={within(own, 'scene')} />
          }
        </Ledger>
      </div>
    </section>
  )
}
