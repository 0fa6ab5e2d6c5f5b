import { Skeleton } from '#ui/skeleton.tsx';

export const READY_COLUMNS = { base: 'minmax(0, 1fr)', md: '20rem minmax(0, 1fr)' };
export const READY_HEIGHT = { base: '32rem', md: '18.5rem' };

/** Reserves the place of the card. */
export function CertificateReadySkeleton() {
  return <Skeleton mb="5" height={READY_HEIGHT} />;
}
