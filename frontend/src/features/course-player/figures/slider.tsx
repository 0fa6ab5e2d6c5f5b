import { type FigureFormat, printValue } from '@learning/shared/domain/lesson-figures/print-value';
import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';

interface Props {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  format: FigureFormat;
  onChange: (value: number) => void;
  /** Printed before the value: `Day`. */
  unit?: string;
}

/** A number that is moved by finger, mouse or arrow keys. */
export function Slider({ label, value, min, max, step, format, onChange, unit }: Props) {
  const printed = `${unit === undefined ? '' : `${unit} `}${printValue(value, format)}`;
  return (
    <chakra.label display="block">
      <Box display="flex" justifyContent="space-between" alignItems="baseline" gap="3">
        <chakra.span textStyle="small" color="fg.muted">
          {label}
        </chakra.span>
        <chakra.span textStyle="label" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {printed}
        </chakra.span>
      </Box>
      <chakra.input
        type="range"
        aria-label={label}
        aria-valuetext={printed}
        value={value}
        min={min}
        max={max}
        step={step}
        onChange={(event) => onChange(Number(event.target.value))}
        display="block"
        width="100%"
        height="11"
        cursor="pointer"
        css={{ accentColor: 'token(colors.accent.solid)' }}
      />
    </chakra.label>
  );
}
