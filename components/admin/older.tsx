/** Leads to the next page of a log. */
export function Older({href, title}: {href: string; title: string}) {
  return (
    <nav aria-label="Pages">
      <a rel="next" className="button" data-variant="quiet" data-size="small" href={href}>
        {title}
      </a>
    </nav>
  )
}
