import {expect, test} from 'vitest'

import {readRows, writeRows} from '../../../../lib/flight/rows.ts'

const text = [
  '1:"$Sreact.fragment"\n',
  '2:I[339756,["$3"],"default"]\n',
  ':HL["/a.css","style"]\n',
  '4:X\n',
  // The length of a text is one of bytes, and no line break follows it.
  '5:T9,é:\n…ü6:["$","p",null,{"children":"$5"}]\n',
  '4:T2,en4:C\n',
  '0:{"a":["$L6"]}\n',
].join('')

test('rows are read and written again as they were', () => {
  const rows = readRows(text)
  expect(rows?.map(({id, tag}) => id + tag)).toEqual([
    '1',
    '2I',
    'H',
    '4X',
    '5T',
    '6',
    '4T',
    '4C',
    '0',
  ])
  expect(rows?.[4]?.data).toBe('é:\n…ü')
  expect(writeRows(rows ?? [])).toBe(text)
})

test.for([
  ['a kind that is not known', '1:o4,abcd'],
  ['a line without an end', '1:"a"'],
  ['a text that is shorter than it says', '1:T9,short'],
  ['no id', 'something else'],
])('%s is refused', ([, rows = '']) => {
  expect(readRows(rows)).toBeNull()
})
