import { Progress, type ProgressRootProps } from '#ui/chakra/progress.tsx';

interface ProgressBarProps extends Omit<ProgressRootProps, 'value'> {
  /** Whole percent, 0–100. */
  percent: number;
  /** Accessible name of the bar. */
  label: string;
}

export function ProgressBar({ percent, label, ...rest }: ProgressBarProps) {
  return (
    <Progress.Root value={percent} aria-label={label} {...rest}>
      <Progress.Track aria-label={label}>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}
