interface Props {
  title: string
  text?: string
  tone?: 'good' | 'error'
}

/** What just happened, or what is not possible, above the content of an admin page. */
export function Notice({title, text, tone = 'good'}: Props) {
  return (
    <div className="notice" data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <strong>{title}</strong>
      {text && <p>{text}</p>}
    </div>
  )
}
