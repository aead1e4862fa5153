/** A change of a configuration or schema file. */
export interface Change {
  line: number
  from: string
  to: string
  /** The file after the change. */
  text: string
}

/** Replaces so many characters of a file. */
export function changeAt(file: string, at: number, length: number, to: string): Change {
  return {
    line: file.slice(0, at).split('\n').length,
    from: file
      .slice(at, at + length)
      .replaceAll(/\s+/g, ' ')
      .trim(),
    to: to.trim(),
    text: file.slice(0, at) + to + file.slice(at + length),
  }
}
