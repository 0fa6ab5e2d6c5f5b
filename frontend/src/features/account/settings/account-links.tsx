import { chakra } from '@chakra-ui/react';
import { PageSection } from '#components/layout/page-section.tsx';
import { TextLink } from '#components/ui/text-link.tsx';

/** Leads to what the account has on other pages. */
export function AccountLinks() {
  return (
    <PageSection id="plan" title="Plan and purchases" lead="What you bought, and your plan.">
      <chakra.ul display="grid" gap="3">
        <li>
          <TextLink to="/account/purchases">Your plan, purchases and invoices</TextLink>
        </li>
        <li>
          <TextLink to="/pricing">Compare plans</TextLink>
        </li>
        <li>
          <TextLink to="/certificates">Your certificates</TextLink>
        </li>
      </chakra.ul>
    </PageSection>
  );
}
