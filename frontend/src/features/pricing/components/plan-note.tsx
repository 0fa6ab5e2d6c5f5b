import { chakra } from '@chakra-ui/react';
import { Note } from '#components/ui/note.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import { printDate } from '#lib/print-date.ts';
import type { OwnPlan } from '../use-own-plan.ts';

/** Warns before a second plan: the learner's own is ending, or a seat already gives access. */
export default function PlanNote({ plan, seat }: OwnPlan) {
  return (
    <Note mb="8">
      {plan?.endsAt && (
        <p>
          Your {plan.tier.name} plan ends on {printDate(plan.endsAt)}. To switch to another plan,
          first choose Keep Plan under <TextLink to="/account/purchases">Purchases</TextLink>.
        </p>
      )}
      {seat && (
        <chakra.p mt={plan?.endsAt ? '2' : '0'}>
          Your seat in {seat.tierName} already gives you the courses of that plan at no cost. A plan
          of your own would cost extra.
        </chakra.p>
      )}
    </Note>
  );
}
