import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { PageContainer } from '#components/layout/page-container.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { hasCode, userMessageOf } from '#lib/api-error.ts';
import { printDate } from '#lib/print-date.ts';
import { retestQuery } from '#queries/retest.ts';
import { Box } from '#ui/chakra/box.ts';
import { RetestIntro } from './retest-intro.tsx';
import { RetestQuestions } from './retest-questions.tsx';
import { RetestOutcome } from './retest-outcome.tsx';
import { RetestSkeleton } from './retest-skeleton.tsx';
import { RETEST_TITLE } from './retest-wording.ts';

interface Props {
  learnerId: string;
  courseId: number;
}

/** Page `/course/14/retest`: whether the holder of a certificate still knows the course. Source: rules/certificates.md K29 */
export function RetestPage({ learnerId, courseId }: Props) {
  const { data, error, refetch } = useQuery(retestQuery(learnerId, courseId));
  /** The retest that was submitted on this page. */
  const [submittedId, setSubmittedId] = useState<string>();
  if (!data && !error) return <RetestSkeleton />;
  if (!data) {
    return (
      <PageContainer pb="16">
        <PageHeader title={RETEST_TITLE} />
        {hasCode(error, 'certificate_not_found', 'certificate_revoked') ? (
          <EmptyState
            title="This comes with the certificate"
            action={<LinkButton to="/certificates">Go to Your Certificates</LinkButton>}
          >
            30 and 90 days after you claim the certificate of a course, you can show here that you
            still know it.
          </EmptyState>
        ) : (
          <ErrorState title="This could not be loaded" onRetry={() => void refetch()}>
            {userMessageOf(error)} Your certificates are safe.
          </ErrorState>
        )}
      </PageContainer>
    );
  }
  const { attempt, certificateId, courseTitle, next, result } = data;
  const isJustSubmitted = result !== null && result.attemptId === submittedId;
  return (
    <PageContainer pb={{ base: '16', md: '24' }}>
      <PageHeader title={RETEST_TITLE} lead={courseTitle} />
      <Box maxW="3xl">
        {attempt && !isJustSubmitted ? (
          <RetestQuestions
            key={attempt.id}
            learnerId={learnerId}
            courseId={courseId}
            attempt={attempt}
            onSubmitted={() => setSubmittedId(attempt.id)}
          />
        ) : (
          <>
            {next?.isOpen && !isJustSubmitted && (
              <RetestIntro
                learnerId={learnerId}
                courseId={courseId}
                retest={data}
                days={next.days}
              />
            )}
            {!result && next && !next.isOpen && (
              <EmptyState
                title={`Opens on ${printDate(next.opensAt)}`}
                action={
                  <LinkButton to="/certificates" search={{ certificate: certificateId }}>
                    View Certificate
                  </LinkButton>
                }
              >
                That is {next.days} days after you claimed the certificate. We’ll remind you then.
              </EmptyState>
            )}
            {result && (
              <RetestOutcome
                courseId={courseId}
                retest={data}
                result={result}
                takesFocus={isJustSubmitted}
              />
            )}
          </>
        )}
      </Box>
    </PageContainer>
  );
}
