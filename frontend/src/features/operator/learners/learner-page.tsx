import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { mayOperate } from '@learning/shared/contract/operator-roles';
import type { OperatorAccount } from '@learning/shared/contract/operators/team';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { hasCode, userMessageOf } from '#lib/api-error.ts';
import { printDateAndTime } from '#lib/print-date.ts';
import { learnerQuery } from '#queries/operator/learners.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Note } from '#ui/note.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { GrantedAccess } from '../access/granted-access.tsx';
import { OperatorPage } from '../shell/operator-page.tsx';
import { DiagnosisNote } from './diagnosis-note.tsx';
import { LearnerActionDialog, type LearnerAction } from './learner-actions.tsx';
import { LearnerFacts } from './learner-facts.tsx';
import { LearnerSections } from './learner-sections.tsx';

/** Renders `/admin/learners/…`: what is wrong for a learner, what to do about it, and their whole story. */
export function LearnerPage({ learnerId }: { learnerId: string }) {
  const { data } = useQuery(learnerQuery(learnerId));
  return (
    <OperatorPage
      title={data ? (data.account.name ?? data.account.email) : 'Learner'}
      lead={data?.account.email}
      actions={
        <LinkButton to="/admin/learners" size="sm" variant="outline" colorPalette="neutral">
          Find Another
        </LinkButton>
      }
    >
      {(operator) => <Learner learnerId={learnerId} operator={operator} />}
    </OperatorPage>
  );
}

function Learner({ learnerId, operator }: { learnerId: string; operator: OperatorAccount }) {
  const { data: learner, error, refetch } = useQuery(learnerQuery(learnerId));
  const [action, setAction] = useState<LearnerAction | null>(null);
  const [message, setMessage] = useState('');
  if (hasCode(error, 'account_not_found')) {
    return (
      <Note>
        <chakra.h2 textStyle="h4">There is no such account</chakra.h2>
        <chakra.p mt="1" color="fg.muted">
          It was erased, or the address of this page is not complete.
        </chakra.p>
      </Note>
    );
  }
  if (error && !learner) {
    return (
      <ErrorState title="This learner could not be loaded" onRetry={() => void refetch()}>
        {userMessageOf(error)}
      </ErrorState>
    );
  }
  if (!learner) {
    return (
      <Stack gap="4" minH="100dvh" aria-busy="true">
        <Skeleton height="24" />
        <Skeleton height="64" />
      </Stack>
    );
  }
  const { erasure } = learner;
  const isSupport = mayOperate(operator.roles, ['support']);
  const open = (next: LearnerAction) => {
    setMessage('');
    setAction(next);
  };
  return (
    <Stack gap="6">
      <DiagnosisNote diagnosis={learner.diagnosis} onAction={open} />
      {erasure && (
        <Note colorPalette="signal">
          <chakra.p fontWeight="medium">
            {`${erasure.requestedBy} asked for the erasure of this account on ${printDateAndTime(erasure.requestedAt)}: ${erasure.reason}`}
          </chakra.p>
          {isSupport && (
            <HStack mt="3" gap="3" flexWrap="wrap">
              {erasure.canConfirm ? (
                <Button size="sm" onClick={() => open({ kind: 'confirm-erasure' })}>
                  Confirm Erasure
                </Button>
              ) : (
                <chakra.span color="fg.muted">Another operator has to confirm it.</chakra.span>
              )}
              <Button
                size="sm"
                variant="outline"
                colorPalette="neutral"
                onClick={() => open({ kind: 'withdraw-erasure' })}
              >
                Withdraw
              </Button>
            </HStack>
          )}
        </Note>
      )}
      <Box aria-live="polite">
        {message && (
          <chakra.p color="fg.success" fontWeight="medium">
            {message}
          </chakra.p>
        )}
      </Box>
      <LearnerFacts learner={learner} canHelp={isSupport} onAction={open} />
      <GrantedAccess learnerId={learnerId} />
      <LearnerSections
        learner={learner}
        onRefund={(payment) => open({ kind: 'refund', payment })}
        onResend={(mail) => open({ kind: 'resend', mail })}
      />
      {action && (
        <LearnerActionDialog
          key={action.kind}
          learner={learner}
          action={action}
          onClose={() => setAction(null)}
          onDone={setMessage}
        />
      )}
    </Stack>
  );
}
