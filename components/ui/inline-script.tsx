'use client'

import {inlineScripts} from '@/lib/urls/inline-scripts'

/**
 * An inline script whose hash the policy knows. React keeps what the server wrote, so only the server has the text, and
 * React's data does not repeat it. In `<head>`, `<html>` must suppress hydration warnings.
 */
export function InlineScript({name}: {name: keyof typeof inlineScripts}) {
  const text = typeof window === 'undefined' ? inlineScripts[name] : ''
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{__html: text}} />
}
