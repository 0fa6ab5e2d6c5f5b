import { Progress as ArkProgress } from '@ark-ui/react/progress';
import { createStyleContext } from '#styled-system/jsx/index.js';
import { progress } from '#styled-system/recipes/index.js';
import type { ComponentProps } from 'react';

const { withProvider, withContext } = createStyleContext(progress);

export const Progress = {
  Root: withProvider(ArkProgress.Root, 'root'),
  Label: withContext(ArkProgress.Label, 'label'),
  Track: withContext(ArkProgress.Track, 'track'),
  Range: withContext(ArkProgress.Range, 'range'),
  ValueText: withContext(ArkProgress.ValueText, 'valueText'),
};
export type ProgressRootProps = ComponentProps<typeof Progress.Root>;
