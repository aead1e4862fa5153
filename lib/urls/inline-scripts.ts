import {locales} from '../i18n/locales'
import {
  ctaAnchor,
  searchAnchor,
  languageParameter,
  preferenceAge,
  preferenceName,
  redirectName,
} from './paths'

/**
 * Usually below the first view. Paragraphs of a long text are left out: laying them out one by one takes three times as
 * long.
 */
export const deferredParts = 'main > section ~ section, .reading > div > section, footer'

/*
 * Lays out the page below the first view after the first paint, in small chunks: all at once would block a phone. Until
 * then heights are estimates, so jumps further down wait for the whole layout.
 */
const firstView = `(function(d){
var r=d.documentElement,n=performance.getEntriesByType('navigation')[0],todo,done=[];
if(location.search||location.hash||!n||n.type!=='navigate'||!('contentVisibility' in r.style))return;
r.dataset.firstView='';
function end(){delete r.dataset.firstView;done.forEach(function(e){e.style.contentVisibility=''});done=[]}
function draw(){if(!('firstView' in r.dataset))return;
var start=performance.now(),e;todo=todo||Array.from(d.querySelectorAll('${deferredParts}'));
while(todo.length&&performance.now()-start<4){e=todo.shift();e.style.contentVisibility='visible';done.push(e);e.offsetHeight}
if(todo.length)setTimeout(draw);else end()}
d.addEventListener('click',end,true);
d.addEventListener('DOMContentLoaded',function(){requestAnimationFrame(function(){setTimeout(draw)})})
})(document)`

/** Detects whether Presentation frames the page, which makes the preview bar redundant. */
const framed = `if(self!==top)document.documentElement.dataset.framed=''`

/*
 * Keeps the language cookie and its copy in local storage in step. A visitor who lost the cookie is sent back to the chosen
 * language before the first paint. Does nothing where cookies are blocked, to avoid loops.
 */
const language = `(function(d,k){
function language(v){return ${JSON.stringify(locales)}.indexOf(v)<0?null:v}
function cookie(n){var c=d.cookie.split('; ').find(function(c){return c.indexOf(n+'=')===0});return c&&c.slice(n.length+1)}
try{var chosen=language(cookie(k));if(chosen){localStorage.setItem(k,chosen);return}
chosen=language(localStorage.getItem(k));if(!chosen)return;
d.cookie=k+'='+chosen+';path=/;max-age=${preferenceAge};samesite=lax'+(location.protocol==='https:'?';secure':'');
if(chosen===d.documentElement.lang||cookie(k)!==chosen||cookie('${redirectName}')!==encodeURIComponent(location.pathname))return;
var u=new URL(location.href);u.searchParams.set('${languageParameter}',chosen);location.replace(u.href)
}catch(e){}
})(document,'${preferenceName}')`

/*
 * Closes a menu when its link targets this page, or when the keyboard leaves it; opens it in browsers without popovers.
 * Opens answers for paper where style sheets cannot. Scrolls to the call to action half a second after another page's
 * button led here, whose fragment is for browsers without script and removed before.
 */
const navigation = `(function(d){
function hide(p){if(p&&p.hidePopover&&p.matches(':popover-open'))p.hidePopover()}
d.addEventListener('click',function(e){var a=e.target.closest('a');if(!a)return;
hide(a.closest('[popover]'));
if(/[?&]scrollTo=/.test(a.getAttribute('href')))a.hash=''});
d.addEventListener('focusout',function(e){var p=e.target.closest('[popover]'),t=e.relatedTarget;
if(p&&t&&!p.contains(t)&&t.popoverTargetElement!==p)hide(p)});
if(!('popover' in d.body))d.addEventListener('click',function(e){var b=e.target.closest('[popovertarget]');
d.querySelectorAll('[popover]').forEach(function(p){
if(b||!p.contains(e.target))p.classList.toggle('open',!!b&&p.id===b.getAttribute('popovertarget')&&!p.classList.contains('open'))})});
if(!CSS.supports('selector(::details-content)'))addEventListener('beforeprint',function(){
d.querySelectorAll('main details').forEach(function(e){e.open=true})});
if(new URLSearchParams(location.search).get('scrollTo')==='${ctaAnchor}')setTimeout(function(){
var s=d.getElementById('${ctaAnchor}');if(s){s.scrollIntoView();s.focus({preventScroll:true})}},500)
})(document)`

/*
 * Opens search with the slash key, Ctrl+K or ⌘K: focuses the field, or goes to the search page, whose URL fragment
 * names it. Ignored while typing and in dialogs. Some keyboards need Shift for a slash.
 */
const search = `(function(d,id){
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

/*
 * Runs before the first paint, so that a chosen theme never flashes. One listener on the document serves every theme
 * switch without framework code.
 */
const theme = `(function(d){var r=d.documentElement,k='theme';
function apply(t){if(t==='light'||t==='dark')r.dataset.theme=t;else delete r.dataset.theme}
function shown(){return r.dataset.theme||'system'}
function saved(){try{return localStorage.getItem(k)||'system'}catch(e){return shown()}}
function mark(){d.querySelectorAll('[data-theme-switch] input').forEach(function(i){i.checked=i.value===shown()})}
apply(saved());
d.addEventListener('DOMContentLoaded',mark);addEventListener('pageshow',function(){apply(saved());mark()});
d.addEventListener('change',function(e){var i=e.target;if(!i.closest('[data-theme-switch]'))return;
try{localStorage.setItem(k,i.value)}catch(e){}apply(i.value);mark()})
})(document)`

/* Hides an announcement that ended after a CDN stored the page. */
const ended = `(function(e){if(Date.parse(e.dataset.until)<Date.now())e.hidden=true})(document.currentScript.parentElement)`

/** The scripts that pages inline: they run before the framework's, or save it. */
export const inlineScripts = {ended, firstView, framed, language, navigation, search, theme}
