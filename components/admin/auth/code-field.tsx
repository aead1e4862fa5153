import {Field} from '@/components/ui/field/field'

/** Input for the six-digit code of an authenticator app. */
export function CodeField() {
  return (
    <Field
      label="Code"
      hint="6 digits"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="\s*(\d\s*){6}"
      maxLength={12}
      title="The 6 digits your authenticator app shows"
      required
    />
  )
}
