import { expect, test } from 'vitest';
import { matches } from './grant-statements.ts';
import { TABLE_GRANTS } from './grants.ts';
import {
  accountKeys,
  ANY,
  INNER_PARTITIONS,
  activitiesPartition,
  balanceKeys,
  catalogKeys,
  certificateKey,
  certificatesPartition,
  blockedMailboxKey,
  coachingKey,
  contentVersionKeys,
  countedKey,
  courseFigureKeys,
  dataExportKey,
  dayFigureKey,
  privacyWorkKeys,
  eventKey,
  eventsOfDay,
  eventsPartition,
  learnerKeys,
  learnerPartition,
  limitKey,
  manifestKey,
  noteKey,
  workKey,
  notePrefix,
  notesPartition,
  notificationKeys,
  notificationsPartition,
  orderKeys,
  ownRequestKeys,
  ownRequestsPartition,
  ordersOfMonth,
  planFigureKey,
  purchaseName,
  spacedReviewKey,
  requestKey,
  requestsPartition,
  doneRequestsPartition,
  sessionsPartition,
  doneSessionsPartition,
  courseRatingKey,
  courseRatingsPartition,
  seatName,
  stripeKeys,
  submissionKeys,
  submissionsPartition,
  subscriptionName,
  teamKeys,
  trialMailboxKey,
  unreconciledKeys,
} from './keys.ts';

