import { PageContainer } from '#components/layout/page-container.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Box } from '#ui/chakra/box.ts';
import { RETEST_TITLE } from './retest-wording.ts';

/** Stands in for the page while it loads. */
export function RetestSkeleton() {
  return (
    <PageContainer pb="16">
      <PageHeader title={RETEST_TITLE} />
      <Box minH="80dvh" aria-busy="true" />
    </PageContainer>
  );
}
