import {Drawing} from '@/components/ui/drawing/drawing'

import {coverDrawing, type CoverProps} from './cover-drawing'

/** An article's cover, which fills its container. */
export function Cover(props: CoverProps) {
  return (
    <div className="cover" data-topic={props.topic}>
      <Drawing {...coverDrawing(props)} />
    </div>
  )
}
