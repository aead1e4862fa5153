/** The `exports` of fflate 0.7 hide its types. */
declare module 'fflate' {
  export function strToU8(text: string): Uint8Array
  export function strFromU8(bytes: Uint8Array): string
  export function zipSync(
    files: Record<string, Uint8Array>,
    options?: {level: 0 | 1 | 6 | 9},
  ): Uint8Array
  export function unzipSync(file: Uint8Array): Record<string, Uint8Array>
}
