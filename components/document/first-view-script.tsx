/**
 * Usually below the first view. Paragraphs of a long text are left out: laying them out one by one takes three times as
 * long.
 */
export const deferredParts = 'main > section ~ section, .reading > div > section, footer'

/*
 * Lays out the page below the first view after the first paint, in small chunks: all at once would block a phone. Until
 * then heights are estimates, so jumps further down wait for the whole layout.
 */
export const firstViewScript = `(function(d){
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

/** Lets a page paint its first view early; goes into `<head>`, whose `<html>` must suppress hydration warnings. */
export function FirstViewScript() {
  return <script dangerouslySetInnerHTML={{__html: firstViewScript}} />
}
