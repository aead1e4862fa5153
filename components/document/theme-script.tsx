/*
 * Runs before the first paint, so that a chosen theme never flashes. One listener on the document serves every theme
 * switch without framework code.
 */
export const themeScript = `(function(d){var r=d.documentElement,k='theme';
function apply(t){if(t==='light'||t==='dark')r.dataset.theme=t;else delete r.dataset.theme}
function saved(){try{return localStorage.getItem(k)||'system'}catch(e){return'system'}}
function mark(){d.querySelectorAll('[data-theme-switch] input').forEach(function(i){i.checked=i.value===saved()})}
apply(saved());
d.addEventListener('DOMContentLoaded',mark);addEventListener('pageshow',mark);
d.addEventListener('change',function(e){var i=e.target;if(!i.closest('[data-theme-switch]'))return;
try{localStorage.setItem(k,i.value)}catch(e){}apply(i.value);mark()})
})(document)`

/** Sets the theme a visitor chose; goes into `<head>`, whose `<html>` must suppress hydration warnings. */
export function ThemeScript() {
  return <script dangerouslySetInnerHTML={{__html: themeScript}} />
}