/** Stored items have these keys: changing a format needs a migration. The only place where tests spell keys. */
test.each([
  [dayFigureKey('2026-11-22', 'course#000014'), 'FIGURES#2026-11 DAY#22#course#000014'],
  [planFigureKey('2026-11', 'plan#executive'), 'PLAN_FIGURES MONTH#2026-11#plan#executive'],
  [courseFigureKeys.cohort(14, '2026-11'), 'COURSE_FIGURES#000014 COHORT#2026-11'],
  [courseFigureKeys.module(14, 'm1'), 'COURSE_FIGURES#000014 MODULE#m1'],
  [courseFigureKeys.activity(14, 'a1'), 'COURSE_FIGURES#000014 ACTIVITY#a1'],
  [courseFigureKeys.question(14, 'a1', 'q1'), 'COURSE_FIGURES#000014 QUESTION#a1#q1'],
  [countedKey('h'), 'COUNTED#h COUNTED'],
  [balanceKeys.entry('2026-11', 'txn_1'), 'BALANCE#2026-11 TRANSACTION#txn_1'],
  [balanceKeys.cursor, 'BALANCE#CURSOR CURSOR'],
  [catalogKeys.course(14), 'CATALOG COURSE#000014'],
  [catalogKeys.tier(2), 'CATALOG TIER#000002'],
  [catalogKeys.bundle(16), 'CATALOG BUNDLE#000016'],
  [catalogKeys.reviewDeck(14), 'RECALL COURSE#000014'],
  [spacedReviewKey('u1', 14), 'LEARNER#u1#RECALL COURSE#000014'],
  [catalogKeys.module('m1'), 'MODULE#m1 TEXT'],
  [catalogKeys.activity('m1', 'a1'), 'ACTIVITIES#m1 a1'],
  [catalogKeys.resource(14, 'r1'), 'COURSE#000014 RESOURCE#r1'],
  [manifestKey, 'CONTENT MANIFEST'],
  [contentVersionKeys.version('v'), 'CONTENT_VERSIONS VERSION#v'],
  [contentVersionKeys.live, 'CONTENT_VERSIONS LIVE'],
  [contentVersionKeys.part('v', 1), 'CONTENT_VERSION#v PART#000001'],
  [learnerKeys.profile('u'), 'LEARNER#u PROFILE'],
  [accountKeys.emailChange('u'), 'LEARNER#u#ACCOUNT EMAIL_CHANGE'],
  [accountKeys.photo('u'), 'LEARNER#u#ACCOUNT PHOTO'],
  [accountKeys.formerEmail('u', 'c'), 'LEARNER#u#ACCOUNT FORMER_EMAIL#c'],
  [
    accountKeys.signIn('u', '2026-11-24T09:00:00.000Z'),
    'LEARNER#u#ACCOUNT SIGN_IN#2026-11-24T09:00:00.000Z',
  ],
  [learnerKeys.membership('u', 'o1'), 'LEARNER#u MEMBERSHIP#o1'],
  [learnerKeys.teamOwnership('u'), 'LEARNER#u TEAM_OWNERSHIP'],
  [learnerKeys.entitlement('u', 'trial'), 'LEARNER#u ENTITLEMENT#trial'],
  [learnerKeys.entitlement('u', purchaseName(14)), 'LEARNER#u ENTITLEMENT#purchase#000014'],
  [learnerKeys.entitlement('u', subscriptionName('o')), 'LEARNER#u ENTITLEMENT#subscription#o'],
  [learnerKeys.entitlement('u', seatName('o')), 'LEARNER#u ENTITLEMENT#seat#o'],
  [learnerKeys.purchase('u', 14), 'LEARNER#u ENTITLEMENT#purchase#000014'],
  [learnerKeys.enrollment('u', 14), 'LEARNER#u ENROLLMENT#000014'],
  [learnerKeys.progress('u', 14, 'm1'), 'LEARNER#u PROGRESS#000014#m1'],
  [learnerKeys.bookmark('u', 14), 'LEARNER#u BOOKMARK#000014'],
  [learnerKeys.wish('u', 14), 'LEARNER#u WISH#000014'],
  [learnerKeys.activityResult('u', 14, 'a1'), 'LEARNER#u RESULT#000014#a1'],
  [learnerKeys.achievement('u', 'streak-7'), 'LEARNER#u ACHIEVEMENT#streak-7'],
  [learnerKeys.completion('u', 14), 'LEARNER#u COMPLETION#000014'],
  [learnerKeys.learningTime('u', '2026-11'), 'LEARNER#u TIME#2026-11'],
  [noteKey('u', 14, 'm1'), 'LEARNER#u#NOTES NOTE#000014#m1'],
  [workKey('u', 14, 'm1', 'p'), 'LEARNER#u#NOTES WORK#000014#m1#p'],
  [workKey('u', 14, 'm1', 'p'), 'LEARNER#u#NOTES WORK#000014#m1#p'],
  [submissionKeys.attempt('u', 'a1'), 'LEARNER#u#SUBMISSIONS a1#ATTEMPT'],
  [submissionKeys.draft('u', 'a1'), 'LEARNER#u#SUBMISSIONS a1#DRAFT'],
  [submissionKeys.submission('u', 'a1', 't1'), 'LEARNER#u#SUBMISSIONS a1#SUBMISSION#t1'],
  [certificateKey('u', 14), 'LEARNER#u#CERTIFICATES CERTIFICATE#000014'],
  [courseRatingKey(14, 'u'), 'REVIEWS#000014 REVIEW#u'],
  [orderKeys.order('u', 'o'), 'LEARNER#u#ORDERS ORDER#o'],
  [orderKeys.subscription('u', 'o'), 'LEARNER#u#ORDERS SUBSCRIPTION#o'],
  [orderKeys.openCheckout('u', 'course#000014'), 'LEARNER#u#ORDERS OPEN#course#000014'],
  [orderKeys.customer('u'), 'LEARNER#u#ORDERS CUSTOMER'],
  [orderKeys.grants('u'), 'LEARNER#u#ORDERS GRANTS'],
  [stripeKeys.link('pi_1'), 'STRIPE#pi_1 LINK'],
  [stripeKeys.event('evt_1'), 'STRIPE#evt_1 EVENT'],
  [unreconciledKeys.order('o'), 'UNRECONCILED ORDER#o'],
  [unreconciledKeys.subscription('o'), 'UNRECONCILED SUBSCRIPTION#o'],
  [teamKeys.team('o'), 'TEAM#o TEAM'],
  [teamKeys.seat('o', 's'), 'TEAM#o SEAT#s'],
  [teamKeys.invitation('o', 'i'), 'TEAM#o INVITATION#i'],
  [teamKeys.certificate('o', 'm', 14), 'TEAM#o CERTIFICATE#m#000014'],
  [teamKeys.token('hash'), 'INVITATION#hash TOKEN'],
  [requestKey('r'), 'REQUEST#r REQUEST'],
  [ownRequestKeys.session('u', 's'), 'LEARNER#u#REQUESTS SESSION#s'],
  [ownRequestKeys.request('u', 'r'), 'LEARNER#u#REQUESTS REQUEST#r'],
  [dataExportKey('u'), 'LEARNER#u#PRIVACY EXPORT'],
  [privacyWorkKeys.dataExport('u'), 'PRIVACY_WORK EXPORT#u'],
  [privacyWorkKeys.deletion('u'), 'PRIVACY_WORK DELETION#u'],
  [privacyWorkKeys.accountCheck, 'PRIVACY_WORK ACCOUNT_CHECK'],
  [coachingKey('o', '2026-11'), 'COACHING#o MONTH#2026-11'],
  [limitKey('codeMails', 'h'), 'LIMIT#codeMails#h LIMIT'],
  [trialMailboxKey('h'), 'MAILBOX#h TRIAL'],
  [blockedMailboxKey('h'), 'MAILBOX#h BLOCKED'],
  [eventKey('u', 'enrolled#14'), 'LEARNER#u#EVENTS enrolled#14'],
  [notificationKeys.notification('u', 'n'), 'LEARNER#u#NOTIFICATIONS NOTIFICATION#n'],
  [notificationKeys.inbox('u'), 'LEARNER#u#NOTIFICATIONS INBOX'],
  [notificationKeys.settings('u'), 'LEARNER#u#NOTIFICATIONS SETTINGS'],
  [notificationKeys.mail('u', 'enrolled#14'), 'LEARNER#u#NOTIFICATIONS MAIL#enrolled#14'],
  [notificationKeys.reminder('u', 'trial'), 'LEARNER#u#NOTIFICATIONS REMINDER#trial'],
])('%o has the format %s', ({ PK, SK }, format) => {
  expect(`${PK} ${SK}`).toBe(format);
});

