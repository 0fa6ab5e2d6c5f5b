import { Box } from '#ui/chakra/box.ts';

/** Holds the place of `PaymentNote` while it loads, with the height that each of its states takes at least. */
export function PaymentPlace() {
  return <Box aria-busy="true" minH={{ base: '56', sm: '44' }} mb="8" />;
}
