import {searchAnchor} from '@/lib/urls/paths'

/*
 * Opens search with the slash key, Ctrl+K or ⌘K: focuses the field, or goes to the search page, whose URL fragment
 * names it. Ignored while typing and in dialogs. Some keyboards need Shift for a slash.
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

/** The script of the search shortcuts; the link and form work without it. */
export function SearchScript() {
  return <script dangerouslySetInnerHTML={{__html: searchScript}} />
}
