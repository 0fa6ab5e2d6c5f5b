import { chakra } from '@chakra-ui/react';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { PageSection } from '#components/layout/page-section.tsx';

export function AccountDetails({ learner }: { learner: SignedInLearner }) {
  const details = [
    ['Name', learner.name],
    ['Email', learner.email],
  ] as const;
  return (
    <PageSection title="Sign-in" lead="Your account details.">
      <chakra.dl>
        {details.map(([term, value]) => (
          <chakra.div
            key={term}
            display="grid"
            gridTemplateColumns={{ base: '1fr', sm: '8rem 1fr' }}
            columnGap="6"
            py="3"
            borderBottomWidth="1px"
            _first={{ pt: '0' }}
            _last={{ borderBottomWidth: '0' }}
          >
            <chakra.dt color="fg.muted">{term}</chakra.dt>
            <chakra.dd fontWeight="medium" overflowWrap="anywhere">
              {value}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </PageSection>
  );
}
