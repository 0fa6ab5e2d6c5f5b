import { paperNameOf } from '#capstones/paper-name.ts';
import { sampleOrder } from '../billing/sample-order.ts';
import { placedPlan } from '#billing/subscriptions/checkout/placed-plan.ts';
import type { PERSONAL_DATA } from '#privacy/personal-data.ts';
import { mailboxHashes } from '#privacy/mailbox-hashes.ts';
import * as keys from '#table/keys.ts';
import { writeTransaction, type Item, type Table } from '#table/table.ts';

/** A person with one item of every personal kind. */
export interface SeededLearner {
  userId: string;
  name: string;
  email: string;
  /** A sentence that only this person wrote. */
  sentence: string;
}

export const HASH_KEY = 'us-east-1_test';
export const SEEDED_COURSE = 14;
const AT = '2026-11-18T09:00:00.000Z';
const MODULE = 'hr-documentation-basic-m1';
const ACTIVITY = 'hr-documentation-basic-skill-check';

type PersonalKeyName = {
  [Name in keyof typeof PERSONAL_DATA]: (typeof PERSONAL_DATA)[Name] extends { isPersonal: true }
    ? Name
    : never;
}[keyof typeof PERSONAL_DATA];

export function seededLearner(index: number): SeededLearner {
  const number = String(index).padStart(3, '0');
  return {
    userId: `seed${number}-learner-id`,
    name: `Zerafina Quillfeather ${number}`,
    email: `quillfeather.${number}@example.org`,
    sentence: `Private thoughts of person ${number} about the badger.`,
  };
}

/** Stands in an item of this kind, so that a test sees where it went. */
export const markerOf = (keyName: string, { userId }: SeededLearner) =>
  `marker ${keyName} ${userId}`;

/** An address that the learner had until the morning of 18 November 2026. */
export const formerEmailOf = ({ email }: SeededLearner) => `former.${email}`;

/** What someone wrote to us with that address, before the learner changed it or after. */
export const messageOf = (learner: SeededLearner, when: 'before' | 'after'): Item => {
  const requestId = `request-${when}-${learner.userId}`;
  return {
    ...keys.requestKey(requestId),
    GSI1PK: keys.requestsPartition,
    GSI1SK: requestId,
    entity: 'request',
    name: when === 'before' ? learner.name : 'Someone Else',
    email: formerEmailOf(learner),
    message: when === 'before' ? learner.sentence : `A message to ${requestId}`,
    createdAt: when === 'before' ? '2026-11-17T09:00:00.000Z' : '2026-11-19T09:00:00.000Z',
    marker: `marker message ${when} ${learner.userId}`,
  };
};

/** The order of the learner's own plan, and the one of another owner's plan in which the learner has a seat. */
export const planOf = ({ userId }: SeededLearner) => `plan-${userId}`;
export const otherPlanOf = ({ userId }: SeededLearner) => `others-plan-${userId}`;

const GIFT_CODE = 'GIFT-7K3QXA-ABCDEFGH';
const giftGrantOf = ({ userId }: SeededLearner) => `gift-${userId}`;

