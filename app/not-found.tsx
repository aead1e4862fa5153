/**
 * For pages that are gone by the time they are read; the proxy answers all other missing ones. Every page's data holds
 * this, so it is short.
 */
export default function NotFound() {
  return (
    <h1>
      <a href="/">404</a>
    </h1>
  )
}
