import { CreateOwnAccount } from '#components/offer/create-own-account.tsx';
import { chakra } from '#ui/chakra/factory.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { searchOf } from '#lib/session/intent.ts';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Tells the demo account how to get a trial. Source: rules/access.md A21 */
export function DemoTrialDialog({ open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="The demo account has no trial">
      <DemoTrial />
    </Dialog>
  );
}

/** `courseId`: the course to begin in the trial. Default: none, the trial starts on the dashboard. */
export function DemoTrial({ courseId }: { courseId?: number }) {
  return (
    <>
      <chakra.p textStyle="body" mb="6">
        The demo account is only for trying the product. An account of your own opens every course
        for 3 days, with no card.
      </chakra.p>
      <CreateOwnAccount search={searchOf({ kind: 'trial', ...(courseId ? { courseId } : {}) })} />
    </>
  );
}
