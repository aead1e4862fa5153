import {locales} from '@/lib/i18n/locales'
import {
  languageParameter,
  preferenceAge,
  preferenceName,
  redirectName,
} from '@/lib/urls/request-names'

/*
 * Keeps the language cookie and its copy in local storage in step. A visitor who lost the cookie is sent back to the chosen
 * language before the first paint. Does nothing where cookies are blocked, to avoid loops.
 */
export const languageScript = `(function(d,k){
function language(v){return ${JSON.stringify(locales)}.indexOf(v)<0?null:v}
function cookie(n){var c=d.cookie.split('; ').find(function(c){return c.indexOf(n+'=')===0});return c&&c.slice(n.length+1)}
try{var chosen=language(cookie(k));if(chosen){localStorage.setItem(k,chosen);return}
chosen=language(localStorage.getItem(k));if(!chosen)return;
d.cookie=k+'='+chosen+';path=/;max-age=${preferenceAge};samesite=lax'+(location.protocol==='https:'?';secure':'');
if(chosen===d.documentElement.lang||cookie(k)!==chosen||cookie('${redirectName}')!==encodeURIComponent(location.pathname))return;
var u=new URL(location.href);u.searchParams.set('${languageParameter}',chosen);location.replace(u.href)
}catch(e){}
})(document,'${preferenceName}')`

/** Remembers a visitor's choice of language; goes into `<head>`. */
export function LanguageScript() {
  return <script dangerouslySetInnerHTML={{__html: languageScript}} />
}
