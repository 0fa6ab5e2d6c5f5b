import { Box, chakra } from '@chakra-ui/react';
import { ProgressBar } from '#components/ui/progress-bar.tsx';
import { LinkButton } from '#components/ui/link-button.tsx';
import { isForSale } from '../course-offer.ts';
import { useAccessSource } from '../use-access-source.ts';
import { EnrollmentButton } from './enrollment-button.tsx';
import type { EnrollmentLayoutProps } from './enrollment-control.tsx';
import { CardPrice } from './price-fact.tsx';

export function EnrollmentCard(props: EnrollmentLayoutProps) {
  const enrollment = props.state?.enrollment;
  return (
    <Box>
      <CardPrice course={props.course} />
      <EnrollmentButton {...props} />
      <BuyCourseButton courseId={props.course.id} />
      {enrollment && (
        <Box mt="4">
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
    </Box>
  );
}

/** Offers 'Buy This Course' without a purchase, plan or seat; reserves its space until access is loaded. */
function BuyCourseButton({ courseId }: { courseId: number }) {
  const source = useAccessSource(courseId);
  const isUnknown = source === 'unknown';
  if (!isUnknown && !isForSale(source)) return null;
  return (
    <LinkButton
      to="/checkout"
      search={{ course: courseId }}
      variant="outline"
      width="100%"
      css={{ marginTop: '3', visibility: isUnknown ? 'hidden' : 'visible' }}
    >
      Buy This Course
    </LinkButton>
  );
}
