import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Certificate } from '@learning/shared/contract/certificates';
import { lazy, Suspense } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const BadgeDesigner = lazy(async () => ({
  default: (await import('./badge-designer.tsx')).BadgeDesigner,
}));

interface Props {
  certificates: readonly Certificate[];
  /** A certificate can be claimed. */
  isOneReady: boolean;
  selectedId: string | undefined;
  onSelect: (certificateId: string) => void;
}

/** Designs badges for the chosen certificate, or asks for one. Revoked certificates have no badges. */
export function BadgesTab({ certificates, isOneReady, selectedId, onSelect }: Props) {
  const valid = certificates.filter(({ state }) => state === 'valid');
  const selected = valid.find(({ id }) => id === selectedId);
  if (selected) {
    return (
      <>
        <chakra.p color="fg.muted" mb="6">
          Badge for{' '}
          <chakra.strong fontWeight="semibold" color="fg">
            {selected.courseName}
          </chakra.strong>
        </chakra.p>
        <Suspense fallback={<Skeleton height="60rem" />}>
          <BadgeDesigner key={selected.id} certificate={selected} />
        </Suspense>
      </>
    );
  }
  const [latest] = valid;
  if (!latest) {
    return (
      <EmptyState
        title="No Badges Yet"
        action={
          isOneReady ? (
            <LinkButton to="/certificates" search={{ tab: 'available' }}>
              Claim Your Certificate
            </LinkButton>
          ) : (
            <LinkButton to="/courses">Browse Courses</LinkButton>
          )
        }
      >
        A badge belongs to a certificate. Claim your first one, then design its badge here.
      </EmptyState>
    );
  }
  return (
    <Box>
      <EmptyState
        title="Design a badge for LinkedIn"
        action={<Button onClick={() => onSelect(latest.id)}>Use Latest Certificate</Button>}
      >
        Choose a certificate in My Certificates, or begin with the latest: {latest.courseName}.
      </EmptyState>
    </Box>
  );
}
