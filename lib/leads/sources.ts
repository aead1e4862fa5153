/** Field and query parameter that name where the visitor came from. */
export const sourceField = 'source'

/** Source of visitors who accept the exit popup's offer; their message is tagged. */
export const freeTrialSource = 'exit-popup-free-trial'

/** Popups that open a form. Other entries have their form as source. */
export const popupSources = ['exit-popup', freeTrialSource] as const
export type PopupSource = (typeof popupSources)[number]

/** Parses a popup source; undefined for other values. */
export function popupSource(value: unknown): PopupSource | undefined {
  return popupSources.find((source) => source === value)
}
