const offeredKey = 'exit-popup'
const receivedKey = 'lead-received'

/** Fallback where storage is blocked. */
const here = new Set<string>()

function read(storage: () => Storage, key: string): boolean {
  try {
    return here.has(key) || storage().getItem(key) !== null
  } catch {
    return here.has(key)
  }
}

function write(storage: () => Storage, key: string): void {
  here.add(key)
  try {
    storage().setItem(key, '1')
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

/** Whether the popup may still be shown to this visitor. */
export function mayOffer(): boolean {
  return !read(session, offeredKey) && !read(device, receivedKey)
}
