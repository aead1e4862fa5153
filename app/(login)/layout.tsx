// A root layout of its own, though the same: crossing to another one loads a new document, so that nothing of an
// admin page stays in a sign-in page, nor a password in an admin page.
export {default, metadata, viewport} from '@/app/(admin)/layout'
