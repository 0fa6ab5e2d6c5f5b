import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Course } from '@learning/shared/contract/catalog';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { dollars } from '#lib/dollars.ts';
import { AccessPlaceholder } from '#components/offer/access-placeholder.tsx';
import { EnrollmentButton } from './enrollment-button.tsx';
import { CardPrice } from './price-fact.tsx';
import { all } from '#public/attributes.ts';

const PROGRESS = 'Progress in this course';

/**
 * Shows the price, the main action and the progress of a course in its side card. `public/course` shows what the learner has.
 * Source: rules/learning.md L4; rules/access.md A15; rules/wording.md W29
 */
export function EnrollmentCard({ course }: { course: Course }) {
  return (
    <AccessPlaceholder display="grid" gap="3">
      <Box mb="2">
        <CardPrice course={course} />
      </Box>
      <Box>
        <EnrollmentButton course={course} />
      </Box>
      <Box data-if="for-sale">
        <LinkButton to="/checkout" search={{ course: course.id }} variant="outline" width="100%">
          Buy for {dollars(course.price)}
        </LinkButton>
      </Box>
      <Box mt="1" hidden data-if={all('enrolled', '!action=review')}>
        <ProgressBar percent={0} label={PROGRESS} data-progress="" />
        <chakra.p textStyle="small" color="fg.muted" mt="2" fontVariantNumeric="tabular-nums">
          Progress: <span data-text="progress">0</span>% complete
          <span hidden data-if="due">
            . <span data-text="due" />
          </span>
        </chakra.p>
      </Box>
      <Box mt="1" hidden data-if="action=review">
        <ProgressBar percent={100} label={PROGRESS} colorPalette="success" />
        <chakra.p textStyle="small" color="fg.muted" mt="2">
          All modules complete. Open the course to review them.
        </chakra.p>
      </Box>
    </AccessPlaceholder>
  );
}
