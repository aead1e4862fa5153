import {vitalsEndpoint} from '@/lib/routing/endpoints'

/*
 * Reports web vitals once, when the page is left, without cookies or the query string. Browsers buffer these entries, so
 * nothing is observed before the page is idle.
 */
export const vitalsScript = `(function(w,d){
var P=w.PerformanceObserver,v={path:location.pathname},s=0,t=0;if(!P||!P.supportedEntryTypes)return;
function on(k,f,o){if(P.supportedEntryTypes.indexOf(k)>=0)new P(function(l){l.getEntries().forEach(f)}).observe(Object.assign({type:k,buffered:true},o))}
function start(){
on('navigation',function(e){v.ttfb=e.responseStart});
on('largest-contentful-paint',function(e){v.lcp=e.startTime});
on('layout-shift',function(e){if(e.hadRecentInput)return;
if(e.startTime-t>1000)s=0;t=e.startTime;s+=e.value;v.cls=Math.max(v.cls||0,s)});
on('event',function(e){if(e.interactionId)v.inp=Math.max(v.inp||0,e.duration)},{durationThreshold:40})}
(w.requestIdleCallback||setTimeout)(start);
d.addEventListener('visibilitychange',function(){if(d.visibilityState!=='hidden'||!v)return;
if(v.ttfb)fetch('${vitalsEndpoint}',{method:'POST',keepalive:true,credentials:'omit',headers:{'content-type':'application/json'},body:JSON.stringify(v)}).catch(function(){});v=0})
})(window,document)`

/** Measures the page for the site's own logs; goes after everything else. */
export function VitalsScript() {
  return <script dangerouslySetInnerHTML={{__html: vitalsScript}} />
}
