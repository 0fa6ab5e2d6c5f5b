import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { OperatorAccount } from '@learning/shared/contract/operators/team';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { PageContainer } from '#components/layout/page-container.tsx';
import { hasCode, userMessageOf } from '#lib/api-error.ts';
import { ownOperatorQuery } from '#queries/operator/operators.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Note } from '#ui/note.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { OperatorNavigation } from './operator-navigation.tsx';

interface Props {
  title: ReactNode;
  /** One line below the title. */
  lead?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: (operator: OperatorAccount) => ReactNode;
}

/** Frames a page of `/admin`: navigation, title, and what only an operator with a second factor sees. */
export function OperatorPage({ title, lead, actions, children }: Props) {
  const { data: operator, error, refetch } = useQuery(ownOperatorQuery);
  const isReady = operator?.hasSecondFactor === true && operator.roles.length > 0;
  return (
    <PageContainer pb="16">
      <Box display={{ base: 'block', lg: 'flex' }} gap="10" alignItems="flex-start">
        <OperatorNavigation roles={operator?.roles ?? []} />
        <Box flex="1" minW="0" pt={{ base: '4', lg: '8' }}>
          <Box
            display="flex"
            flexWrap="wrap"
            alignItems="flex-end"
            justifyContent="space-between"
            gap="4"
            mb="5"
          >
            <div>
              <chakra.h1 textStyle="h2" tabIndex={-1}>
                {title}
              </chakra.h1>
              {lead && (
                <chakra.p textStyle="small" color="fg.muted" mt="1">
                  {lead}
                </chakra.p>
              )}
            </div>
            {isReady && actions}
          </Box>
          {isReady ? (
            children(operator)
          ) : (
            <NotReady operator={operator} error={error} onRetry={() => void refetch()} />
          )}
        </Box>
      </Box>
    </PageContainer>
  );
}

interface NotReadyProps {
  operator: OperatorAccount | undefined;
  error: Error | null;
  onRetry: () => void;
}

function NotReady({ operator, error, onRetry }: NotReadyProps) {
  if (hasCode(error, 'forbidden')) {
    return (
      <Note>
        <chakra.h2 textStyle="h4">This page is for operators</chakra.h2>
        <chakra.p mt="1" color="fg.muted">
          Your account isn’t one. If you were invited just now, sign out and sign in again.
        </chakra.p>
      </Note>
    );
  }
  if (error && !operator) {
    return (
      <ErrorState title="This page could not be loaded" onRetry={onRetry}>
        {userMessageOf(error)}
      </ErrorState>
    );
  }
  if (!operator) {
    return (
      <Stack gap="3" minH="100dvh" aria-busy="true">
        <Skeleton height="10" />
        <Skeleton height="64" />
      </Stack>
    );
  }
  if (operator.hasSecondFactor) {
    return (
      <Note>
        <chakra.h2 textStyle="h4">You don’t have a role yet</chakra.h2>
        <chakra.p mt="1" color="fg.muted">
          An owner can give you one on the page Operators.
        </chakra.p>
      </Note>
    );
  }
  return (
    <Note colorPalette="signal">
      <chakra.h2 textStyle="h4">Connect an authenticator app first</chakra.h2>
      <chakra.p mt="1" mb="4" color="fg.muted">
        Operators sign in with a second factor. Turn it on in your account, then come back.
      </chakra.p>
      <LinkButton to="/account" size="sm">
        Open Account
      </LinkButton>
    </Note>
  );
}
