import type { KeyName } from '#privacy/personal-data.ts';

/** Whether missing items of a kind come back, when the operator names no kinds. */
export type Restoration =
  | 'restored'
  /** Only while the order, plan or team that decides about the item is as it was: a refund or a removed seat takes it away. */
  | { whileUnchanged: 'order' | 'team' }
  /** They do not. */
  | { left: string };

const left = (reason: string) => ({ left: reason }) as const;
const ofOrder = { whileUnchanged: 'order' } as const;
const ofTeam = { whileUnchanged: 'team' } as const;

const DELETABLE = 'Learners delete them, and nothing says whether they did.';
const CONTENT = '`npm run content` publishes it.';
const WORK = 'Exists only until the work is done.';

/** Says for every kind of item whether it comes back from a restored copy. A new kind does not compile until it stands here. */
export const RESTORED_KINDS = {
  // Publishing never removes a course, because it holds the ratings.
  'catalogKeys.course': 'restored',
  'catalogKeys.tier': left(CONTENT),
  'catalogKeys.bundle': left(CONTENT),
  'catalogKeys.module': left(CONTENT),
  'catalogKeys.exemplar': left(CONTENT),
  'catalogKeys.activity': left(CONTENT),
  'catalogKeys.resource': left(CONTENT),
  'catalogKeys.capstone': left(CONTENT),
  'catalogKeys.reviewDeck': left(CONTENT),
  'catalogKeys.searchEntry': left(CONTENT),
  manifestKey: left(CONTENT),
  'contentVersionKeys.version': left(CONTENT),
  'contentVersionKeys.live': left(CONTENT),
  'contentVersionKeys.linkCheck': left('The next check of the links writes it.'),
  'contentVersionKeys.part': left(CONTENT),
  'learnerKeys.profile': 'restored',
  'learnerKeys.entitlement': ofOrder,
  'learnerKeys.purchase': ofOrder,
  'learnerKeys.enrollment': 'restored',
  'learnerKeys.progress': 'restored',
  'learnerKeys.bookmark': left(DELETABLE),
  'learnerKeys.wish': left(DELETABLE),
  'learnerKeys.activityResult': 'restored',
  'learnerKeys.achievement': 'restored',
  'learnerKeys.completion': 'restored',
  'learnerKeys.capstoneResult': 'restored',
  'learnerKeys.learningTime': 'restored',
  'learnerKeys.membership': ofTeam,
  'learnerKeys.teamOwnership': 'restored',
  'accountKeys.emailChange': left(WORK),
  'accountKeys.photo': left(DELETABLE),
  'accountKeys.formerEmail': 'restored',
  'accountKeys.signIn': 'restored',
  workKey: left(DELETABLE),
  noteKey: left(DELETABLE),
  spacedReviewKey: 'restored',
  'submissionKeys.attempt': 'restored',
  'submissionKeys.draft': left('Submitting removes it.'),
  'submissionKeys.scenarioAttempt': 'restored',
  'submissionKeys.playedScenario': left('Submitting removes it.'),
  'submissionKeys.conversationAttempt': 'restored',
  'submissionKeys.playedConversation': left('Submitting removes it.'),
  'submissionKeys.submission': 'restored',
  capstoneKey: 'restored',
  capstonePaperKey: 'restored',
  choiceCountKey: 'restored',
  reviewCardCountKey: 'restored',
  // One that is half sent goes on where it was: a learner is told once.
  announcementKey: 'restored',
  dayFigureKey: 'restored',
  planFigureKey: 'restored',
  'courseFigureKeys.cohort': 'restored',
  'courseFigureKeys.module': 'restored',
  'courseFigureKeys.activity': 'restored',
  'courseFigureKeys.question': 'restored',
  countedKey: 'restored',
  'balanceKeys.entry': 'restored',
  'balanceKeys.cursor': 'restored',
  courseRatingKey: left(DELETABLE),
  'orderKeys.order': 'restored',
  'orderKeys.subscription': 'restored',
  'orderKeys.openCheckout': ofOrder,
  'orderKeys.terms': 'restored',
  'orderKeys.invoice': 'restored',
  'orderKeys.customer': 'restored',
  'orderKeys.grants': 'restored',
  'stripeKeys.link': 'restored',
  'stripeKeys.event': 'restored',
  'stripeKeys.lastAudit': 'restored',
  // One too many is looked at once more; one too few would never be.
  'unreconciledKeys.order': 'restored',
  'unreconciledKeys.subscription': 'restored',
  'teamKeys.team': 'restored',
  'teamKeys.seat': ofTeam,
  'teamKeys.invitation': ofTeam,
  'teamKeys.group': ofTeam,
  'teamKeys.assignment': ofTeam,
  teamActivityKey: 'restored',
  'teamKeys.certificate': 'restored',
  'teamKeys.token': ofTeam,
  certificateKey: 'restored',
  'certificateKeys.credential': 'restored',
  'certificateKeys.former': 'restored',
  'issuerKeys.profile': 'restored',
  'issuerKeys.signingKey': 'restored',
  'issuerKeys.statusList': 'restored',
  'statusListKeys.entry': 'restored',
  'statusListKeys.revoked': 'restored',
  // Done twice, it changes nothing; a lost one could be a revocation.
  credentialChangeKey: 'restored',
  requestKey: 'restored',
  'ownRequestKeys.session': 'restored',
  'ownRequestKeys.request': 'restored',
  coachingKey: 'restored',
  contractKey: 'restored',
  // One too many is looked at once more; one too few would never start.
  contractWorkKey: 'restored',
  promotionCodeKey: 'restored',
  giftBatchKey: 'restored',
  giftRedemptionKey: 'restored',
  trialMailboxKey: 'restored',
  blockedMailboxKey: 'restored',
  eventKey: left('Writing one starts its notification and its mail again.'),
  'notificationKeys.notification': left(DELETABLE),
  'notificationKeys.inbox': left(DELETABLE),
  'notificationKeys.settings': 'restored',
  'notificationKeys.mail': 'restored',
  'notificationKeys.reminder': left('`npm run announce -- --reminders` plans them.'),
  limitKey: left('Expires within a day.'),
  dataExportKey: left('Its file expires; another download is one click.'),
  'privacyWorkKeys.dataExport': left(WORK),
  'privacyWorkKeys.accountCheck': left('The next night replaces it.'),
  taskRunKey: left('The next run of the task replaces it.'),
  auditKey: 'restored',
  erasureKey: left('Expires within seven days; an operator asks for it again.'),
  // A deletion that was promised.
  'privacyWorkKeys.deletion': 'restored',
} as const satisfies Record<KeyName, Restoration>;
