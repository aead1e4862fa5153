import {searchAnchor} from '@/lib/routing/paths'

/*
 * The slash, and Ctrl or ⌘ with K, lead to the field that searches the site: on its own page into it, elsewhere to that page,
 * where the address names the field and this script gives it the focus. Some keyboards need Shift for a slash. Nothing
 * happens in a field, where a slash is a slash, and none in a dialog, which has to be closed first.
 */
export const searchScript = `(function(d,id){
function field(){var f=d.getElementById(id);if(f){f.focus();f.select()}return f}
function named(){if(location.hash==='#'+id)field()}
named();addEventListener('hashchange',named);
d.addEventListener('keydown',function(e){var k=e.key,
slash=k==='/'&&!e.ctrlKey&&!e.metaKey&&!e.altKey,
letter=(k==='k'||k==='K')&&e.ctrlKey!==e.metaKey&&!e.altKey&&!e.shiftKey;
if(!slash&&!letter||e.defaultPrevented||e.repeat||e.isComposing)return;
if(e.target.closest('input,select,textarea,[contenteditable]')||d.querySelector('dialog[open]'))return;
var a=d.querySelector('header a.search');if(!field()&&!a)return;
e.preventDefault();if(!d.getElementById(id))location.href=a.href})
})(document,'${searchAnchor}')`

/** What the keys of the search need; its link and its form work without script. */
export function SearchScript() {
  return <script dangerouslySetInnerHTML={{__html: searchScript}} />
}
