/**
 * Attributes of an element whose content only the server writes. React keeps that content, and neither its data nor a
 * script repeats it.
 */
export const kept = {suppressHydrationWarning: true, dangerouslySetInnerHTML: {__html: ''}}
