import {Button} from '@/components/ui/button/button'
import type {LeadFormState} from '@/lib/leads/fields'

import type {LeadFormLabels} from './labels'

interface Props {
  sent: NonNullable<LeadFormState['sent']>
  labels: LeadFormLabels
  /** Called when the visitor begins another request. */
  onAgain: () => void
}

/** The submitted values, shown as a CRM record. */
export function Received({sent, labels, onAgain}: Props) {
  const fields = (['name', 'company'] as const).filter((field) => sent[field])
  return (
    <div className="received transcript">
      <div className="step written">
        <p className="label">{labels.written}</p>
        <dl>
          {fields.map((field) => (
            <div key={field} data-outcome="written">
              <dt>{labels.fields[field]}</dt>
              <dd data-field={field}>{sent[field]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Button type="button" variant="secondary" onClick={onAgain}>
        {labels.again}
      </Button>
    </div>
  )
}
