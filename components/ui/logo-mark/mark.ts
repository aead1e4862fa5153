/** The mark in a 32-pixel square: three bars of a voice and three rows of a record, as two stroked paths. */
export const mark = {
  size: 32,
  strokeWidth: 3.5,
  voice: 'M3 13v6M9 5v22M15 10v12',
  record: 'M21.5 8H30M21.5 16H30M21.5 24h5',
}
