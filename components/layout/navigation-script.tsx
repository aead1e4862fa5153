import {ctaAnchor} from '@/lib/urls/paths'

/*
 * Closes a menu when its link targets this page, or when the keyboard leaves it. Scrolls to the call to action half a
 * second after another page's button led here, whose fragment is for browsers without script and removed before.
 */
export const navigationScript = `(function(d){
d.addEventListener('click',function(e){var a=e.target.closest('a');if(!a)return;
var p=a.closest('[popover]');if(p)p.hidePopover();
if(/[?&]scrollTo=/.test(a.getAttribute('href')))a.hash=''});
d.addEventListener('focusout',function(e){var p=e.target.closest('[popover]'),t=e.relatedTarget;
if(p&&t&&!p.contains(t)&&t.popoverTargetElement!==p)p.hidePopover()});
if(new URLSearchParams(location.search).get('scrollTo')==='${ctaAnchor}')setTimeout(function(){
var s=d.getElementById('${ctaAnchor}');if(s){s.scrollIntoView();s.focus({preventScroll:true})}},500)
})(document)`

/** The script of the menus and call-to-action links; the rest of the header works without script. */
export function NavigationScript() {
  return <script dangerouslySetInnerHTML={{__html: navigationScript}} />
}
