// @vitest-environment jsdom
import {describe, expect, it} from 'vitest'

import {parseTsv, readTable} from '../../../../studio/inputs/table/clipboard'

const read = (html: string, text = '') => readTable({html, text})

describe('cells copied as lines and tabs', () => {
  it('ignores the trailing line break of Windows', () => {
    expect(parseTsv('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })

  it('reads the line breaks of old Macs, and lines of different lengths', () => {
    expect(parseTsv('a\tb\rc\r')).toEqual([
      ['a', 'b'],
      ['c', ''],
    ])
    expect(parseTsv('1,5;a\tb\n2,5;c\td')).toEqual([
      ['1,5;a', 'b'],
      ['2,5;c', 'd'],
    ])
  })

  it('reads quoted tabs and line breaks', () => {
    expect(parseTsv('"two\nlines"\t"a ""b"" c"\t"a\tb"')).toEqual([
      ['two\nlines', 'a "b" c', 'a\tb'],
    ])
  })

  it("keeps a cell's own leading quotation mark", () => {
    expect(parseTsv('"Yes" or no\tb\nc\td')).toEqual([
      ['"Yes" or no', 'b'],
      ['c', 'd'],
    ])
  })
})

describe('cells copied as HTML', () => {
  it('HTML cells keep line breaks and no-break spaces', () => {
    const html = '<table><tr><td>one<br>two</td><td> 67\u202F%\n  de  temps </td></tr></table>'
    expect(read(html)).toEqual([['one\ntwo', '67\u202F% de temps']])
    expect(read('<table><tr><th>Prix\u00A0:</th><td>&nbsp;</td></tr></table>')).toEqual([
      ['Prix\u00A0:', ''],
    ])
  })

  it('HTML cells have no comments, no spaces around their lines and no cells of tables within', () => {
    const inner = '<table><tr><td>inner</td></tr></table>'
    const html = `<table><tr><td><!--StartFragment-->a <br> b</td><td>${inner}</td></tr></table>`
    expect(read(html)).toEqual([['a\nb', 'inner']])
  })

  it('HTML cells keep raised and lowered digits', () => {
    const html =
      '<table><tr><td>CO<font><sub>2</sub></font></td><td>10<span style="color:red;Vertical-Align: super">-6</span></td><td>1<sup>er</sup></td><td>H<i style="vertical-align  :  sub">2</i></td></tr></table>'
    expect(read(html)).toEqual([['CO₂', '10⁻⁶', '1er', 'H₂']])
  })

  it('spanning HTML cells leave the others empty', () => {
    const html = `<html><body><style>td {color: red}</style><table><colgroup><col></colgroup><tbody>
      <tr><td rowspan="2">A</td><td colspan="2">B</td></tr>
      <tr><td>C</td><td>D &amp; E</td></tr></tbody></table></body></html>`
    expect(read(html)).toEqual([
      ['A', 'B', ''],
      ['', 'C', 'D & E'],
    ])
  })

  it('spans end with the table', () => {
    const html = '<table><tr><td rowspan="99">A</td><td>B</td></tr><tr><td>C</td></tr></table>'
    expect(read(html)).toEqual([
      ['A', 'B'],
      ['', 'C'],
    ])
  })

  it('HTML takes precedence over plain text', () => {
    expect(read('<table><tr><td>a<br>b</td></tr></table>', 'a b\tc')).toEqual([['a\nb']])
  })
})

describe('an ordinary text', () => {
  it('an ordinary text is not a table', () => {
    expect(read('', 'two\nlines')).toBe(null)
    expect(read('<p>Hello</p>', 'Hello')).toBe(null)
  })
})
