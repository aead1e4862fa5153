import {ctaAnchor} from '@/lib/routing/paths'

/*
 * What plain links cannot do: close the menu whose link leads to a place on this very page, and go to the call to action,
 * smoothly and half a second after the page, when another page's button asked for it. That button's link also names the
 * section, for browsers without script; here it would be a jump, so the name goes before the link is followed.
 */
export const navigationScript = `(function(d){
d.addEventListener('click',function(e){var a=e.target.closest('a');if(!a)return;
var p=a.closest('[popover]');if(p)p.hidePopover();
if(/[?&]scrollTo=/.test(a.getAttribute('href')))a.hash=''});
if(new URLSearchParams(location.search).get('scrollTo')==='${ctaAnchor}')setTimeout(function(){
var s=d.getElementById('${ctaAnchor}');if(s){s.scrollIntoView();s.focus({preventScroll:true})}},500)
})(document)`

/** What the menus and the call-to-action links need; everything else in the header works without script. */
export function NavigationScript() {
  return <script dangerouslySetInnerHTML={{__html: navigationScript}} />
}
