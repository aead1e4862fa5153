import {type CoverProps, coverPaths, coverSize} from './cover-paths'

/** An article's cover, stretched to fill its container. */
export function Cover({topic, seed}: CoverProps) {
  return (
    <div className="cover" data-topic={topic}>
      <svg
        viewBox={`0 0 ${coverSize.width} ${coverSize.height}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        {coverPaths({topic, seed}).map(({role, path}) => (
          <path key={role} className={role} d={path} />
        ))}
      </svg>
    </div>
  )
}
