import rules from '../../content/copy-rules.json' with {type: 'json'}
import {claimsByPage} from '../testing/claims.ts'

const cell = (sentences: string[]) => sentences.join('<br>').replaceAll('|', '\\|') || '—'

const claims = claimsByPage()

for (const subject of Object.keys(rules.claims)) {
  console.log(`\n## ${subject}\n\n| page | English | French |\n| --- | --- | --- |`)
  for (const {page, wording} of claims.filter((claim) => claim.subject === subject)) {
    console.log(`| ${page} | ${cell(wording.en)} | ${cell(wording.fr)} |`)
  }
}
