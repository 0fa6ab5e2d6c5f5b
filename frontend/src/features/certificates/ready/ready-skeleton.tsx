import { Skeleton } from '#ui/skeleton.tsx';

/** Reserves the place of the card, which has the same height. */
export function CertificateReadySkeleton() {
  return <Skeleton mb="5" height={{ base: '32rem', md: '18.5rem' }} />;
}
