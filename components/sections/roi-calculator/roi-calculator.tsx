import {CalculatorPanel} from '@/components/calculator/calculator-panel'
import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'

/** The ROI calculator, starting from an example that visitors can change. */
export function RoiCalculator({section, context, edit, heading}: SectionProps<'roiCalculator'>) {
  const {_key: id, variant, note, settings} = section
  if (!settings) return null
  return (
    <section
      className="roi-calculator-section calculator-sheet band"
      aria-labelledby={`${id}-title`}
      {...edit()}
    >
      <div className="frame">
        <Opening section={section} level={heading} edit={edit} split />
        <CalculatorPanel
          id={id}
          variant={variant}
          settings={settings}
          note={note}
          context={context}
          edit={edit}
        />
      </div>
    </section>
  )
}
