import type { OperatorGiftBatch } from '@learning/shared/contract/operators/gift-codes';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { printShortDay } from '#lib/print-date.ts';
import { operatorApi } from '#lib/operator-client.ts';
import { tiersQuery } from '#queries/billing.ts';
import { courseTitlesQuery } from '#queries/catalog.ts';
import { operatorQuery } from '#queries/operator/operator-query.ts';
import { Badge } from '#ui/badge.ts';
import { Button } from '#ui/button.tsx';
import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Stack } from '#ui/chakra/stack.ts';
import { Day } from '../data-table/day.tsx';
import { ExportButton } from '../figures/export-button.tsx';
import { EndGiftBatchDialog, NewGiftBatchDialog } from './gift-batch-dialogs.tsx';
import { GiftRedemptions } from './gift-redemptions.tsx';

type Opened = { kind: 'new' } | { kind: 'end'; batch: OperatorGiftBatch } | null;

const STATES = {
  active: ['Active', 'accent'],
  ended: ['Ended', 'neutral'],
  expired: ['Expired', 'neutral'],
  used_up: ['Used up', 'neutral'],
} as const;

/** Lists the batches of gift codes, and makes, downloads and ends them. Source: rules/money.md M56 */
export function GiftBatches() {
  const [opened, setOpened] = useState<Opened>(null);
  const { data, error, refetch } = useQuery(operatorQuery('listGiftBatches', {}));
  const close = () => setOpened(null);
  return (
    <Box as="section" aria-labelledby="gift-codes" mt="12">
      <HStack justify="space-between" gap="4" mb="1">
        <chakra.h2 id="gift-codes" textStyle="h4">
          Gift codes
        </chakra.h2>
        <Button size="sm" variant="outline" onClick={() => setOpened({ kind: 'new' })}>
          New Gift Codes
        </Button>
      </HStack>
      <chakra.p color="fg.muted" mb="4">
        They open a course, or months of a plan’s courses, without a payment. No revenue.
      </chakra.p>
      {error && !data && (
        <ErrorState title="The gift codes could not be loaded" onRetry={() => void refetch()}>
          {userMessageOf(error)}
        </ErrorState>
      )}
      {!data && !error && <Skeleton height="24" />}
      {data?.batches.length === 0 && <chakra.p color="fg.muted">None were made yet.</chakra.p>}
      <Stack gap="0">
        {data?.batches.map((batch) => (
          <BatchRow
            key={batch.batchId}
            batch={batch}
            onEnd={() => setOpened({ kind: 'end', batch })}
          />
        ))}
      </Stack>
      {opened?.kind === 'new' && <NewGiftBatchDialog onClose={close} />}
      {opened?.kind === 'end' && <EndGiftBatchDialog batch={opened.batch} onClose={close} />}
    </Box>
  );
}

function BatchRow({ batch, onEnd }: { batch: OperatorGiftBatch; onEnd: () => void }) {
  const { batchId, name, codeCount, maxRedemptions, redemptions, expiresAt, state } = batch;
  const [word, palette] = STATES[state];
  const gift = useGiftName(batch);
  const [isListed, setIsListed] = useState(false);
  const listId = useId();
  const most = codeCount * maxRedemptions;
  return (
    <Box borderTopWidth="1px" py="3">
      <Box
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        justifyContent="space-between"
        gap="3"
      >
        <Box minW="0">
          <HStack gap="2">
            <chakra.h3 fontWeight="semibold" overflowWrap="anywhere">
              {name}
            </chakra.h3>
            <Badge colorPalette={palette}>{word}</Badge>
          </HStack>
          <chakra.p textStyle="small">{gift}</chakra.p>
          <chakra.p textStyle="small" color="fg.muted">
            {codeCount === 1 ? '1 code' : `${codeCount} codes`}, redeemed {redemptions} of {most}{' '}
            {most === 1 ? 'time' : 'times'}, last day <Day>{printShortDay(expiresAt)}</Day>
          </chakra.p>
        </Box>
        <HStack gap="2" flexShrink="0" alignItems="start" flexWrap="wrap">
          {redemptions > 0 && (
            <Button
              size="sm"
              variant="outline"
              colorPalette="neutral"
              aria-expanded={isListed}
              aria-controls={listId}
              aria-label={`Redemptions of ${name}`}
              onClick={() => setIsListed(!isListed)}
            >
              Redemptions
            </Button>
          )}
          <ExportButton name="Download CSV" load={() => loadCodes(batchId)} />
          {state !== 'ended' && (
            <Button
              size="sm"
              variant="outline"
              colorPalette="neutral"
              aria-label={`End the codes of ${name}`}
              onClick={onEnd}
            >
              End
            </Button>
          )}
        </HStack>
      </Box>
      <Box id={listId} hidden={!isListed} mt="3">
        {isListed && <GiftRedemptions batchId={batchId} name={name} />}
      </Box>
    </Box>
  );
}

function useGiftName({ courseId, tierSlug, months }: OperatorGiftBatch): string {
  const { data: titles } = useQuery(courseTitlesQuery());
  const { data: tiers } = useQuery(tiersQuery());
  if (courseId !== null) return titles?.[courseId] ?? `Course ${courseId}`;
  const tier = tiers?.find(({ slug }) => slug === tierSlug)?.name ?? tierSlug;
  return `${months === 1 ? '1 month' : `${months} months`} of the ${tier} plan’s courses`;
}

async function loadCodes(batchId: string): Promise<{ fileName: string; csv: string }> {
  const { codes } = await operatorApi.getGiftBatch({ params: { batchId } });
  const lines = codes.map(({ code, redemptions }) => `${code},${redemptions}`);
  return {
    fileName: `gift-codes-${batchId}.csv`,
    csv: ['Code,Redemptions', ...lines, ''].join('\r\n'),
  };
}
