import {ctaAnchor} from '@/lib/routing/paths'

/*
 * Closes the menu when its link leads to this page, and scrolls to the call to action that a button of another page asked
 * for. That link keeps its fragment for browsers without script; here the script drops it to scroll smoothly.
 */
export const navigationScript = `(function(d){
d.addEventListener('click',function(e){var a=e.target.closest('a');if(!a)return;
var p=a.closest('[popover]');if(p)p.hidePopover();
if(/[?&]scrollTo=/.test(a.getAttribute('href')))a.hash=''});
if(new URLSearchParams(location.search).get('scrollTo')==='${ctaAnchor}')setTimeout(function(){
var s=d.getElementById('${ctaAnchor}');if(s){s.scrollIntoView();s.focus({preventScroll:true})}},500)
})(document)`

/** Script of the menus and the call-to-action links. The rest of the header works without it. */
export function NavigationScript() {
  return <script dangerouslySetInnerHTML={{__html: navigationScript}} />
}
