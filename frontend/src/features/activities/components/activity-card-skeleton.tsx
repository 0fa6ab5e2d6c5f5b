import { Stack } from '@chakra-ui/react';
import { Panel } from '#components/ui/panel.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';

export function ActivityCardSkeleton() {
  return (
    <Panel>
      <Stack gap="3">
        <Skeleton height="4" width="60%" />
        <Skeleton height="7" width="45%" />
        <Skeleton height="12" />
        <Skeleton height="11" width="40" />
      </Stack>
    </Panel>
  );
}
