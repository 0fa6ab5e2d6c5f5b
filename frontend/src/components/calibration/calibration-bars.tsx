import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import {
  CONFIDENCE_PERCENT,
  type ConfidenceCount,
} from '@learning/shared/domain/scoring/calibration';
import { CONFIDENCE_NAMES } from './confidence-names.ts';

interface Props {
  counts: readonly ConfidenceCount[];
}

/** Draws how often the learner was right, with a mark where that would be if they judged well. */
export function CalibrationBars({ counts }: Props) {
  return (
    <chakra.ul display="grid" gap="3" listStyleType="none">
      {counts
        .filter(({ answered }) => answered > 0)
        .map(({ confidence, answered, right }) => (
          <chakra.li
            key={confidence}
            display="grid"
            gridTemplateColumns={{ base: 'auto auto', sm: '7rem minmax(0, 1fr) 5rem' }}
            columnGap="4"
            rowGap="1"
            alignItems="center"
            textStyle="small"
          >
            <span>{CONFIDENCE_NAMES[confidence]}</span>
            <Box
              aria-hidden="true"
              position="relative"
              height="2.5"
              borderRadius="full"
              bg="bg.muted"
              gridColumn={{ base: '1 / -1', sm: 'auto' }}
              gridRow={{ base: '2', sm: 'auto' }}
            >
              <Box
                height="full"
                borderRadius="full"
                bg="accent.solid"
                style={{ width: `${(100 * right) / answered}%` }}
              />
              <Box
                position="absolute"
                top="-1"
                bottom="-1"
                width="2px"
                bg="fg"
                style={{ insetInlineStart: `${CONFIDENCE_PERCENT[confidence]}%` }}
              />
            </Box>
            <chakra.span textAlign="end" fontVariantNumeric="tabular-nums">
              {right} of {answered}
              <chakra.span srOnly> right</chakra.span>
            </chakra.span>
          </chakra.li>
        ))}
    </chakra.ul>
  );
}
