import { chakra } from '#ui/chakra/factory.ts';
import { coachingCopy } from '@learning/content/site/coaching';
import type { CoachingQuota } from '@learning/shared/contract/coaching';
import { LinkButton } from '#ui/link-button.tsx';
import { printMonth, printNextMonthStart } from '../print-session-time.ts';

/** Says how many sessions are left this month, or how to get some. Source: rules/learning.md L22 */
export function QuotaNote({ quota }: { quota: CoachingQuota }) {
  const { perMonth, usedThisMonth, month } = quota;
  if (perMonth === 0) {
    return (
      <>
        <p>{coachingCopy.notIncluded}</p>
        <chakra.div mt="5">
          <LinkButton to="/pricing">{coachingCopy.offer.plans}</LinkButton>
        </chakra.div>
      </>
    );
  }
  return (
    <chakra.p mb="5" fontWeight="medium">
      {sentenceOf(perMonth, usedThisMonth, month)}
    </chakra.p>
  );
}

function sentenceOf(perMonth: number | null, used: number, month: string): string {
  if (perMonth === null) return 'Your plan includes as many sessions as you need.';
  const left = perMonth - used;
  if (left > 0) return `You have ${left} of ${perMonth} sessions left in ${printMonth(month)}.`;
  return `You’ve used your ${perMonth} sessions for ${printMonth(month)}. You can book the next one from ${printNextMonthStart(month)}.`;
}
