import { Box, chakra } from '@chakra-ui/react';
import type { Course } from '@learning/shared/contract/catalog';
import { ProgressBar } from '#components/ui/progress-bar.tsx';
import { LinkButton } from '#components/ui/link-button.tsx';
import { dollars } from '#lib/dollars.ts';
import { isForSale } from '#queries/course-offer.ts';
import { useAccessSource } from '#queries/use-access-source.ts';
import { AccessPlaceholder } from './access-placeholder.tsx';
import { EnrollmentButton } from './enrollment-button.tsx';
import type { EnrollmentLayoutProps } from './enrollment-control.tsx';
import { CardPrice } from './price-fact.tsx';

export function EnrollmentCard(props: EnrollmentLayoutProps) {
  const enrollment = props.state?.enrollment;
  return (
    <AccessPlaceholder isPending={props.isPending} display="grid" gap="3">
      <Box mb="2">
        <CardPrice course={props.course} />
      </Box>
      <Box>
        <EnrollmentButton {...props} />
      </Box>
      {enrollment?.progress !== '100' && <BuyCourseButton course={props.course} />}
      {enrollment && (
        <Box mt="1">
          <ProgressBar
            percent={Number(enrollment.progress)}
            label="Progress in this course"
            {...(enrollment.progress === '100' ? { colorPalette: 'success' } : {})}
          />
          <chakra.p textStyle="small" color="fg.muted" mt="2" fontVariantNumeric="tabular-nums">
            {enrollment.progress === '100'
              ? 'All modules complete. Open the course to review them.'
              : `Progress: ${enrollment.progress}% complete`}
          </chakra.p>
        </Box>
      )}
    </AccessPlaceholder>
  );
}

/** Offers the course for its price without a purchase, plan or seat. */
function BuyCourseButton({ course }: { course: Course }) {
  const source = useAccessSource(course.id);
  if (source !== 'unknown' && !isForSale(source)) return null;
  return (
    <Box>
      <LinkButton to="/checkout" search={{ course: course.id }} variant="outline" width="100%">
        Buy This Course for {dollars(course.price)}
      </LinkButton>
    </Box>
  );
}
