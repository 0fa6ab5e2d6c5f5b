import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { PageContainer } from '#components/layout/page-container.tsx';
import { PageHead } from '#components/layout/page-head.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DetailsTemplate } from './details.tsx';
import { Intake } from './intake.tsx';
import { Verdict } from './verdict.tsx';

/**
 * Checks a certificate or badge in the browser (`public/verify`), without our API. One document serves every certificate: until
 * `data-view` of the document says what the address asks for (`app/head/early-certificate.ts`), neither of its two views shows.
 */
export function VerifyPage() {
  return (
    <PageContainer data-verify="" py={{ base: '6', md: '10' }}>
      <PageHead
        title="Verify a certificate"
        description="Check whether a certificate or Open Badge is genuine, who issued it, and whether it’s still valid. Free, without an account."
      />
      <Stack gap="6" maxW="3xl" mx="auto">
        <chakra.p textStyle="eyebrow" color="fg.muted">
          Certificate verification
        </chakra.p>
        <noscript>
          <Panel as="section">
            <chakra.h1 textStyle="h1">This page needs JavaScript</chakra.h1>
            <chakra.p mt="2">
              Your browser checks the certificate itself, and it needs JavaScript to do so. Turn it
              on and reload this page, or check the certificate’s file with any other Open Badges
              3.0 verifier.
            </chakra.p>
          </Panel>
        </noscript>
        <Box css={{ ':root:not([data-view=intake]) &': { display: 'none' } }}>
          <Intake />
        </Box>
        <Box minH="100dvh" css={{ ':root:not([data-view=certificate]) &': { display: 'none' } }}>
          <Verdict />
          <Box data-details="" mt="6">
            <Stack gap="6" aria-hidden="true">
              <Skeleton height="56" />
              <Skeleton height="80" />
            </Stack>
          </Box>
        </Box>
        <DetailsTemplate />
        <chakra.p textStyle="small" color="fg.muted">
          Checked in your browser. Nothing you check here is sent to us.
        </chakra.p>
      </Stack>
    </PageContainer>
  );
}
