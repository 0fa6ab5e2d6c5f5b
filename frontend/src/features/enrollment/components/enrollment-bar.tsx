import { Box, chakra } from '@chakra-ui/react';
import { AccessPlaceholder } from './access-placeholder.tsx';
import { EnrollmentButton } from './enrollment-button.tsx';
import type { EnrollmentLayoutProps } from './enrollment-control.tsx';
import { PriceFact } from './price-fact.tsx';

export function EnrollmentBar(props: EnrollmentLayoutProps) {
  const enrollment = props.state?.enrollment;
  return (
    <AccessPlaceholder isPending={props.isPending} display="flex" alignItems="center" gap="4">
      <Box minW="20">
        {enrollment ? (
          <>
            <chakra.p textStyle="figure">{enrollment.progress}%</chakra.p>
            <chakra.p textStyle="fine" color="fg.muted">
              complete
            </chakra.p>
          </>
        ) : (
          <PriceFact course={props.course} />
        )}
      </Box>
      <Box flex="1">
        <EnrollmentButton {...props} />
      </Box>
    </AccessPlaceholder>
  );
}
