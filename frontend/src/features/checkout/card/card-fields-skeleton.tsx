import { Box } from '#ui/chakra/box.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** Shows placeholders: card number in one row, expiration and security code in the next. */
export function CardFieldsSkeleton() {
  return (
    <Box minH="cardFields" aria-hidden="true">
      <LabeledField />
      <Box display="grid" gridTemplateColumns="1fr 1fr" gap="3" mt="4">
        <LabeledField />
        <LabeledField />
      </Box>
    </Box>
  );
}

function LabeledField() {
  return (
    <Box>
      <Skeleton height="4" width="24" />
      <Skeleton height="11" mt="2" borderRadius="l2" />
    </Box>
  );
}
