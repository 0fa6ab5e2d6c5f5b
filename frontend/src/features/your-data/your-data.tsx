import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { PageSection } from '#components/layout/page-section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { privacyQuery } from '#queries/privacy.ts';
import { DataDownload } from './data-download.tsx';
import { DeleteAccount } from './delete-account.tsx';

/** While a file is being prepared, the page looks again after this time. */
const POLL_MS = 4_000;

/** Download everything, or delete the account. Source: rules/privacy.md P12, P13, P14 */
export function YourData({ learner }: { learner: SignedInLearner }) {
  return (
    <PageSection
      id="your-data"
      title="Your data"
      lead="Download everything we store about you, or delete your account."
    >
      {learner.isDemo ? (
        <chakra.p color="fg.muted">
          The demo account is only for trying the product, so its data can’t be downloaded and it
          can’t be deleted. A demo started on the sign-in page is erased after a day.
        </chakra.p>
      ) : (
        <OwnData learner={learner} />
      )}
    </PageSection>
  );
}

function OwnData({ learner }: { learner: SignedInLearner }) {
  const { data, error, refetch } = useQuery({
    ...privacyQuery(learner.id),
    refetchInterval: ({ state }) =>
      state.data?.dataExport?.state === 'preparing' ? POLL_MS : false,
  });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The link of a mail names this section, which is not there yet when the browser looks for it.
    if (location.hash === '#your-data') place.current?.scrollIntoView();
  }, []);
  return (
    <Box ref={place} scrollMarginTop="32">
      {data ? (
        <>
          <DataDownload learner={learner} dataExport={data.dataExport} />
          <DeleteAccount learner={learner} deletion={data.deletion} />
        </>
      ) : error ? (
        <ErrorState title="This could not be loaded" onRetry={() => void refetch()}>
          {userMessageOf(error)} Your data is safe.
        </ErrorState>
      ) : (
        <Skeleton height={{ base: '28rem', md: '22rem' }} aria-hidden="true" />
      )}
    </Box>
  );
}
