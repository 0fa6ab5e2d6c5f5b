import { useInfiniteQuery } from '@tanstack/react-query';
import { userMessageOf } from '#lib/api-error.ts';
import { printDateAndTime } from '#lib/print-date.ts';
import { giftRedemptionsQuery } from '#queries/operator/gift-codes.ts';
import { Button } from '#ui/button.tsx';
import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Lists who redeemed the codes of a batch, the newest first. */
export function GiftRedemptions({ batchId, name }: { batchId: string; name: string }) {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    giftRedemptionsQuery(batchId),
  );
  if (error && !data) return <chakra.p color="danger.fg">{userMessageOf(error)}</chakra.p>;
  if (!data) return <Skeleton height="12" />;
  const redemptions = data.pages.flatMap((page) => page.redemptions);
  if (redemptions.length === 0) {
    return (
      <chakra.p textStyle="small" color="fg.muted">
        No redemptions by accounts that still exist.
      </chakra.p>
    );
  }
  return (
    <>
      <Stack as="ul" aria-label={`Redemptions of ${name}`} gap="2" listStyleType="none">
        {redemptions.map(({ redemptionId, learnerId, email, code, redeemedAt }) => (
          <chakra.li
            key={redemptionId}
            textStyle="small"
            display="flex"
            flexWrap="wrap"
            columnGap="4"
          >
            <Box flex="1 1 14rem" minW="0" overflowWrap="anywhere">
              {email === null ? (
                'Account erased'
              ) : (
                <TextLink to="/admin/learners/$learnerId" params={{ learnerId }}>
                  {email}
                </TextLink>
              )}
            </Box>
            <span>{code}</span>
            <chakra.time dateTime={redeemedAt} color="fg.muted">
              {printDateAndTime(redeemedAt)}
            </chakra.time>
          </chakra.li>
        ))}
      </Stack>
      {hasNextPage && (
        <Button
          mt="2"
          px="0"
          size="xs"
          variant="plain"
          pendingText={isFetchingNextPage && 'Loading...'}
          onClick={() => void fetchNextPage()}
        >
          Show Older
        </Button>
      )}
    </>
  );
}
