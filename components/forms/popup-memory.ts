const offeredKey = 'exit-popup'
const receivedKey = 'lead-received'
const requestKey = 'exit-request'

/** Fallback where storage is blocked. */
const here = new Map<string, string>()

function read(storage: () => Storage, key: string): string | undefined {
  try {
    return here.get(key) ?? storage().getItem(key) ?? undefined
  } catch {
    return here.get(key)
  }
}

function write(storage: () => Storage, key: string, value = '1'): void {
  here.set(key, value)
  try {
    storage().setItem(key, value)
  } catch {
    // Storage can be blocked or full; the page then remembers until it is closed.
  }
}

const session = () => sessionStorage
const device = () => localStorage

/** Remembers that the popup was shown in this session. */
export function noteOffered(): void {
  write(session, offeredKey)
}

/** Remembers that this visitor has sent a request, so that the popup stays closed. */
export function noteReceived(): void {
  write(device, receivedKey)
}

/** Keeps the request that the visitor edited in the popup, for the form on the next page. */
export function keepRequest(text: string): void {
  write(session, requestKey, text)
}

/** The request from the popup, if its offer was taken in this session. */
export const keptRequest = () => read(session, requestKey)

/** Whether the popup may still be shown to this visitor. */
export function mayOffer(): boolean {
  return !read(session, offeredKey) && !read(device, receivedKey)
}
