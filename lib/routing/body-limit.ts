import en from '../../messages/en.json'
import fr from '../../messages/fr.json'
import {directions, type Locale} from '../i18n/locales'

/** Most bytes of what a form sends: ten times what the longest entry takes. */
export const largestBody = 64 * 1024

const words: Record<Locale, {title: string; text: string}> = {
  en: en.leadForm.tooLarge,
  fr: fr.leadForm.tooLarge,
}

function answerPage(locale: Locale): string {
  const {title, text} = words[locale]
  return `<!doctype html>
<html lang="${locale}" dir="${directions[locale]}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<h1>${title}</h1>
<p>${text}</p>
`
}

/**
 * Refuses what says that it is larger than any form's content, before a byte of it is read. Browsers without script
 * show the answer as a page; the others keep theirs, and the form says that it was not sent.
 */
export function refuseLargeBody(headers: Headers, locale: Locale): Response | undefined {
  if (Number(headers.get('content-length') ?? 0) <= largestBody) return undefined
  return new Response(answerPage(locale), {
    status: 413,
    headers: {'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store'},
  })
}
