import { createStyleContext } from '#styled-system/jsx/create-style-context.js';
import { progress } from '#styled-system/recipes/progress.js';
import { type ComponentProps, createContext, use } from 'react';

interface ProgressBaseProps extends ComponentProps<'div'> {
  /** Percent, 0–100. */
  value: number;
}

const Percent = createContext(0);

function ProgressRoot({ value, ...props }: ProgressBaseProps) {
  return (
    <Percent value={value}>
      <div data-part="root" {...props} />
    </Percent>
  );
}

/** Not `<progress>`: browsers style its parts each in their own way, and the range is animated. */
const BAR = { role: 'progressbar', 'aria-valuemin': 0, 'aria-valuemax': 100 } as const;

function ProgressTrack(props: ComponentProps<'div'>) {
  return <div data-part="track" {...BAR} aria-valuenow={use(Percent)} {...props} />;
}

function ProgressRange({ style, ...props }: ComponentProps<'div'>) {
  return <div data-part="range" {...props} style={{ ...style, width: `${use(Percent)}%` }} />;
}

const { withProvider, withContext } = /* @__PURE__ */ createStyleContext(progress);

/** Chakra's progress bar, whose value its parent sets. Ark UI's machine for it would be a tenth of a page's script. */
export const Progress = {
  Root: withProvider(ProgressRoot, 'root'),
  Track: withContext(ProgressTrack, 'track'),
  Range: withContext(ProgressRange, 'range'),
};
export type ProgressRootProps = ComponentProps<typeof Progress.Root>;
