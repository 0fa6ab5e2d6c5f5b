import { Box, chakra } from '@chakra-ui/react';
import { dollars } from '../../../lib/dollars.ts';
import { EnrollmentButton } from './enrollment-button.tsx';
import type { EnrollmentLayoutProps } from './enrollment-control.tsx';

export function EnrollmentBar(props: EnrollmentLayoutProps) {
  const enrollment = props.state?.enrollment;
  return (
    <Box display="flex" alignItems="center" gap="4">
      <Box minW="20">
        <chakra.p textStyle="figure">
          {enrollment ? `${enrollment.progress}%` : dollars(props.course.price)}
        </chakra.p>
        <chakra.p textStyle="fine" color="fg.muted">
          {enrollment ? 'complete' : 'One-time payment'}
        </chakra.p>
      </Box>
      <Box flex="1">
        <EnrollmentButton {...props} />
      </Box>
    </Box>
  );
}
