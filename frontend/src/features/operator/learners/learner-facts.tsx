import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { LearnerOverview } from '@learning/shared/contract/operators/learners';
import { printShortDate } from '#lib/print-date.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import type { LearnerAction } from './learner-actions.tsx';

interface Props {
  learner: LearnerOverview;
  /** Whether the operator may change the account. */
  canHelp: boolean;
  onAction: (action: LearnerAction) => void;
}

/** Shows who the learner is, and what an operator can do for them. */
export function LearnerFacts({ learner, canHelp, onAction }: Props) {
  const { account, erasure, timeZone, extraTimeFactor, minutes, lastActiveAt } = learner;
  const facts: readonly (readonly [string, string])[] = [
    ['Account', account.learnerId],
    ['State', `${account.status.toLowerCase()}${account.isEnabled ? '' : ', closed'}`],
    ['Second factor', account.hasAuthenticator ? 'Authenticator app' : 'None'],
    ['Created', account.createdAt === null ? '–' : printShortDate(account.createdAt)],
    ['Time zone', timeZone ?? '–'],
    ['Extra time', extraTimeFactor === 1 ? 'None' : `${extraTimeFactor}×`],
    ['Learned', `${minutes} minutes`],
    ['Last active', lastActiveAt === null ? '–' : printShortDate(lastActiveAt)],
  ];
  return (
    <Box>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(4, auto)' }}
        columnGap="6"
        rowGap="3"
        textStyle="small"
      >
        {facts.map(([name, value]) => (
          <Box key={name}>
            <chakra.dt textStyle="fine" color="fg.muted">
              {name}
            </chakra.dt>
            <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
          </Box>
        ))}
      </chakra.dl>
      <HStack mt="5" gap="2" flexWrap="wrap">
        <ActionButton onClick={() => onAction({ kind: 'reconcile' })}>Reconcile Now</ActionButton>
        {canHelp && (
          <>
            {account.status === 'UNCONFIRMED' && (
              <ActionButton onClick={() => onAction({ kind: 'code' })}>
                Send Code Again
              </ActionButton>
            )}
            <ActionButton onClick={() => onAction({ kind: 'unlock' })}>Unlock</ActionButton>
            <ActionButton onClick={() => onAction({ kind: 'extra-time' })}>
              Set Extra Time
            </ActionButton>
            <ActionButton onClick={() => onAction({ kind: 'photo' })}>Remove Photo</ActionButton>
            <ActionButton onClick={() => onAction({ kind: 'export' })}>Export Data</ActionButton>
            {!erasure && (
              <ActionButton onClick={() => onAction({ kind: 'erase' })}>Erase Account</ActionButton>
            )}
          </>
        )}
      </HStack>
    </Box>
  );
}

const ActionButton = (props: ButtonProps) => (
  <Button size="sm" variant="outline" colorPalette="neutral" {...props} />
);
