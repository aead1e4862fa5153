import {createElement as h} from 'react'
import {useTranslation} from 'sanity'
import {expect, test} from 'vitest'

import type {Changes} from '../../../../studio/inputs/pasted-text/convert'
import {pastedTextMessages} from '../../../../studio/inputs/pasted-text/messages'
import {changesIn} from '../../../../studio/inputs/pasted-text/notice'
import {inBoth} from '../screen'

const unchanged: Changes = {
  headings: 0,
  paragraphs: 0,
  formats: [],
  tables: 0,
  pictures: 0,
  links: 0,
  others: false,
}

function Sentences({changes, blocks}: {changes: Partial<Changes>; blocks: string[]}) {
  const {t} = useTranslation(pastedTextMessages.namespace)
  return changesIn({...unchanged, ...changes}, {blocks}, t).join(' | ')
}

const all = {headings: 1, paragraphs: 1, tables: 1, pictures: 1, links: 1, others: true}

test.each<[string, Partial<Changes>, string[], string, string]>([
  ['nothing', {}, ['illustration'], '', ''],
  [
    'headings, however many',
    {headings: 2},
    [],
    'Headings were moved to the levels this text allows.',
    'Les titres ont été ramenés aux niveaux permis dans ce texte.',
  ],
  [
    'two formats',
    {formats: ['strong', 'strike-through']},
    [],
    'The text was kept without this formatting: bold, strikethrough.',
    'Le texte est gardé, sans cette mise en forme : gras, texte barré.',
  ],
  [
    'a picture that is left out',
    {pictures: 1},
    ['dataTable'],
    'The picture was left out.',
    'L’image a été laissée de côté.',
  ],
  [
    'pictures to choose',
    {pictures: 2},
    ['illustration'],
    '2 pictures couldn’t be copied. Choose them where they’re missing.',
    '2 images n’ont pas pu être copiées. Choisissez-les là où elles manquent.',
  ],
  [
    'one of each kind',
    all,
    ['illustration'],
    'Headings were moved to the levels this text allows. | One heading became a bold paragraph, because this text has no such level. | Only the text of the table was kept. Add a caption. | The picture couldn’t be copied. Choose it where it’s missing. | One link within the document was left out. | Dividing lines, videos and drawings were left out.',
    'Les titres ont été ramenés aux niveaux permis dans ce texte. | Un titre est devenu un paragraphe en gras, car ce texte n’a pas ce niveau. | Seul le texte du tableau est gardé. Ajoutez une légende. | L’image n’a pas pu être copiée. Choisissez-la là où elle manque. | Un lien interne au document a été laissé de côté. | Les filets, les vidéos et les dessins ont été laissés de côté.',
  ],
  [
    'several of three kinds',
    {paragraphs: 2, tables: 2, links: 2},
    [],
    '2 headings became bold paragraphs, because this text has no such levels. | Only the text of 2 tables was kept. Add their captions. | 2 links within the document were left out.',
    '2 titres sont devenus des paragraphes en gras, car ce texte n’a pas ces niveaux. | Seul le texte de 2 tableaux est gardé. Ajoutez leurs légendes. | 2 liens internes au document ont été laissés de côté.',
  ],
])('a paste that changes %s says so', async (_, changes, blocks, ...expected) => {
  expect(await inBoth(h(Sentences, {changes, blocks}))).toEqual(expected)
})
