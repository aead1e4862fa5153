/*
 * What opens a section rises once, when it first comes into view. Script and not a scroll timeline, which would play again
 * on the way back up; and an animation without attributes, which React could not expect. Only the position moves, so text
 * is readable at every moment; what is in view from the start enters with the page.
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
