import { Stack } from '#ui/chakra/stack.ts';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { PageSection } from '#components/layout/page-section.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { connectionsQuery } from '#queries/teams.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { TokenList } from './token-list.tsx';
import { WebhookList } from './webhook-list.tsx';

/** Lets the owner of a company connect its own programs. Source: rules/companies.md B1 */
export function ConnectionsSection({ learnerId }: { learnerId: string }) {
  const { data, error, refetch } = useQuery(connectionsQuery(learnerId));
  return (
    <PageSection
      id="connections"
      title="Connections"
      lead="Your own systems read the team’s progress or are told of it. They see what you see here, and nothing more."
    >
      {data ? (
        <Stack gap="8" alignItems="stretch">
          <TokenList learnerId={learnerId} connections={data} />
          <WebhookList learnerId={learnerId} webhooks={data.webhooks} />
        </Stack>
      ) : error ? (
        <ErrorState title="Your connections could not be loaded" onRetry={() => void refetch()}>
          {userMessageOf(error)} They go on working.
        </ErrorState>
      ) : (
        <Skeleton height="48" aria-hidden="true" />
      )}
    </PageSection>
  );
}
