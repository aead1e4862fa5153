import {type ComponentType, createElement} from 'react'
import {expect, it} from 'vitest'

import {EmbeddedCalculator} from '../../../../components/blocks/embedded-calculator/embedded-calculator'
import {Calculator} from '../../../../components/calculator/calculator'
import {CalculatorPanel} from '../../../../components/calculator/calculator-panel'
import {roiLabels} from '../../../../components/calculator/labels'
import {RoiCalculator} from '../../../../components/sections/roi-calculator/roi-calculator'
import type {Locale} from '../../../../lib/i18n/locales'
import type {EditDocument} from '../../../../lib/sanity/preview/edit'
import {drawnBy, editable, editsOf, pageIn} from '../pieces.ts'
import {roi} from '../sections/fields.ts'

const settings = {...roi, timeSaved: 0.505, _id: 'c', _type: 'roiCalculator'}
const shown = {_key: 'k', heading: 'Count', intro: 'Intro', variant: 'home', note: null, settings}

function panel(
  locale: Locale,
  variant: 'home' | 'article',
  note: string | null,
  edit = pageIn(locale).edit,
) {
  const own = edit({_id: 's', _type: 'page'})
  const props = {id: 'k', variant, settings, note, context: pageIn(locale, edit), edit: own}
  return createElement(CalculatorPanel, props as never)
}

it.each<[Locale, 'home' | 'article', string | null, string]>([
  [
    'en',
    'home',
    'Before tax.',
    '<div data-variant="home" data-ready="false"> ¶ Your team ¶ Loading... ¶ <label for="k-teamSize" id="k-teamSize-label"> ¶ People on the team ¶ <input autoComplete="off" disabled="" id="k-teamSize" inputMode="numeric" readOnly="" value="10"/> ¶ <input autoComplete="off" disabled="" type="range" aria-labelledby="k-teamSize-label" aria-valuetext="10" min="0" max="100" step="1" style="--to:10.00%" value="10"/> ¶ <label for="k-averageSalary" id="k-averageSalary-label"> ¶ Average salary per year ¶ <input autoComplete="off" disabled="" id="k-averageSalary" inputMode="numeric" readOnly="" value="$52,000"/> ¶ <input autoComplete="off" disabled="" type="range" aria-labelledby="k-averageSalary-label" aria-valuetext="$52,000" min="0" max="130000" step="1000" style="--to:40.00%" value="52000"/> ¶ <label for="k-hoursPerDay" id="k-hoursPerDay-label"> ¶ CRM hours per person per day ¶ <input autoComplete="off" disabled="" id="k-hoursPerDay" inputMode="decimal" readOnly="" value="1"/> ¶ <input autoComplete="off" disabled="" type="range" aria-labelledby="k-hoursPerDay-label" aria-valuetext="1" min="0" max="4" step="0.5" style="--to:25.00%" value="1"/> ¶ <label for="k-crmCost" id="k-crmCost-label"> ¶ Annual CRM cost optional ¶ <input autoComplete="off" disabled="" aria-describedby="k-crmCost-compared" id="k-crmCost" inputMode="numeric" readOnly="" value="$0"/> ¶ <input autoComplete="off" disabled="" aria-describedby="k-crmCost-compared" type="range" aria-labelledby="k-crmCost-label" aria-valuetext="$0" min="0" max="130000" step="1000" style="--to:0.00%" value="0"/> ¶ <p id="k-crmCost-compared"> ¶ Add it to compare it with the benefit. ¶ <div data-output="totalBenefit" style="--from:0.00%;--to:51.67%"> ¶ Total annual benefit ¶ $30,553 ¶ <div data-output="monthlyBenefit" style="--from:0.00%;--to:5.00%"> ¶ Monthly benefit ¶ $2,546 ¶ <div data-output="annualCRMCost" style="--from:0.00%;--to:91.67%"> ¶ Current admin cost ¶ $55,000 ¶ <dd aria-hidden="true"> ¶ <div data-output="annualSavings" style="--from:0.00%;--to:46.67%"> ¶ Time savings ¶ $27,775 ¶ <dd aria-hidden="true"> ¶ <div data-output="productivityGain" style="--from:46.67%;--to:51.67%"> ¶ Productivity gain ¶ $2,778 ¶ <dd aria-hidden="true"> ¶ <p aria-hidden="true"> ¶ $0$30,000$60,000 ¶ At 1 hour a day, CRM entry by 10 people costs you $55,000 a year. You’d get $30,553 back. ¶ How we calculate this[chevron-down] ¶ Hourly rate: salary divided by 52 weeks of 40 hours. ¶ Current admin cost: people × hours per day × hourly rate × 220 working days. ¶ Time savings: 50.5% of that cost. ¶ Productivity gain from better data: 10% of the savings. ¶ Total annual benefit: savings plus gain. Divide by 12 for the monthly benefit. ¶ Before tax.',
  ],
  [
    'fr',
    'article',
    null,
    '<div data-variant="article" data-ready="false"> ¶ Votre équipe ¶ Chargement… ¶ <label for="k-teamSize" id="k-teamSize-label"> ¶ Personnes dans l’équipe ¶ <input autoComplete="off" disabled="" id="k-teamSize" inputMode="numeric" readOnly="" value="10"/> ¶ <input autoComplete="off" disabled="" type="range" aria-labelledby="k-teamSize-label" aria-valuetext="10" min="0" max="100" step="1" style="--to:10.00%" value="10"/> ¶ <label for="k-averageSalary" id="k-averageSalary-label"> ¶ Salaire annuel moyen ¶ <input autoComplete="off" disabled="" id="k-averageSalary" inputMode="numeric" readOnly="" value="52\u202f000\u00a0€"/> ¶ <input autoComplete="off" disabled="" type="range" aria-labelledby="k-averageSalary-label" aria-valuetext="52\u202f000\u00a0€" min="0" max="130000" step="1000" style="--to:40.00%" value="52000"/> ¶ <label for="k-hoursPerDay" id="k-hoursPerDay-label"> ¶ Heures de CRM par jour et par personne ¶ <input autoComplete="off" disabled="" id="k-hoursPerDay" inputMode="decimal" readOnly="" value="1"/> ¶ <input autoComplete="off" disabled="" type="range" aria-labelledby="k-hoursPerDay-label" aria-valuetext="1" min="0" max="4" step="0.5" style="--to:25.00%" value="1"/> ¶ <div data-output="annualCRMCost" style="--from:0.00%;--to:89.58%"> ¶ Coût actuel de la saisie ¶ 55\u202f000\u00a0€ ¶ <dd aria-hidden="true"> ¶ <div data-output="annualSavings" style="--from:0.00%;--to:45.83%"> ¶ Temps gagné ¶ 27\u202f775\u00a0€ ¶ <dd aria-hidden="true"> ¶ <div data-output="productivityGain" style="--from:0.00%;--to:4.17%"> ¶ Gain de productivité ¶ 2\u202f778\u00a0€ ¶ <dd aria-hidden="true"> ¶ <div data-output="totalBenefit" style="--from:0.00%;--to:50.00%"> ¶ Gain annuel total ¶ 30\u202f553\u00a0€ ¶ <dd aria-hidden="true"> ¶ <div data-output="monthlyBenefit" style="--from:0.00%;--to:4.17%"> ¶ Gain mensuel ¶ 2\u202f546\u00a0€ ¶ À 1 heure par jour, la saisie de 10 personnes vous coûte 55\u202f000\u00a0€ par an. Vous en récupérez 30\u202f553\u00a0€. ¶ Le détail du calcul[chevron-down] ¶ Salaire horaire\u202f: le salaire annuel divisé par 52 semaines de 40 heures (plus élevé à 35 heures). ¶ Coût actuel de la saisie\u202f: personnes × heures par jour × salaire horaire × 220 jours ouvrés. ¶ Temps gagné\u202f: 50,5\u00a0% de ce coût. ¶ Gain de productivité grâce à de meilleures données\u202f: 10\u00a0% du temps gagné. ¶ Gain annuel total\u202f: temps gagné plus gain de productivité. Divisez par 12 pour le gain mensuel.',
  ],
])(
  'before its script has loaded, the calculator shows its example: %s, %s',
  async (locale, variant, note, pieces) => {
    expect(await drawnBy(panel(locale, variant, note))).toBe(pieces)
  },
)

