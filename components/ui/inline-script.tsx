import {inlineScripts} from '@/lib/urls/inline-scripts'

/** An inline script whose hash the policy knows. In `<head>`, `<html>` must suppress hydration warnings. */
export function InlineScript({name}: {name: keyof typeof inlineScripts}) {
  return <script dangerouslySetInnerHTML={{__html: inlineScripts[name]}} />
}
