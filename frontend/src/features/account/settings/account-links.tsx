import { chakra } from '#ui/chakra/factory.ts';
import { PageSection } from '#components/layout/page-section.tsx';
import { LineLink } from '#ui/text-link.tsx';

/** Leads to what the account has on other pages. */
export function AccountLinks() {
  return (
    <PageSection id="plan" title="Plan and purchases" lead="What you bought, and your plan.">
      <chakra.ul display="grid" gap={{ base: '0', md: '3' }}>
        <li>
          <LineLink to="/account/purchases">Your plan, purchases and invoices</LineLink>
        </li>
        <li>
          <LineLink to="/pricing">Compare plans</LineLink>
        </li>
        <li>
          <LineLink to="/certificates">Your certificates</LineLink>
        </li>
      </chakra.ul>
    </PageSection>
  );
}
