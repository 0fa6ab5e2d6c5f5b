/** Recurring revenue and churn of plans from what each month changed. Source: rules/figures.md G6 */

/** What changed in a month, of one plan or of all. */
export interface PlanChanges {
  started: number;
  ended: number;
  endedUnpaid: number;
  joined: number;
  left: number;
  startedCents: number;
  endedCents: number;
  joinedCents: number;
  leftCents: number;
  grownCents: number;
  shrunkCents: number;
}

export interface PlanMonth {
  month: string;
  /** Plans that ran at its beginning. */
  plansBefore: number;
  plansAfter: number;
  started: number;
  ended: number;
  endedUnpaid: number;
  /** Recurring revenue at its beginning and its end. */
  recurringBeforeCents: number;
  recurringCents: number;
  newCents: number;
  grownCents: number;
  lostCents: number;
  /** null when no plan ran at its beginning. */
  churn: number | null;
  revenueChurn: number | null;
}

/** Returns the months from the first to the last, those without a change included. */
export function planMonths(
  changes: readonly (PlanChanges & { month: string })[],
  first: string,
  last: string,
): PlanMonth[] {
  const known = changes.map(({ month }) => month).toSorted()[0] ?? first;
  const months: PlanMonth[] = [];
  let [plans, recurring] = [0, 0];
  for (let month = known < first ? known : first; month <= last; month = nextMonth(month)) {
    const ofMonth = changes.filter((change) => change.month === month);
    const sum = (name: keyof PlanChanges) =>
      ofMonth.reduce((total, change) => total + change[name], 0);
    const [before, recurringBefore] = [plans, recurring];
    const lostCents = sum('endedCents') + sum('shrunkCents');
    plans += sum('started') + sum('joined') - sum('ended') - sum('left');
    recurring +=
      sum('startedCents') + sum('joinedCents') + sum('grownCents') - lostCents - sum('leftCents');
    months.push({
      month,
      plansBefore: before,
      plansAfter: plans,
      started: sum('started'),
      ended: sum('ended'),
      endedUnpaid: sum('endedUnpaid'),
      recurringBeforeCents: recurringBefore,
      recurringCents: recurring,
      newCents: sum('startedCents'),
      grownCents: sum('grownCents'),
      lostCents,
      churn: before === 0 ? null : sum('ended') / before,
      revenueChurn: recurringBefore === 0 ? null : lostCents / recurringBefore,
    });
  }
  return months.filter(({ month }) => month >= first);
}

/** @param month `yyyy-mm` */
export function nextMonth(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

/** Returns the months from the first to the last, both included. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = nextMonth(month)) months.push(month);
  return months;
}
