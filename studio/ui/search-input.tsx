import {SearchIcon} from '@sanity/icons/Search'
import {TextInput} from '@sanity/ui'

interface Props {
  label: string
  value: string
  onChange: (value: string) => void
}

/** Searches a list while somebody types. */
export function SearchInput({label, value, onChange}: Props) {
  return (
    <TextInput
      type="search"
      fontSize={1}
      icon={SearchIcon}
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
