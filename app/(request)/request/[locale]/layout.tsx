export {default, generateStaticParams, metadata, viewport} from '@/app/[locale]/layout'

// These pages are rendered per request and sent whole, so they are readable without script.
export const instant = false
