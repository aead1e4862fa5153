import type {LeadError, LeadFormState} from '@/lib/leads/fields'

import type {LeadFormLabels} from './labels'

/** The text of an error, which may name the domain that the visitor probably meant. */
export function errorText(
  error: LeadError,
  labels: LeadFormLabels,
  {meant = ''}: LeadFormState,
): string {
  return labels.errors[error].replace('{domain}', meant)
}
