/*
 * Vocabulary of the demo. Both languages are always recognized: French teams say “follow-up”, and the English page has
 * French visitors.
 */

/** Returns a pattern for whole words; JavaScript's `\b` treats accented letters as boundaries. */
export function wholeWords(source: string, flags = 'iu'): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, flags)
}

/* Shares common endings to save bytes in the browser. */
const weekday =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche'
const month =
  'jan(?:uary|vier)|f[eé](?:bruary|vrier)|mar(?:ch|s)|april|avril|ma[iy]|ju(?:ne|in|ly|illet)|august|ao[uû]t|(?:sept|nov|d[eé]c)emb(?:er|re)|octob(?:er|re)'
const shortMonth = 'jan|feb|apr|aug|sept?|oct|nov|dec'
const day = '\\d{1,2}(?:st|nd|rd|th|er)?'
const year = '(?:,?\\s+20\\d\\d)?'
const time = '\\d{1,2}(?::\\d\\d)?\\s?(?:am|pm)|\\d{1,2}\\s?h(?:\\s?\\d\\d)?|\\d{1,2}:\\d\\d'
const count = '\\d+|an?|two|three|six|une?|deux|trois'

const calendar = [
  '\\d{4}-\\d\\d-\\d\\d',
  '\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?',
  `${day}\\s+(?:of\\s+)?(?:${month}|${shortMonth})${year}`,
  `(?:${month}|${shortMonth})\\s+${day}${year}`,
  `(?:end\\s+of\\s+|fin\\s+|mi-)(?:${month}|(?:(?:the|next|this)\\s+)?(?:month|quarter|year)|du\\s+(?:mois|trimestre)|d[’']année)`,
  `(?<=(?:in|by|before|until|en|pour|avant|d[’']ici)\\s)(?:${month})${year}`,
  `(?:(?:next|this|last)\\s+)?(?:${weekday})(?:\\s+(?:prochain|dernier|morning|afternoon|matin|après-midi))?`,
  '(?:next|this|last)\\s+(?:week|month|quarter|year)',
  "(?:la\\s+semaine|le\\s+mois|le\\s+trimestre|l[’']an(?:née)?)\\s+(?:prochaine?|derni(?:er|ère))",
  `(?:in|dans)\\s+(?:${count})\\s+(?:days?|weeks?|months?|jours?|semaines?|mois)`,
  '(?:the\\s+)?day\\s+after\\s+tomorrow|today|tomorrow|yesterday',
  "aujourd[’']hui|après-demain|demain|hier",
  '[QT][1-4](?:\\s+20\\d\\d)?',
].join('|')

/** Days, weeks and times, which become date tokens. */
export const datePattern = `(?:${calendar})(?:\\s+(?:at|à)\\s+(?:${time}))?|${time}`

/** Dates on which something happened, as opposed to due dates. */
export const pastDate = wholeWords(
  "today|yesterday|last\\s.+|aujourd[’']hui|hier|.+\\sderni(?:er|ère)",
)

const digits = '\\d{1,3}(?:[\\s.,]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d+)?'
const currency = '€|£|\\$|euros?|eur|dollars?|usd|pounds?|gbp'
const scale = 'k|m|thousand|grand|mille|millions?'

/** Amounts of money, in figures: 40k, €48,000, 48 000 €, 1.2m, 1,2 million d’euros. */
export const amountPattern = [
  `(?:€|£|\\$)\\s?(?:${digits})(?:\\s?(?:${scale}))?`,
  `(?:${digits})\\s?(?:(?:${scale})\\s?)?(?:d[’'])?(?:${currency})`,
  `(?:${digits})\\s?(?:${scale})`,
  '\\d{1,3}(?:[\\s.,]\\d{3})+',
  // Four digits that look like a current year are a number, but not an amount.
  '(?!(?:19|20)\\d\\d(?!\\d))\\d{4,}',
].join('|')

export const emailPattern = '[^\\s@,;]+@[^\\s@,;]+\\.\\p{L}{2,}'

export const phonePattern = '(?:\\+\\d{1,3}|0)[\\s.()-]*\\d(?:[\\s.()-]?\\d){7,}'

export const numberPattern = '\\d+(?:[.,]\\d+)?(?:\\s?%)?'

