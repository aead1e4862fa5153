/*
 * Raises openings once, when they first come into view. A scroll timeline would replay on the way up, and attributes would
 * fail hydration. Only the position moves, so text is readable throughout.
 */
export const revealScript = `(function(d){
if(!window.IntersectionObserver||matchMedia('(prefers-reduced-motion: reduce)').matches)return;
var first=1,o=new IntersectionObserver(function(s){s.forEach(function(e){if(!e.isIntersecting)return;
o.unobserve(e.target);
if(!first)e.target.animate({transform:['translateY(0.75rem)','none']},{duration:300,easing:'ease-out'})});first=0});
d.querySelectorAll('.reveal').forEach(function(e){o.observe(e)})
})(document)`

/** Goes after the sections it watches. */
export function RevealScript() {
  return <script dangerouslySetInnerHTML={{__html: revealScript}} />
}
