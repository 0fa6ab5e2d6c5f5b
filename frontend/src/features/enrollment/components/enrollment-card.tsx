import { Box, chakra } from '@chakra-ui/react';
import { ProgressBar } from '#components/ui/progress-bar.tsx';
import { BuyCourseButton } from './buy-course-button.tsx';
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
              ? 'All modules done. Open the course to read them again.'
              : `Progress: ${enrollment.progress}% complete`}
          </chakra.p>
        </Box>
      )}
    </Box>
  );
}
