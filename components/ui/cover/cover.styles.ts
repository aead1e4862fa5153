import {css} from 'styled-components'

import {palette} from '@/components/ui/palette'

import {coverColors} from './cover-colors'

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

/** Stroke width scales with the cover, so that bars stay apart at any size. */
export const coverStyles = css`
  .cover {
    container-type: size;
    aspect-ratio: 2;
    overflow: clip;
    forced-color-adjust: none;
  }

  .cover svg {
    overflow: visible;
    width: 100%;
    height: 100%;
    fill: none;
    stroke: var(--plain);
    stroke-width: min(1cqi, 5cqb);
    stroke-linecap: round;
  }

  .cover path {
    vector-effect: non-scaling-stroke;
  }

  .cover .rule {
    stroke-width: max(1px, 0.15cqi);
    stroke-opacity: 0.25;
  }

  .cover .voice {
    stroke: var(--voice);
  }

  .cover .record {
    stroke: var(--record);
  }

  .cover .mask {
    stroke-width: min(5cqi, 20cqb);
    stroke-linecap: butt;
  }

  ${grounds}
`
