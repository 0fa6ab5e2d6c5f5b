import { chakra } from '#ui/chakra/factory.ts';
import type { LinkedRequest } from '@learning/shared/contract/coaching';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { PageContainer } from '#components/layout/page-container.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { hasCode, userMessageOf } from '#lib/api-error.ts';
import { operatorLinkQuery } from '#queries/requests.ts';
import { AnswerForms } from './answer-forms.tsx';
import { LinkedFacts } from './linked-facts.tsx';
import { outcomeOf } from './outcome-of.ts';

const TITLE = 'Answer a request';

/** Renders `/answer#token`, for the operator. Opening the link changes nothing, because mail scanners open links. Source: rules/learning.md L35 */
export function AnswerPage() {
  const token = useLocation({ select: (location) => location.hash });
  return (
    <PageContainer pb={{ base: '16', md: '24' }} minH="100dvh">
      <PageHeader title={TITLE} />
      {/^[\w.-]{20,300}$/.test(token) ? (
        <Answer token={token} />
      ) : (
        <ErrorState title="This link is incomplete">
          Open the link in the email again, or copy all of it into the address bar.
        </ErrorState>
      )}
    </PageContainer>
  );
}

function Answer({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(operatorLinkQuery(token));
  const [answered, setAnswered] = useState<LinkedRequest>();
  const linked = answered ?? data;
  if (linked) {
    const outcome = linked.actions.length === 0 ? outcomeOf(linked) : undefined;
    return (
      <Panel maxW="2xl">
        <chakra.div aria-live="polite">
          {outcome && (
            <chakra.h2 textStyle="h3" mb="4">
              {outcome}
            </chakra.h2>
          )}
        </chakra.div>
        <LinkedFacts linked={linked} />
        {linked.actions.length > 0 && (
          <AnswerForms token={token} linked={linked} onAnswered={setAnswered} />
        )}
      </Panel>
    );
  }
  if (!error) return <Skeleton height="30rem" maxW="2xl" />;
  if (hasCode(error, 'operator_link_used')) {
    return <ErrorState title="This link no longer works">{userMessageOf(error)}</ErrorState>;
  }
  if (hasCode(error, 'operator_link_invalid')) {
    return <ErrorState title="This link doesn’t work">{userMessageOf(error)}</ErrorState>;
  }
  return (
    <ErrorState title="The request could not be loaded" onRetry={() => void refetch()}>
      {userMessageOf(error)}
    </ErrorState>
  );
}
