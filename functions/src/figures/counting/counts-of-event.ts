import type { DomainEvent, EventData, EventType } from '#events/domain-events.ts';
import { skuOf } from '#table/keys.ts';
import {
  CHOICE_PREFIX,
  OTHER_PRODUCT,
  REACHED_PREFIX,
  SITE_PRODUCT,
  TRIAL_PRODUCT,
} from '../figure-records.ts';
import {
  activityChange,
  cohortChange,
  dayChange,
  moduleChange,
  planChange,
  questionChange,
  type CounterChange,
} from './counter-change.ts';

const monthOf = (instant: string) => instant.slice(0, 7);
const courseProduct = (courseId: number) => skuOf('course', courseId);

type Counters = {
  [Type in EventType]?: (
    data: EventData<Type>,
    at: { day: string; month: string },
  ) => CounterChange[];
};

/** What each event adds; those that are missing count nothing. */
const COUNTERS: Counters = {
  accountCreated: (_data, { day }) => [dayChange(day, SITE_PRODUCT, { accounts: 1 })],
  trialStarted: (_data, { day }) => [dayChange(day, TRIAL_PRODUCT, { trials: 1 })],
  orderPaid: ({ product }, { day }) => [dayChange(day, product || OTHER_PRODUCT, { purchases: 1 })],
  orderRefunded: ({ product }, { day }) => [
    dayChange(day, product || OTHER_PRODUCT, { refunds: 1 }),
  ],
  accessGranted: ({ product }, { day }) =>
    product === undefined ? [] : [dayChange(day, product, { giftRedemptions: 1 })],
  invoiceIssued: ({ product, taxCents }, { day }) => [
    dayChange(day, product || OTHER_PRODUCT, { taxCents }),
  ],
  enrolled: ({ courseId }, { day, month }) => [
    dayChange(day, courseProduct(courseId), { enrollments: 1 }),
    cohortChange(courseId, month, { enrolled: 1 }),
  ],
  moduleCompleted: ({ courseId, moduleId, enrolledAt, minutes }, { day }) => [
    dayChange(day, courseProduct(courseId), { moduleCompletions: 1 }),
    cohortChange(courseId, monthOf(enrolledAt), { [`${REACHED_PREFIX}${moduleId}`]: 1 }),
    moduleChange(courseId, moduleId, {
      completions: 1,
      ...(minutes > 0 ? { timed: 1, minutes } : {}),
    }),
  ],
  courseCompleted: ({ courseId, enrolledAt }, { day }) => [
    dayChange(day, courseProduct(courseId), { completions: 1 }),
    ...(enrolledAt === null ? [] : [cohortChange(courseId, monthOf(enrolledAt), { completed: 1 })]),
  ],
  certificateClaimed: ({ courseId }, { day }) => [
    dayChange(day, courseProduct(courseId), { certificates: 1 }),
  ],
  activitySubmitted: (data, { day }) => submissionCounts(data, day),
  planValueChanged: (data, { month }) => planCounts(data, month),
  seatsChanged: ({ before, after }, { day }) => [
    dayChange(
      day,
      SITE_PRODUCT,
      after > before ? { seatsTaken: after - before } : { seatsFreed: before - after },
    ),
  ],
};

/** Returns what an event adds to the counters; nothing for most. It depends on nothing but the event. Source: rules/figures.md G5, G8, G9, G10 */
export function countsOfEvent({ type, data, at }: DomainEvent): CounterChange[] {
  const count = COUNTERS[type] as ((data: unknown, at: object) => CounterChange[]) | undefined;
  return count?.(data, { day: at.slice(0, 10), month: monthOf(at) }) ?? [];
}

function submissionCounts(data: EventData<'activitySubmitted'>, day: string): CounterChange[] {
  const { courseId, activityId, tryNumber, isPassed, questions } = data;
  const isFirst = tryNumber === 1;
  return [
    dayChange(day, courseProduct(courseId), { submissions: 1 }),
    activityChange(courseId, activityId, {
      submissions: 1,
      learners: isFirst ? 1 : 0,
      firstPasses: isFirst && isPassed ? 1 : 0,
      passes: isPassed ? 1 : 0,
      triesToPass: isPassed ? tryNumber : 0,
    }),
    ...(isFirst ? questionCounts(data, questions) : []),
  ];
}

function questionCounts(
  { courseId, activityId }: Pick<EventData<'activitySubmitted'>, 'courseId' | 'activityId'>,
  questions: EventData<'activitySubmitted'>['questions'],
): CounterChange[] {
  const allRight = questions.filter(({ isRight }) => isRight).length;
  return questions.map(({ id, isRight, choices }) => {
    const right = isRight ? 1 : 0;
    const others = questions.length - 1;
    const rest = others === 0 ? 0 : Math.round(((allRight - right) / others) * 1000);
    const pairs =
      others === 0
        ? {}
        : {
            pairs: 1,
            pairsRight: right,
            rest,
            restSquares: rest * rest,
            restRight: rest * right,
          };
    return questionChange(
      courseId,
      { activityId, questionId: id },
      {
        asked: 1,
        right,
        ...pairs,
        ...Object.fromEntries(choices.map((choice) => [`${CHOICE_PREFIX}${choice}`, 1])),
      },
    );
  });
}

function planCounts(data: EventData<'planValueChanged'>, month: string): CounterChange[] {
  const { fromProduct, fromMonthlyCents, toProduct, toMonthlyCents, isEndedUnpaid } = data;
  if (fromMonthlyCents === 0)
    return [planChange(month, toProduct, { started: 1, startedCents: toMonthlyCents })];
  if (toMonthlyCents === 0) {
    const unpaid = isEndedUnpaid ? 1 : 0;
    return [
      planChange(month, fromProduct, {
        ended: 1,
        endedUnpaid: unpaid,
        endedCents: fromMonthlyCents,
      }),
    ];
  }
  const more = toMonthlyCents - fromMonthlyCents;
  const change = more > 0 ? { grownCents: more } : { shrunkCents: -more };
  if (fromProduct === toProduct) return [planChange(month, toProduct, change)];
  return [
    planChange(month, fromProduct, { left: 1, leftCents: fromMonthlyCents }),
    planChange(month, toProduct, { joined: 1, joinedCents: fromMonthlyCents, ...change }),
  ];
}
