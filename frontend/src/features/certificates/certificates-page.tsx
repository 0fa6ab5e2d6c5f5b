import { Box } from '#ui/chakra/box.ts';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { PageContainer } from '#components/layout/page-container.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { certificateOverviewQuery } from '#queries/certificates.ts';
import { BadgesTab } from './badges/badges-tab.tsx';
import { FormerCertificates } from './cards/former-certificates.tsx';
import { MyCertificates } from './cards/my-certificates.tsx';
import {
  CERTIFICATE_TABS,
  type CertificatesSearch,
  type CertificateTab,
} from './certificates-search.ts';
import { CertificatesSkeleton } from './certificates-skeleton.tsx';
import { AvailableCertificates } from './claim/available-certificates.tsx';
import { CertificateDetails } from './detail/certificate-details.tsx';
import { PAGE_LEAD, PAGE_TITLE } from './page-wording.ts';

interface Props {
  learner: SignedInLearner;
  search: CertificatesSearch;
  onSearch: (search: CertificatesSearch) => void;
}

const TAB_NAMES: Record<CertificateTab, string> = {
  certificates: 'My Certificates',
  available: 'Available Certificates',
  badges: 'LinkedIn Badges',
};

/** Renders `/certificates`: the certificates, those ready to claim, and the badge designer. Source: rules/wording.md W26 */
export function CertificatesPage({ learner, search, onSearch }: Props) {
  const { data, error, refetch } = useQuery(certificateOverviewQuery(learner.id));
  if (!data && !error) return <CertificatesSkeleton />;
  const tab = search.tab ?? (search.claim ? 'available' : 'certificates');
  const chosen = data?.certificates.find(({ id }) => id === search.certificate);
  const openTab = (next: CertificateTab, more: CertificatesSearch = {}) =>
    onSearch({ ...(next === 'certificates' ? {} : { tab: next }), ...more });
  return (
    <PageContainer pb={{ base: '16', md: '24' }}>
      <PageHeader title={PAGE_TITLE} lead={PAGE_LEAD} />
      {error && !data && (
        <ErrorState title="Your certificates could not be loaded" onRetry={() => void refetch()}>
          {userMessageOf(error)} Your certificates are safe.
        </ErrorState>
      )}
      {data && (
        <Tabs.Root
          lazyMount
          unmountOnExit
          value={tab}
          onValueChange={({ value }) =>
            openTab(
              CERTIFICATE_TABS.find((certificateTab) => certificateTab === value) ?? 'certificates',
            )
          }
        >
          <Tabs.List
            gap={{ base: '4', md: '8' }}
            css={{ '& > *': { textStyle: { base: 'label', md: 'body' }, fontWeight: 'semibold' } }}
          >
            {CERTIFICATE_TABS.map((certificateTab) => (
              <Tabs.Trigger key={certificateTab} value={certificateTab}>
                {TAB_NAMES[certificateTab]}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Box minH="60dvh">
            <Tabs.Content value="certificates">
              <MyCertificates
                learnerId={learner.id}
                certificates={data.certificates}
                readyCount={data.available.length}
                onClaim={() => openTab('available')}
                onOpen={(certificate) => onSearch({ certificate })}
              />
              <FormerCertificates
                learnerId={learner.id}
                former={data.former}
                certificates={data.certificates}
                onOpen={(certificate) => onSearch({ certificate })}
              />
            </Tabs.Content>
            <Tabs.Content value="available">
              <AvailableCertificates
                learner={learner}
                available={data.available}
                claimedCourseId={search.claim}
                onChoose={(claim) => openTab('available', claim ? { claim } : {})}
                // The details that open say it.
                onClaimed={({ id }) => onSearch({ certificate: id })}
              />
            </Tabs.Content>
            <Tabs.Content value="badges">
              <BadgesTab
                certificates={data.certificates}
                isOneReady={data.available.length > 0}
                selectedId={search.certificate}
                onSelect={(certificate) => openTab('badges', { certificate })}
              />
            </Tabs.Content>
          </Box>
        </Tabs.Root>
      )}
      {chosen && tab === 'certificates' && (
        <CertificateDetails
          key={chosen.id}
          learnerId={learner.id}
          certificate={chosen}
          hasNewCapstone={
            data?.newCapstones.some((one) => one.certificateId === chosen.id) ?? false
          }
          retest={data?.retests.find(({ certificateId }) => certificateId === chosen.id)}
          withoutHours={data?.withoutHours.find(({ certificateId }) => certificateId === chosen.id)}
          onClose={() => onSearch({})}
          onReplaced={({ id }) => onSearch({ certificate: id })}
          onDesignBadge={() => openTab('badges', { certificate: chosen.id })}
        />
      )}
    </PageContainer>
  );
}
