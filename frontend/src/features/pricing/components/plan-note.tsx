import { chakra } from '@chakra-ui/react';
import { Note } from '#components/ui/note.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import { printDate } from '#lib/print-date.ts';
import type { OwnPlan } from '../use-own-plan.ts';

/** What a learner should know before choosing a plan: that a seat opens courses already, or that theirs ends. */
export default function PlanNote({ plan, seat }: OwnPlan) {
  return (
    <Note mb="8">
      {plan?.endsAt && (
        <p>
          Your plan, {plan.tier.name}, ends on {printDate(plan.endsAt)}. Keep it first, under{' '}
          <TextLink to="/account/purchases">Purchases</TextLink>; then you can change it.
        </p>
      )}
      {seat && (
        <chakra.p mt={plan?.endsAt ? '2' : '0'}>
          Your seat in {seat.tierName} opens the courses of that plan already, at no cost to you. A
          plan of your own would be charged on top of it.
        </chakra.p>
      )}
    </Note>
  );
}
