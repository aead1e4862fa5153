/** The field, in the form and in a page's query, that says where a visitor came from. */
export const sourceField = 'source'

/** Who accepts the exit popup's offer comes from here; the message of the entry is tagged. */
export const freeTrialSource = 'exit-popup-free-trial'

/** The popups that lead to a form. An entry that came from none has its form as its source. */
export const popupSources = ['exit-popup', freeTrialSource] as const
export type PopupSource = (typeof popupSources)[number]

/** What the page tells its forms when the query has changed without a new page. */
export const sourceEvent = 'lead-source'

/** The popup that a value names, whoever wrote it. */
export function popupSource(value: unknown): PopupSource | undefined {
  return popupSources.find((source) => source === value)
}