it('the default values, the days and the note open in the Studio', async () => {
  expect(await editsOf(panel('en', 'home', 'Note', editable))).toBe(
    'c teamSize ¶ c averageSalary ¶ c hoursPerDay ¶ c workingDays ¶ s note',
  )
})

it.each([
  [
    'with its example',
    {},
    '<div data-variant="article" data-ready="true"> ¶ Your team ¶ <label for="k-teamSize" id="k-teamSize-label"> ¶ People on the team ¶ <input autoComplete="off" id="k-teamSize" inputMode="numeric" value="10"/> ¶ <input autoComplete="off" type="range" aria-labelledby="k-teamSize-label" aria-valuetext="10" min="0" max="100" step="1" style="--to:10.00%" value="10"/> ¶ <label for="k-averageSalary" id="k-averageSalary-label"> ¶ Average salary per year ¶ <input autoComplete="off" id="k-averageSalary" inputMode="numeric" value="$52,000"/> ¶ <input autoComplete="off" type="range" aria-labelledby="k-averageSalary-label" aria-valuetext="$52,000" min="0" max="130000" step="1000" style="--to:40.00%" value="52000"/> ¶ <label for="k-hoursPerDay" id="k-hoursPerDay-label"> ¶ CRM hours per person per day ¶ <input autoComplete="off" id="k-hoursPerDay" inputMode="decimal" value="1"/> ¶ <input autoComplete="off" type="range" aria-labelledby="k-hoursPerDay-label" aria-valuetext="1" min="0" max="4" step="0.5" style="--to:25.00%" value="1"/> ¶ <div data-output="annualCRMCost" style="--from:0.00%;--to:89.58%"> ¶ Current admin cost ¶ $55,000 ¶ <dd aria-hidden="true"> ¶ <div data-output="annualSavings" style="--from:0.00%;--to:45.83%"> ¶ Time savings ¶ $27,500 ¶ <dd aria-hidden="true"> ¶ <div data-output="productivityGain" style="--from:0.00%;--to:4.17%"> ¶ Productivity gain ¶ $2,750 ¶ <dd aria-hidden="true"> ¶ <div data-output="totalBenefit" style="--from:0.00%;--to:50.00%"> ¶ Total annual benefit ¶ $30,250 ¶ <dd aria-hidden="true"> ¶ <div data-output="monthlyBenefit" style="--from:0.00%;--to:4.17%"> ¶ Monthly benefit ¶ $2,521 ¶ At 1 hour a day, CRM entry by 10 people costs you $55,000 a year. You’d get $30,250 back.',
  ],
  [
    'without anybody',
    {teamSize: 0, averageSalary: 0, hoursPerDay: 0},
    '<div data-variant="article" data-ready="true"> ¶ Your team ¶ <label for="k-teamSize" id="k-teamSize-label"> ¶ People on the team ¶ <input autoComplete="off" id="k-teamSize" inputMode="numeric" value="0"/> ¶ <input autoComplete="off" type="range" aria-labelledby="k-teamSize-label" aria-valuetext="0" min="0" max="1" step="1" style="--to:0.00%" value="0"/> ¶ <label for="k-averageSalary" id="k-averageSalary-label"> ¶ Average salary per year ¶ <input autoComplete="off" id="k-averageSalary" inputMode="numeric" value="$0"/> ¶ <input autoComplete="off" type="range" aria-labelledby="k-averageSalary-label" aria-valuetext="$0" min="0" max="1000" step="1000" style="--to:0.00%" value="0"/> ¶ <label for="k-hoursPerDay" id="k-hoursPerDay-label"> ¶ CRM hours per person per day ¶ <input autoComplete="off" id="k-hoursPerDay" inputMode="decimal" value="0"/> ¶ <input autoComplete="off" type="range" aria-labelledby="k-hoursPerDay-label" aria-valuetext="0" min="0" max="0.5" step="0.5" style="--to:0.00%" value="0"/> ¶ <div data-output="annualCRMCost" style="--from:0.00%;--to:0.00%"> ¶ Current admin cost ¶ $0 ¶ <dd aria-hidden="true"> ¶ <div data-output="annualSavings" style="--from:0.00%;--to:0.00%"> ¶ Time savings ¶ $0 ¶ <dd aria-hidden="true"> ¶ <div data-output="productivityGain" style="--from:0.00%;--to:0.00%"> ¶ Productivity gain ¶ $0 ¶ <dd aria-hidden="true"> ¶ <div data-output="totalBenefit" style="--from:0.00%;--to:0.00%"> ¶ Total annual benefit ¶ $0 ¶ <dd aria-hidden="true"> ¶ <div data-output="monthlyBenefit" style="--from:0.00%;--to:0.00%"> ¶ Monthly benefit ¶ $0 ¶ At 0 hours a day, CRM entry by 0 people costs you $0 a year. You’d get $0 back.',
  ],
])('the loaded calculator begins %s', async (_, changes, pieces) => {
  const props = {id: 'k', variant: 'article', locale: 'en', settings: {...roi, ...changes}} as const
  const drawn = await drawnBy(createElement(Calculator, {...props, labels: await roiLabels('en')}))
  expect(drawn).toBe(pieces)
})

