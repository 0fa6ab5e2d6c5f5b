import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CloudOff from 'lucide-react/icons/cloud-off';
import Hourglass from 'lucide-react/icons/hourglass';
import { Badge } from '#ui/badge.ts';
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
