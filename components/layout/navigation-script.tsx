import {ctaAnchor} from '@/lib/i18n/paths'

/*
 * Two things that plain links cannot do: close the menu whose link leads to a place on this very page,
 * and go to the call to action when another page's button asked for it.
 */
const script = `(function(d){
d.addEventListener('click',function(e){var a=e.target.closest('[popover] a');if(a)a.closest('[popover]').hidePopover()});
if(new URLSearchParams(location.search).get('scrollTo')==='${ctaAnchor}')setTimeout(function(){
var s=d.getElementById('${ctaAnchor}');if(s)s.scrollIntoView()},500)
})(document)`

/** What the menus and the call-to-action links need; everything else in the header works without script. */
export function NavigationScript() {
  return <script dangerouslySetInnerHTML={{__html: script}} />
}
