import {css} from 'styled-components'

import {palette} from '@/components/ui/palette'

import {coverColors} from './cover'

/** The only light ground glares in the dark theme. */
const dimmed = (ground: string) =>
  ground === palette.light.tint
    ? `light-dark(${ground}, color-mix(in srgb, ${ground} 76%, ${palette.dark.paper}))`
    : ground

const grounds = Object.entries(coverColors).map(
  ([topic, {ground, plain, voice, record}]) => css`
    .cover[data-topic='${topic}'] {
      --plain: ${plain};
      --voice: ${voice};
      --record: ${record};

      background: ${dimmed(ground)};
    }
  `,
)

export const coverStyles = css`
  .cover {
    container-type: size;
    aspect-ratio: 2;
    overflow: clip;
    forced-color-adjust: none;
  }

  ${grounds}
`