/** Capitalized words that are not names: starts of sentences, and business vocabulary. */
export const notNames = wholeWords(
  [
    "just|met|with|at|from|to|for|and|but|so|no|yes|hi|hello|the|an?|my|our|their|we|i|(?:i|we)[’'](?:m|ll|ve|re)|s?he|it|they|this|that|him|her|them|me|us|two|up|again",
    'call(?:ed)?|meeting|spoke|deal|won|lost|signed|next|budget|amount|stage|proposal',
    "je|j[’']ai|on|nous|ils?|elles?|l[ae]s?|une?|d[eu]s?|mon|ma|mes|notre|nos|leur|ce|cette|avec|chez|pour|et|mais|non|oui|deux|bonjour",
    'rencontré|vu|appel|rendez-vous|rdv|réunion|affaire|montant|étape|proposition|devis',
    'r?appell?e[rsz]?|r?appelé|relance[rsz]?|relancé|envoyer|send|ask|email|remind',
    'crm|c[etfo]o|vp|d[gs]i?|daf|pme|eu|ue|ai|ia|salesforce|hubspot|opportunit[yé]|contact|account|compte|clients?|company|team|équipe',
  ].join('|'),
)

/** After these, even a lower-case word is a name, because people type in a hurry. */
export const meetingCue = wholeWords(
  'met(?:\\s+with)?|spoke\\s+(?:to|with)|(?:call|meeting)\\s+with|chez|rencontr(?:é|er)',
)

/** Follows a subject at the start of a sentence: a verb, or a comma in notes. */
export const afterSubject =
  /^(?:\s*[,:]|\s+(?:is|are|was|ha[sd]|have|wants?|will|needs?|moves?|signed|asks?|asked|agreed|sa(?:id|ys)|chose|est|ont|a|veut|va|passe|signe|demande|choisit)(?![\p{L}\d]))/iu

export const companyCue =
  /(?:(?<![\p{L}\d])(?:at|from|for|of|chez|de|du|pour|société|company|account|compte)\s+|(?<![\p{L}\d])[dl][’'])$/iu

export const personCue =
  /(?<![\p{L}\d])(?:met|with|to|avec|rencontr(?:é|er)|appelé|called|mr|mrs|ms|mme)\s+$/iu

export const companyName = wholeWords(
  'ltd|inc|corp|gmbh|plc|sas|sarl|sa|groupe?|systems|software|labs|industries|partners|ban(?:k|que)|solutions|consulting|conseil|tech(?:nologies)?|robotics|services|media',
)

const not = "(?<!(?:not|n[’']t|never|pas|jamais)\\s)"

/** The stage a sentence mentions, the most advanced first. */
export const stageWords = [
  ['lost', wholeWords(`${not}(?:lost|perdue?)`)],
  ['won', wholeWords(`${not}(?:won(?![’'])|signed|gagnée?|signée?)`)],
  ['negotiation', wholeWords('negotiat\\p{L}*|négoci\\p{L}*')],
  ['proposal', wholeWords('proposal|quote|proposition|devis')],
] as const

/** Tasks, by the words that announce them. */
export const taskWords = [
  ['followUp', wholeWords('follow(?:ing)?[\\s-]?up|relan\\p{L}*|recontact\\p{L}*')],
  [
    'call',
    wholeWords(
      "call\\p{L}*\\s+(?:[\\p{L}’'-]+\\s+){0,2}back|(?:will|[’']ll|to)\\s+call|rappel\\p{L}*|appeler",
    ),
  ],
] as const

/** A proposal is a task when somebody sends it or it has a date. */
export const proposalWords = stageWords[3][1]
export const sendWords = wholeWords('sen(?:d|ds|ding)|goes\\s+out|envo[iy]\\p{L}*')

export const closeWords = wholeWords(
  'clos(?:es?|ing|ure)|sign\\p{L}*|clôtur\\p{L}*|decision|décision',
)

export const meetingWords = wholeWords(
  'met|meeting|call|spoke|rencontr\\p{L}*|rendez-vous|rdv|réunion|appel|vus?',
)

/** Boundaries between clauses. */
export const clauseEnd = /[.;:!?](?=\s|$)|,|(?<!\p{L})(?:and|then|but|et|puis|mais)(?!\p{L})/giu
