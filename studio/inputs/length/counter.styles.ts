import {styled} from 'styled-components'

/** The length of a field, under it. */
export const Counter = styled.div`
  --tone: #5c6066;

  display: flex;
  gap: 8px;
  align-items: center;
  padding-block-start: 8px;
  color: var(--tone);
  font-size: 13px;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;

  &[data-tone='close'] {
    --tone: #8a5a00;
  }

  &[data-tone='over'] {
    --tone: #b3261e;

    font-weight: 500;
  }

  &[data-scheme='dark'] {
    --tone: #a8adb5;

    &[data-tone='close'] {
      --tone: #f0b849;
    }

    &[data-tone='over'] {
      --tone: #ff8d85;
    }
  }

  meter {
    overflow: hidden;
    flex: none;
    width: 72px;
    height: 4px;
    border-radius: 2px;
    appearance: none;
    background: color-mix(in srgb, var(--tone) 25%, transparent);
  }

  meter::-webkit-meter-bar {
    height: 4px;
    border: 0;
    border-radius: 2px;
    background: color-mix(in srgb, var(--tone) 25%, transparent);
  }

  meter::-webkit-meter-optimum-value {
    background: var(--tone);
  }

  meter::-moz-meter-bar {
    background: var(--tone);
  }

  output {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`
