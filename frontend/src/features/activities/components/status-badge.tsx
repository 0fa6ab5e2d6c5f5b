import { CircleAlert, CircleCheck, CircleDashed, CloudOff, Hourglass } from 'lucide-react';
import { Badge } from '#components/ui/badge.tsx';
import type { ActivityStatus } from '../activity-status.ts';

const looks = {
  'not-started': { palette: 'neutral', Icon: CircleDashed },
  'in-progress': { palette: 'accent', Icon: Hourglass },
  unsent: { palette: 'signal', Icon: CloudOff },
  passed: { palette: 'success', Icon: CircleCheck },
  failed: { palette: 'signal', Icon: CircleAlert },
};

export function StatusBadge({ status }: { status: ActivityStatus }) {
  const { palette, Icon } = looks[status.kind];
  return (
    <Badge colorPalette={palette} whiteSpace="normal">
      <Icon aria-hidden="true" />
      {status.text}
    </Badge>
  );
}