/** Items by the kind of their key. A new personal kind does not compile until it has a sample. */
export function samplesOf(learner: SeededLearner): Record<PersonalKeyName, Item> {
  const { userId, name, email, sentence } = learner;
  const plan = planOf(learner);
  const otherPlan = otherPlanOf(learner);
  const certificateId = `certificate-${userId}`;
  const [blocked, trial] = [...mailboxHashes(email, HASH_KEY), ...mailboxHashes(email, HASH_KEY)];
  const team = {
    entity: 'team',
    tierName: 'Professional',
    maxUsers: 10,
    seatsUsed: 2,
    invitationCount: 1,
    courseIds: [SEEDED_COURSE],
    accessEndsAt: null,
    version: 3,
  };
  const certificate = {
    entity: 'certificate',
    userId,
    courseId: SEEDED_COURSE,
    participantName: name,
    courseName: 'HR Documentation Essentials',
    completedAt: AT,
    claimedAt: AT,
    issuedAt: AT,
    state: 'valid',
    revocation: null,
    replacement: null,
    replaces: null,
    formerIds: [],
    corrections: 0,
    instructionHours: 2,
    isMeasuredTime: false,
    minutes: null,
    moduleCount: 5,
    activities: [],
    courseDescription: 'About files.',
    skills: [],
    frameworks: { shrm: [], hrci: [] },
    isNamePublic: true,
    areScoresPublic: true,
    subjectId: 'urn:uuid:1',
    statusListId: 1,
    statusIndex: Number(userId.replaceAll(/\D/g, '')),
    version: 1,
  };
  const stateOf = (id: string) => ({ entity: id, text: sentence });
  const k = keys;
  const items: Record<PersonalKeyName, Item> = {
    'learnerKeys.profile': { ...k.learnerKeys.profile(userId), ...stateOf('profile') },
    'learnerKeys.entitlement': {
      ...k.learnerKeys.entitlement(userId, k.seatName(otherPlan)),
      entity: 'entitlement',
      name: k.seatName(otherPlan),
      kind: 'seat',
      courseIds: [SEEDED_COURSE],
      startedAt: AT,
      endsAt: null,
      orderId: otherPlan,
    },
    'learnerKeys.purchase': { ...k.learnerKeys.purchase(userId, 3), ...stateOf('entitlement') },
    'learnerKeys.enrollment': { ...k.learnerKeys.enrollment(userId, 3), ...stateOf('enrollment') },
    'learnerKeys.progress': {
      ...k.learnerKeys.progress(userId, 3, MODULE),
      ...stateOf('moduleProgress'),
    },
    'learnerKeys.bookmark': { ...k.learnerKeys.bookmark(userId, 3), ...stateOf('bookmark') },
    'learnerKeys.wish': { ...k.learnerKeys.wish(userId, 3), ...stateOf('wish') },
    'learnerKeys.activityResult': {
      ...k.learnerKeys.activityResult(userId, 3, ACTIVITY),
      ...stateOf('activityResult'),
    },
    'learnerKeys.achievement': {
      ...k.learnerKeys.achievement(userId, 'streak-7'),
      ...stateOf('achievement'),
    },
    'learnerKeys.completion': {
      ...k.learnerKeys.completion(userId, 3),
      ...stateOf('courseCompletion'),
    },
    'learnerKeys.learningTime': {
      ...k.learnerKeys.learningTime(userId, '2026-11'),
      ...stateOf('learningTime'),
    },
    'learnerKeys.membership': {
      ...k.learnerKeys.membership(userId, plan),
      ...stateOf('teamMembership'),
    },
    'learnerKeys.teamOwnership': {
      ...k.learnerKeys.teamOwnership(userId),
      entity: 'teamOwnership',
      version: 1,
    },
    workKey: {
      ...k.workKey(userId, SEEDED_COURSE, MODULE, 'deliverable'),
      ...stateOf('work'),
      courseId: SEEDED_COURSE,
      moduleId: MODULE,
      prompt: 'Write a policy.',
    },
    noteKey: {
      ...k.noteKey(userId, SEEDED_COURSE, MODULE),
      ...stateOf('note'),
      courseId: SEEDED_COURSE,
      moduleId: MODULE,
    },
    spacedReviewKey: { ...k.spacedReviewKey(userId, SEEDED_COURSE), ...stateOf('recall') },
    'submissionKeys.attempt': {
      ...k.submissionKeys.attempt(userId, ACTIVITY),
      ...stateOf('attempt'),
      activityId: ACTIVITY,
      asked: '{"questions":[{"correctAnswer":"The hidden answer"}]}',
      seed: 7,
    },
    'submissionKeys.draft': {
      ...k.submissionKeys.draft(userId, ACTIVITY),
      ...stateOf('draft'),
      activityId: ACTIVITY,
      values: { title: sentence },
    },
    'submissionKeys.scenarioAttempt': {
      ...k.submissionKeys.scenarioAttempt(userId, ACTIVITY),
      ...stateOf('scenarioAttempt'),
    },
    'submissionKeys.playedScenario': {
      ...k.submissionKeys.playedScenario(userId, ACTIVITY),
      entity: 'playedScenario',
      text: 'The hidden answer',
    },
    'submissionKeys.conversationAttempt': {
      ...k.submissionKeys.conversationAttempt(userId, ACTIVITY),
      ...stateOf('conversationAttempt'),
      said: [{ lineId: 'The hidden answer', at: sentence }],
    },
    'submissionKeys.playedConversation': {
      ...k.submissionKeys.playedConversation(userId, ACTIVITY),
      entity: 'playedConversation',
      text: 'The hidden answer',
    },
    'submissionKeys.simulationAttempt': {
      ...k.submissionKeys.simulationAttempt(userId, ACTIVITY),
      ...stateOf('simulationAttempt'),
      periods: [{ entered: { offers: 20 }, at: sentence }],
    },
    'submissionKeys.playedSimulation': {
      ...k.submissionKeys.playedSimulation(userId, ACTIVITY),
      entity: 'playedSimulation',
      text: 'The hidden answer',
    },
    'submissionKeys.submission': {
      ...k.submissionKeys.submission(userId, ACTIVITY, 'attempt-1'),
      entity: 'submission',
      activityId: ACTIVITY,
      payload: JSON.stringify({ generatedContent: `A policy. ${sentence}` }),
    },
    'submissionKeys.retestAttempt': {
      ...k.submissionKeys.retestAttempt(userId, SEEDED_COURSE),
      ...stateOf('retestAttempt'),
      asked: '{"questions":[{"correctAnswer":"The hidden answer"}]}',
      seed: 7,
    },
    'learnerKeys.retests': {
      ...k.learnerKeys.retests(userId, SEEDED_COURSE),
      ...stateOf('retests'),
    },
    'learnerKeys.calibration': {
      ...k.learnerKeys.calibration(userId),
      ...stateOf('calibration'),
    },
    'learnerKeys.capstoneResult': {
      ...k.learnerKeys.capstoneResult(userId, SEEDED_COURSE),
      ...stateOf('capstoneResult'),
    },
    capstoneKey: {
      ...k.capstoneKey(userId, SEEDED_COURSE),
      ...stateOf('capstone'),
      courseId: SEEDED_COURSE,
    },
    capstonePaperKey: {
      ...k.capstonePaperKey(SEEDED_COURSE, paperNameOf(userId, SEEDED_COURSE)),
      ...stateOf('capstonePaper'),
      GSI1PK: k.waitingPapersPartition(SEEDED_COURSE),
      GSI1SK: `${AT}#${userId}`,
      authorId: userId,
    },
    courseRatingKey: {
      ...k.courseRatingKey(SEEDED_COURSE, userId),
      GSI1PK: k.courseRatingsPartition(SEEDED_COURSE),
      GSI1SK: `review-${userId}`,
      entity: 'review',
      id: `review-${userId}`,
      courseId: SEEDED_COURSE,
      userId,
      authorName: name,
      rating: 4,
      text: sentence,
      createdAt: AT,
      editedAt: null,
      version: 1,
    },
    'orderKeys.order': {
      ...k.orderKeys.order(userId, 'order-1'),
      ...sampleOrder({ userId, state: 'paid', paidAt: AT }),
    },
    'orderKeys.subscription': {
      ...k.orderKeys.subscription(userId, plan),
      ...placedPlan({
        orderId: plan,
        userId,
        tierSlug: 'professional',
        tierName: 'Professional',
        priceCents: 24900,
        interval: 'month',
        maxUsers: 10,
        createdAt: AT,
        customerId: `cus_${userId}`,
      }),
      status: 'canceled',
      schemaVersion: 2,
    },
    'orderKeys.openCheckout': {
      ...k.orderKeys.openCheckout(userId, 'course#000003'),
      entity: 'openCheckout',
    },
    'orderKeys.terms': { ...k.orderKeys.terms(userId, 'order-1'), entity: 'acceptedTerms' },
    'orderKeys.invoice': { ...k.orderKeys.invoice(userId, 'order-1'), entity: 'orderInvoice' },
    'orderKeys.grants': { ...k.orderKeys.grants(userId), entity: 'grants', version: 1 },
    'orderKeys.customer': {
      ...k.orderKeys.customer(userId),
      entity: 'stripeCustomer',
      userId,
      customerId: `cus_${userId}`,
      createdAt: AT,
    },
    'stripeKeys.link': { ...k.stripeKeys.link(`pi_${userId}`), entity: 'stripeLink', userId },
    'unreconciledKeys.order': {
      ...k.unreconciledKeys.order(`order-of-${userId}`),
      entity: 'unreconciled',
    },
    'unreconciledKeys.subscription': {
      ...k.unreconciledKeys.subscription(`plan-of-${userId}`),
      entity: 'unreconciled',
    },
    'teamKeys.team': { ...k.teamKeys.team(plan), ...team, orderId: plan, ownerId: userId },
    'teamKeys.seat': {
      ...k.teamKeys.seat(otherPlan, 'seat-own'),
      entity: 'seat',
      orderId: otherPlan,
      seatId: 'seat-own',
      memberId: userId,
      email,
      joinedAt: AT,
      isSuspended: false,
      tokenHash: 'hash-of-the-seat',
    },
    'teamKeys.invitation': {
      ...k.teamKeys.invitation(plan, 'invitation-1'),
      entity: 'invitation',
      orderId: plan,
      invitationId: 'invitation-1',
      email: `friend.of.${email}`,
      tokenHash: `hash-${userId}`,
      invitedAt: AT,
      endsAt: '2026-11-25T09:00:00.000Z',
      isSent: true,
      holdsSeat: false,
    },
    'teamKeys.group': {
      ...k.teamKeys.group(plan, 'group-1'),
      entity: 'teamGroup',
      orderId: plan,
      groupId: 'group-1',
      name: 'Night shift',
    },
    teamActivityKey: {
      ...k.teamActivityKey(plan, AT, '000001-000'),
      entity: 'teamActivity',
      orderId: plan,
      id: '000001-000',
      at: AT,
      actorId: userId,
      action: 'groupCreated',
      memberId: null,
      invitationId: null,
      groupId: 'group-1',
      courseId: null,
      before: null,
      after: { name: 'Night shift' },
    },
    'teamKeys.assignment': {
      ...k.teamKeys.assignment(plan, 3),
      entity: 'assignment',
      orderId: plan,
      courseId: 3,
      dueOn: null,
      note: sentence,
      seatIds: null,
      assignedAt: AT,
    },
    'teamKeys.certificate': {
      ...k.teamKeys.certificate(otherPlan, userId, SEEDED_COURSE),
      entity: 'seatCertificate',
      orderId: otherPlan,
      memberId: userId,
    },
    'teamKeys.token': { ...k.teamKeys.token(`hash-${userId}`), entity: 'invitationToken' },
    certificateKey: {
      ...k.certificateKey(userId, SEEDED_COURSE),
      ...certificate,
      certificateId,
      formerIds: [`former-${userId}`],
    },
    'certificateKeys.credential': {
      ...k.certificateKeys.credential(certificateId),
      entity: 'credential',
      certificateId,
      userId,
      courseId: SEEDED_COURSE,
      named: `signed.${name.replaceAll(' ', '')}.signature`,
      nameless: 'signed.nameless.signature',
      statusListId: 1,
      statusIndex: 1,
    },
    'certificateKeys.former': {
      ...k.certificateKeys.former(`former-${userId}`),
      ...certificate,
      certificateId: `former-${userId}`,
      state: 'replaced',
    },
    requestKey: {
      ...k.requestKey(`request-${userId}`),
      GSI1PK: k.requestsPartition,
      GSI1SK: `request-${userId}`,
      entity: 'request',
      name,
      email: email.toUpperCase(),
      message: sentence,
    },
    'ownRequestKeys.session': {
      ...k.ownRequestKeys.session(userId, 'session-1'),
      ...stateOf('coachingSession'),
      linkKey: 'secret-of-links',
    },
    'ownRequestKeys.request': {
      ...k.ownRequestKeys.request(userId, 'request-1'),
      ...stateOf('ownRequest'),
      GSI1PK: k.requestsPartition,
      GSI1SK: `own-request-${userId}`,
      userId,
      linkKey: 'secret-of-links',
    },
    trialMailboxKey: { ...k.trialMailboxKey(trial!), entity: 'usedMailbox' },
    blockedMailboxKey: { ...k.blockedMailboxKey(blocked!), entity: 'blockedMailbox' },
    eventKey: { ...k.eventKey(userId, 'enrolled#3'), ...stateOf('domainEvent') },
    'accountKeys.emailChange': {
      ...k.accountKeys.emailChange(userId),
      entity: 'emailChange',
      oldEmail: email,
      newEmail: `new.${email}`,
      codeHash: 'secret-of-codes',
      endsAt: AT,
    },
    'accountKeys.formerEmail': {
      ...k.accountKeys.formerEmail(userId, 'change-1'),
      entity: 'formerEmail',
      userId,
      email: formerEmailOf(learner),
      changedAt: AT,
    },
    'accountKeys.signIn': {
      ...k.accountKeys.signIn(userId, AT),
      entity: 'signIn',
      at: AT,
      method: 'password',
      device: 'Chrome on Windows',
    },
    'accountKeys.photo': { ...k.accountKeys.photo(userId), entity: 'photo', image: '/9j/4AAQ' },
    'notificationKeys.notification': {
      ...k.notificationKeys.notification(userId, '20261118090000000-0123456789abcdef0123'),
      ...stateOf('notification'),
    },
    'notificationKeys.inbox': { ...k.notificationKeys.inbox(userId), entity: 'inbox' },
    'notificationKeys.settings': {
      ...k.notificationKeys.settings(userId),
      entity: 'notificationSettings',
      unsubscribeKey: 'secret-of-links',
      calendarKey: 'secret-of-the-calendar',
    },
    'notificationKeys.mail': { ...k.notificationKeys.mail(userId, 'enrolled#3'), entity: 'mail' },
    'notificationKeys.reminder': {
      ...k.notificationKeys.reminder(userId, 'trial'),
      entity: 'reminder',
      GSI1PK: k.remindersPartition,
      GSI1SK: `2026-11-20#${userId}`,
    },
    coachingKey: { ...k.coachingKey(plan, '2026-11'), entity: 'coaching-month', sessions: 1 },
    giftRedemptionKey: {
      ...k.giftRedemptionKey('7K3QXA', AT, giftGrantOf(learner)),
      entity: 'giftRedemption',
      batchId: '7K3QXA',
      code: GIFT_CODE,
      userId,
      grantId: giftGrantOf(learner),
      redeemedAt: AT,
    },
    contractKey: {
      ...k.contractKey(plan),
      entity: 'contract',
      ownerId: userId,
      orderId: plan,
      companyName: 'Acme',
    },
    limitKey: { ...k.limitKey('exportsPerLearner', `hash-of-${userId}`), entity: 'limit' },
    dataExportKey: { ...k.dataExportKey(userId), ...stateOf('dataExport'), requestedAt: AT },
    'privacyWorkKeys.dataExport': {
      ...k.privacyWorkKeys.dataExport(userId),
      entity: 'dataExportWork',
      requestedAt: AT,
    },
    'privacyWorkKeys.deletion': {
      ...k.privacyWorkKeys.deletion(userId),
      entity: 'accountDeletion',
      userId,
      requestedAt: AT,
      keepsCertificates: false,
      email,
      erasedAt: null,
      tries: 0,
      claimedUntil: AT,
    },
  };
  const marked = Object.entries(items).map(([keyName, item]) => [
    keyName,
    { ...item, marker: markerOf(keyName, learner) },
  ]);
  return Object.fromEntries(marked) as Record<PersonalKeyName, Item>;
}

/** Stores one item of every personal kind, and the team of another owner in which the learner has a seat. */
export async function seedLearner(table: Table, learner: SeededLearner): Promise<void> {
  const otherPlan = otherPlanOf(learner);
  const items = [
    ...Object.values(samplesOf(learner)),
    messageOf(learner, 'before'),
    {
      ...keys.learnerKeys.entitlement(learner.userId, keys.grantName(giftGrantOf(learner))),
      entity: 'entitlement',
      name: keys.grantName(giftGrantOf(learner)),
      kind: 'grant',
      courseIds: [SEEDED_COURSE],
      startedAt: AT,
      endsAt: null,
      giftCode: GIFT_CODE,
      version: 1,
    },
    {
      ...keys.teamKeys.team(otherPlan),
      entity: 'team',
      orderId: otherPlan,
      ownerId: 'someone-else',
      tierName: 'Professional',
      maxUsers: 10,
      seatsUsed: 2,
      invitationCount: 0,
      courseIds: [SEEDED_COURSE],
      accessEndsAt: '2026-12-18T09:00:00.000Z',
      version: 3,
    },
  ];
  await writeTransaction(
    table,
    items.map((item) => ({ put: item })),
  );
}
