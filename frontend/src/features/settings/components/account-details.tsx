import { chakra } from '@chakra-ui/react';
import type { SignedInLearner } from '../../../lib/session/session-store.ts';
import { SettingsSection } from './settings-section.tsx';

export function AccountDetails({ learner }: { learner: SignedInLearner }) {
  const details = [
    ['Name', learner.name],
    ['Email', learner.email],
  ] as const;
  return (
    <SettingsSection title="Sign-in" lead="Who this account belongs to.">
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
    </SettingsSection>
  );
}
