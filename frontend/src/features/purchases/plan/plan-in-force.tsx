import { chakra } from '#ui/chakra/factory.ts';
import type { Course } from '@learning/shared/contract/catalog';
import type { Purchases, Subscription } from '@learning/shared/contract/purchases';
import { useQuery } from '@tanstack/react-query';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { tiersQuery } from '#queries/billing.ts';
import { coursesQuery } from '#queries/catalog.ts';

interface Props {
  plan: Subscription;
  trial: Purchases['trial'];
}

/**
 * Tells the owner of a plan what it gives while that is new to them: as long as their trial also runs, or seats are free. An owner who
 * knows both sees nothing.
 */
export function PlanInForce({ plan, trial }: Props) {
  const freeSeats = plan.maxUsers - plan.seatsUsed;
  const hasTrial = trial?.isActive === true;
  const enabled = plan.contract === null && plan.isGranting && (hasTrial || freeSeats > 0);
  const { data: courses } = useQuery({ ...coursesQuery(), enabled });
  const { data: tiers } = useQuery({ ...tiersQuery(), enabled });
  if (!enabled || !courses || !tiers) return null;
  const levels = tiers.find(({ slug }) => slug === plan.tier.slug)?.levels ?? [];
  const others = courses.filter(({ level }) => !levels.includes(level));
  const included = courses.length - others.length;
  return (
    <Notice Icon={BadgeCheck} tone="neutral">
      <chakra.p textWrap="pretty">
        <strong>
          {plan.tier.name}: {included} courses open
          {plan.maxUsers > 1 && `, ${countSeats(freeSeats)}`}.
        </strong>
        {hasTrial && others.length > 0 && (
          <>
            {' '}
            Until <time dateTime={trial.endsAt}>{printDayAndTime(trial.endsAt)}</time> your trial
            also opens {nameOthers(others)}.
          </>
        )}
      </chakra.p>
      {freeSeats > 0 && (
        <LinkButton to="/account/team" size="sm" variant="outline" css={{ mt: '3' }}>
          Invite Your Team
        </LinkButton>
      )}
    </Notice>
  );
}

function countSeats(free: number): string {
  if (free <= 0) return 'all seats taken';
  return free === 1 ? '1 seat free' : `${free} seats free`;
}

/** Names the courses beyond the plan by their level if they share one: 'the 7 expert courses'. */
function nameOthers(others: readonly Course[]): string {
  const levels = new Set(others.map(({ level }) => level));
  const [level] = levels;
  const noun = others.length === 1 ? 'course' : 'courses';
  return levels.size === 1 ? `the ${others.length} ${level} ${noun}` : `the other ${others.length}`;
}

function printDayAndTime(instant: string): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(instant));
}
