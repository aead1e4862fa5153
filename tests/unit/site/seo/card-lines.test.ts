import {expect, it} from 'vitest'

import {withLineBreaks} from '../../../../components/share-card/typeset'

const spaced = (text: string) => withLineBreaks(text).replaceAll('\u00A0', '_')

it.each([
  ['Dr. Smith vs. Einstein in the U.S. Market', 'Dr._Smith vs._Einstein in_the U.S._Market'],
  ['Built for St. Denis, Inc. and others', 'Built for St._Denis, Inc._and others'],
  ['CRMs, e.g. Salesforce, i.e. yours', 'CRMs, e.g._Salesforce, i.e._yours'],
  ['M. Martin et Mme Martin, Mlle Roy', 'M._Martin et_Mme_Martin, Mlle_Roy'],
  ['Gen. Lee in Jan. Report, p. ex. Vol. Two', 'Gen._Lee in_Jan._Report, p._ex._Vol._Two'],
  ['Prof. Ada, No. 1, Mr. Oz', 'Prof._Ada, No._1, Mr._Oz'],
])('a card breaks no line after the abbreviations of “%s”', (text, lines) => {
  expect(spaced(text)).toBe(lines)
})

it.each([
  ['Talk. Saywell writes.', 'Talk.\nSaywell writes.'],
  ['Talk… Saywell writes', 'Talk…\nSaywell writes'],
])('a card breaks lines between the sentences of “%s”', (text, lines) => {
  expect(withLineBreaks(text)).toBe(lines)
})
