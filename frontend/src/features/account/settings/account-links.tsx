import { chakra } from '#ui/chakra/factory.ts';
import { PageSection } from '#components/layout/page-section.tsx';
import { TextLink } from '#ui/text-link.tsx';

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
