import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Course } from '@learning/shared/contract/catalog';
import { AccessPlaceholder } from '#components/offer/access-placeholder.tsx';
import { EnrollmentButton } from './enrollment-button.tsx';
import { PriceFact } from './price-fact.tsx';

/** Shows price or progress and the button of a course in the bar at the bottom of small screens. */
export function EnrollmentBar({ course }: { course: Course }) {
  return (
    <AccessPlaceholder display="flex" alignItems="center" gap="4">
      <Box minW="20">
        <Box data-if="!enrolled">
          <PriceFact course={course} />
        </Box>
        <Box hidden data-if="enrolled">
          <chakra.p textStyle="figure">
            <span data-text="progress" />%
          </chakra.p>
          <chakra.p textStyle="fine" color="fg.muted">
            <span data-if="!due">complete</span>
            <span hidden data-if="due" data-text="due-short" />
          </chakra.p>
        </Box>
      </Box>
      <Box flex="1">
        <EnrollmentButton course={course} />
      </Box>
    </AccessPlaceholder>
  );
}
