import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { OperatorGrant } from '@learning/shared/contract/operators/access';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { userMessageOf } from '#lib/api-error.ts';
import { printDateAndTime } from '#lib/print-date.ts';
import { coursesQuery } from '#queries/catalog.ts';
import { grantsQuery } from '#queries/operator/contracts.ts';
import { Badge } from '#ui/badge.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ChangeGrantDialog, GrantDialog, WithdrawGrantDialog } from './grant-dialogs.tsx';

type Opened = { kind: 'grant' } | { kind: 'change' | 'withdraw'; grant: OperatorGrant } | null;

/** Lists the access that operators granted to a learner, and grants, extends and withdraws it. */
export function GrantedAccess({ learnerId }: { learnerId: string }) {
  const { data, error } = useQuery(grantsQuery(learnerId));
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <section aria-labelledby="granted-access">
      <HStack justify="space-between" gap="4" mb="3">
        <chakra.h2 id="granted-access" textStyle="h4">
          Granted access
        </chakra.h2>
        <Button size="sm" variant="outline" onClick={() => setOpened({ kind: 'grant' })}>
          Grant Access
        </Button>
      </HStack>
      {error && !data && <chakra.p color="danger.fg">{userMessageOf(error)}</chakra.p>}
      {!data && !error && <Skeleton height="12" />}
      {data?.grants.length === 0 && <chakra.p color="fg.muted">Nothing was granted.</chakra.p>}
      <Stack as="ul" gap="3" listStyleType="none">
        {data?.grants.map((grant) => (
          <GrantRow key={grant.grantId} grant={grant} onOpen={setOpened} />
        ))}
      </Stack>
      {opened?.kind === 'grant' && <GrantDialog learnerId={learnerId} onClose={close} />}
      {opened?.kind === 'change' && (
        <ChangeGrantDialog learnerId={learnerId} grant={opened.grant} onClose={close} />
      )}
      {opened?.kind === 'withdraw' && (
        <WithdrawGrantDialog learnerId={learnerId} grant={opened.grant} onClose={close} />
      )}
    </section>
  );
}

interface RowProps {
  grant: OperatorGrant;
  onOpen: (opened: Opened) => void;
}

function GrantRow({ grant, onOpen }: RowProps) {
  const { courseIds, startedAt, endsAt, isActive, giftCode } = grant;
  const { data: courses = [] } = useQuery({ ...coursesQuery(), enabled: courseIds !== null });
  const titles = courses.filter(({ id }) => courseIds?.includes(id)).map(({ title }) => title);
  const name = courseIds === null ? 'Every course' : titles.join(', ');
  return (
    <chakra.li borderWidth="1px" borderRadius="l2" p="4">
      <HStack justify="space-between" align="start" gap="4">
        <span>{name}</span>
        <Badge colorPalette={isActive ? 'accent' : 'neutral'} flexShrink="0">
          {isActive ? 'Active' : 'Ended'}
        </Badge>
      </HStack>
      {giftCode !== null && (
        <chakra.p textStyle="small" mt="1">
          Gift code {giftCode}, redeemed{' '}
          <time dateTime={startedAt}>{printDateAndTime(startedAt)}</time>
        </chakra.p>
      )}
      <chakra.p textStyle="small" color="fg.muted" mt="1">
        {endsAt === null ? (
          'No end'
        ) : (
          <>
            {isActive ? 'Until ' : 'Ended on '}
            <time dateTime={endsAt}>{printDateAndTime(endsAt)}</time>
          </>
        )}
      </chakra.p>
      <HStack gap="2" mt="3" flexWrap="wrap">
        <Button
          size="xs"
          variant="outline"
          colorPalette="neutral"
          aria-label={`Change the end of access to ${name}`}
          onClick={() => onOpen({ kind: 'change', grant })}
        >
          Change End
        </Button>
        {isActive && (
          <Button
            size="xs"
            variant="outline"
            colorPalette="neutral"
            aria-label={`Withdraw access to ${name}`}
            onClick={() => onOpen({ kind: 'withdraw', grant })}
          >
            Withdraw
          </Button>
        )}
      </HStack>
    </chakra.li>
  );
}
