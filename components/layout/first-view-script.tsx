import {laterParts} from './styles/later-parts'

/*
 * What is below the first view is laid out after the first paint, in turns of some milliseconds: all at once, it kept a
 * phone from painting, and then from answering. Until then it has heights that are guessed; so whoever comes for a place
 * further down, by an address, by going back or by a click, waits for all of it.
 */
export const firstViewScript = `(function(d){
var r=d.documentElement,n=performance.getEntriesByType('navigation')[0],todo,done=[];
if(location.search||location.hash||!n||n.type!=='navigate'||!('contentVisibility' in r.style))return;
r.dataset.firstView='';
function end(){delete r.dataset.firstView;done.forEach(function(e){e.style.contentVisibility=''});done=[]}
function draw(){if(!('firstView' in r.dataset))return;
var start=performance.now(),e;todo=todo||Array.from(d.querySelectorAll('${laterParts}'));
while(todo.length&&performance.now()-start<4){e=todo.shift();e.style.contentVisibility='visible';done.push(e);e.offsetHeight}
if(todo.length)setTimeout(draw);else end()}
d.addEventListener('click',end,true);
d.addEventListener('DOMContentLoaded',function(){requestAnimationFrame(function(){setTimeout(draw)})})
})(document)`

/** Lets a page paint what is seen first; goes into `<head>`, whose `<html>` must suppress hydration warnings. */
export function FirstViewScript() {
  return <script dangerouslySetInnerHTML={{__html: firstViewScript}} />
}