it.each([
  [
    'section',
    RoiCalculator,
    {section: shown},
    '<section aria-labelledby="k-title"> ¶ <h3 id="k-title"> ¶ Count ¶ Intro ¶ <div data-variant="home" data-ready="false"> ¶ Your team ¶ Loading...',
    's ¶ s heading ¶ s intro ¶ c teamSize ¶ c averageSalary ¶ c hoursPerDay ¶ c workingDays',
  ],
  [
    'block',
    EmbeddedCalculator,
    {block: shown, id: 'k'},
    '<section aria-labelledby="k-title"> ¶ <h3 id="k-title"> ¶ Count ¶ <div data-variant="article" data-ready="false"> ¶ Your team ¶ Loading...',
    's heading ¶ c teamSize ¶ c averageSalary ¶ c hoursPerDay ¶ c workingDays',
  ],
])('the calculator has a heading in its %s', async (_, component, own, pieces, edits) => {
  const draw = (edit: EditDocument) => {
    const fields = edit({_id: 's', _type: 'page'})
    const props = {...own, context: pageIn('en', edit), edit: fields, heading: 'h3'}
    return createElement(component as ComponentType<object>, props)
  }
  const drawn = await drawnBy(draw(pageIn('en').edit))
  expect(drawn.slice(0, drawn.indexOf(' ¶ <label'))).toBe(pieces)
  expect(await editsOf(draw(editable))).toBe(edits)
})
