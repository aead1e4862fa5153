import type {Answer} from '../../../components/comparison-table/cell'
import type {ByLanguage} from '../../../lib/i18n/localized'

/**
 * The site's labels in a comparison. They repeat `messages/`, which would be bundled as a whole; a test compares both.
 */
export const comparisonLabels: ByLanguage<Record<Answer | 'criterion', string>> = {
  en: {criterion: 'Criterion', yes: 'Yes', no: 'No', depends: 'Depends'},
  fr: {criterion: 'Critère', yes: 'Oui', no: 'Non', depends: 'Dépend'},
}
