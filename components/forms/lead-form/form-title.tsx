import type {LeadFormState} from '@/lib/leads/fields'

import type {LeadFormLabels} from './labels'
import {tones} from './submission-toast'

interface Props {
  title: string | undefined
  state: LeadFormState
  labels: LeadFormLabels
}

/** The page's title, which React moves into its head. It is what a screen reader says first of a new page. */
export function FormTitle({title, state, labels}: Props) {
  if (title === undefined) return null
  const isRefused = state.status !== 'idle' && tones[state.status] === 'error'
  return <title>{isRefused ? labels.errorTitle.replace('{title}', () => title) : title}</title>
}
