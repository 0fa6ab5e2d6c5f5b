import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { Subscription } from '@learning/shared/contract/purchases';
import { Badge } from '#ui/badge.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Panel } from '#ui/panel.tsx';
import { printDate } from '#lib/print-date.ts';
import type { StateWord } from '../purchase-words.ts';

/** Shows the plan of a contract to the owner of its team. What it costs is between the companies. Source: rules/money.md M44, M45 */
export function ContractPanel({ plan }: { plan: Subscription }) {
  const { word, palette } = contractState(plan);
  return (
    <Panel>
      <HStack justify="space-between" align="start" gap="4">
        <chakra.h3 textStyle="h4">{plan.tier.name}</chakra.h3>
        <Badge colorPalette={palette} flexShrink="0">
          {word}
        </Badge>
      </HStack>
      <chakra.p mt="1">
        By contract, {plan.seatsUsed} of {plan.maxUsers} seats taken
      </chakra.p>
      <chakra.p mt="3" mb="5" color="fg.muted" textWrap="pretty">
        {contractSentence(plan)}
      </chakra.p>
      {plan.isGranting && (
        <LinkButton to="/account/team" size="sm" variant="outline">
          Manage Team
        </LinkButton>
      )}
    </Panel>
  );
}

function contractState({ status, isGranting }: Subscription): StateWord {
  if (status === 'canceled') return { word: 'Ended', palette: 'neutral' };
  if (!isGranting) return { word: 'Paused', palette: 'signal' };
  return status === 'past_due'
    ? { word: 'Invoice Overdue', palette: 'signal' }
    : { word: 'Active', palette: 'accent' };
}

function contractSentence(plan: Subscription): string {
  const { status, isGranting, endsAt, endedAt, currentPeriodEnd, contract } = plan;
  const until = contract?.accessEndsAt;
  if (status === 'canceled') {
    return `It ended${endedAt ? ` on ${printDate(endedAt)}` : ''}. Progress, notes and certificates stay.`;
  }
  if (!isGranting) {
    return 'Its invoice is overdue, so its courses are closed. They open again as soon as it is paid. Your billing contact has it.';
  }
  if (status === 'past_due') {
    return `Its invoice is overdue. ${until ? `The courses stay open until ${printDate(until)}. ` : ''}Your billing contact has the invoice.`;
  }
  if (endsAt) return `It ends on ${printDate(endsAt)}.`;
  return `${currentPeriodEnd ? `It renews on ${printDate(currentPeriodEnd)}. ` : ''}The invoices go to your billing contact. To change or end it, write to us.`;
}
