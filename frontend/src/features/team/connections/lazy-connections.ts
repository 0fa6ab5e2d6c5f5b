import { lazyExtra } from '#components/feedback/lazy-extra.ts';

/** Only owners of a company need it, so no other page loads it. */
export const ConnectionsSection = lazyExtra(
  async () => (await import('./connections-section.tsx')).ConnectionsSection,
);
