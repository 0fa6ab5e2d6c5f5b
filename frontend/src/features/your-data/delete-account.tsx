import { chakra } from '#ui/chakra/factory.ts';
import type { DeletionPreview } from '@learning/shared/contract/privacy';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { SignedInLearner } from '#lib/session/session-store.ts';

const DeleteDialog = lazy(() => import('./delete-dialog.tsx'));

interface Props {
  learner: SignedInLearner;
  deletion: DeletionPreview;
}

/** The address to which a learner returns who signed in again to delete the account. */
export const DELETION_HASH = '#delete-account';

/** Says what deleting the account means, and opens the dialog that does it. */
export function DeleteAccount({ learner, deletion }: Props) {
  const [isOpen, setIsOpen] = useState(
    () => location.hash === DELETION_HASH && deletion.signInValidUntil !== null,
  );
  const [wasOpened, setWasOpened] = useState(isOpen);
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    setIsOpen(true);
    setWasOpened(true);
  };
  return (
    <chakra.div mt="8" pt="8" borderTopWidth="1px">
      <chakra.h3 textStyle="h4">Delete my account</chakra.h3>
      <chakra.p color="fg.muted" mt="2">
        Closes your account at once and erases your learning data within the hour. This can’t be
        undone, so download your data first.
      </chakra.p>
      <Button ref={button} size="sm" variant="outline" colorPalette="danger" mt="4" onClick={open}>
        Delete My Account
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <DeleteDialog
            learner={learner}
            deletion={deletion}
            open={isOpen}
            onClose={() => setIsOpen(false)}
            finalFocus={() => button.current}
          />
        </Suspense>
      )}
    </chakra.div>
  );
}
