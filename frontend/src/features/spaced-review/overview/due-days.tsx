import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { SpacedReviewSummary } from '@learning/shared/contract/spaced-review';
import { dayName, shortDayName } from '../next-reviews.ts';
import { counted } from '../print-interval.ts';

/** Shows the next seven days as columns with their counts. */
export function DueDays({ days }: Pick<SpacedReviewSummary, 'days'>) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  return (
    <chakra.ol
      aria-label="Questions in the next seven days"
      display="grid"
      gridTemplateColumns="repeat(7, minmax(0, 1fr))"
      gap="2"
      alignSelf="end"
    >
      {days.map(({ date, count }, index) => (
        <chakra.li key={date} textAlign="center">
          <chakra.span srOnly>
            {dayName(date, index)}: {counted(count, 'question')}
          </chakra.span>
          <Box aria-hidden="true">
            <Box height="24" display="flex" flexDirection="column" justifyContent="flex-end">
              <chakra.span
                textStyle="small"
                fontWeight="semibold"
                fontVariantNumeric="tabular-nums"
                color={count === 0 ? 'fg.subtle' : 'fg'}
              >
                {count}
              </chakra.span>
              <chakra.svg
                viewBox="0 0 10 60"
                preserveAspectRatio="none"
                width="100%"
                height="14"
                color={index === 0 ? 'accent.solid' : 'accent.border'}
              >
                <rect
                  x="1"
                  width="8"
                  y={58 - (count / most) * 56}
                  height={(count / most) * 56 + 2}
                  fill="currentColor"
                />
              </chakra.svg>
            </Box>
            <chakra.span
              display="block"
              textStyle="fine"
              mt="1"
              mx="-2"
              whiteSpace="nowrap"
              color={index === 0 ? 'fg' : 'fg.muted'}
              fontWeight={index === 0 ? 'semibold' : 'normal'}
            >
              {shortDayName(date, index)}
            </chakra.span>
          </Box>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