test('the partitions of the index have their formats', () => {
  expect([
    requestsPartition,
    doneRequestsPartition,
    sessionsPartition,
    doneSessionsPartition,
    ordersOfMonth('2026-11'),
    courseRatingsPartition(14),
    eventsOfDay('2026-11-22'),
  ]).toEqual([
    'REQUESTS',
    'REQUESTS#DONE',
    'COACHING_SESSIONS',
    'COACHING_SESSIONS#DONE',
    'ORDERS#2026-11',
    'REVIEWS#000014',
    'EVENTS#2026-11-22',
  ]);
});

test('the partition key for any id contains a wildcard', () => {
  expect([learnerPartition(ANY), activitiesPartition(ANY), courseRatingsPartition(ANY)]).toEqual([
    'LEARNER#*',
    'ACTIVITIES#*',
    'REVIEWS#*',
  ]);
});

test('numbers in keys sort as numbers', () => {
  const keys = [2, 14, 100, 9].map((id) => catalogKeys.course(id).SK).toSorted();
  expect(keys).toEqual([2, 9, 14, 100].map((id) => catalogKeys.course(id).SK));
});

test('everyday items of a learner share one partition, and bulky items have their own', () => {
  const everyday = [
    learnerKeys.entitlement('u', 'trial'),
    learnerKeys.enrollment('u', 1),
    learnerKeys.progress('u', 1, 'm'),
    learnerKeys.bookmark('u', 1),
    learnerKeys.wish('u', 1),
    learnerKeys.learningTime('u', '2026-11'),
  ];
  expect(new Set(everyday.map((key) => key.PK))).toEqual(new Set([learnerPartition('u')]));
  expect(new Set(everyday.map((key) => key.SK)).size).toBe(everyday.length);
  const partitions = [
    learnerPartition,
    notesPartition,
    submissionsPartition,
    certificatesPartition,
    eventsPartition,
    notificationsPartition,
    ownRequestsPartition,
  ];
  expect(new Set(partitions.map((of) => of('u'))).size).toBe(partitions.length);
});

test('the prefix of a course matches the notes of that course only', () => {
  expect(noteKey('u', 1, 'm').SK.startsWith(notePrefix(1))).toBe(true);
  expect(noteKey('u', 14, 'm').SK.startsWith(notePrefix(1))).toBe(false);
});

test('every partition inside the pattern of another one is listed as inner', () => {
  const granted = Object.values(TABLE_GRANTS)
    .flat()
    .map(({ partition }) => partition);
  const inside = granted.filter((partition) =>
    granted.some((outer) => outer !== partition && matches(outer, partition)),
  );
  expect([...new Set(inside)].toSorted()).toEqual(INNER_PARTITIONS.toSorted());
});
