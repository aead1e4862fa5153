import type {Answer} from '../../../components/comparison-table/cell'
import type {ByLanguage} from '../../../lib/i18n/localized'

/**
 * What the site calls the parts of a comparison, as in its messages: taking these from there would send all messages to the
 * browser. A test compares.
 */
export const comparisonWords: ByLanguage<Record<Answer | 'criterion', string>> = {
  en: {criterion: 'Criterion', yes: 'Yes', no: 'No', depends: 'Depends'},
  fr: {criterion: 'Critère', yes: 'Oui', no: 'Non', depends: 'Dépend'},
}
