import {
  accountPartition,
  accountsPartition,
  activitiesPartition,
  announcementsPartition,
  ANY,
  auditOfLearner,
  auditPartition,
  balancePartition,
  capstonePapersPartition,
  capstonePartition,
  catalogPartition,
  certificatePartition,
  certificatesPartition,
  choiceCountPartition,
  coachingPartition,
  companyMessagesPartition,
  companyPartition,
  contentVersionPartition,
  contractPartition,
  contractWorkPartition,
  contentVersionsPartition,
  countedPartition,
  courseFiguresPartition,
  credentialChangesPartition,
  deliveriesPartition,
  donePaperReviewsPartition,
  doneRequestsPartition,
  doneSessionsPartition,
  eventsOfDay,
  erasuresPartition,
  eventsPartition,
  figuresPartition,
  invitationTokenPartition,
  issuerPartition,
  learnerPartition,
  limitPartition,
  manifestKey,
  mailboxPartition,
  moderatedRatingsPartition,
  modulePartition,
  notesPartition,
  notificationsPartition,
  ordersOfMonth,
  ordersPartition,
  ownRequestsPartition,
  paperReviewsPartition,
  planFiguresPartition,
  giftBatchesPartition,
  giftRedemptionsPartition,
  promotionCodesPartition,
  privacyPartition,
  privacyWorkPartition,
  reviewCardCountPartition,
  reviewDecksPartition,
  spacedReviewPartition,
  remindersPartition,
  requestPartition,
  requestsPartition,
  resourcesPartition,
  searchPartition,
  courseRatingsPartition,
  statusListPartition,
  sendingAnnouncementsPartition,
  sessionsPartition,
  stripePartition,
  submissionsPartition,
  taskRunsPartition,
  teamActivityPartition,
  teamPartition,
  unreconciledPartition,
  waitingDeliveriesPartition,
  waitingPapersPartition,
  webhookSecretPartition,
} from './keys.ts';

/** Actions of DynamoDB as IAM names them; each part of a transaction needs its own. */
export type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'ConditionCheckItem';

/** Actions a function may take on the items of a partition, or of a partition of an index. */
export interface Grant {
  /** Partition key; `*` stands for any id. */
  partition: string;
  index?: 'GSI1';
  actions: readonly TableAction[];
}

const on = (partition: string, ...actions: TableAction[]): Grant => ({ partition, actions });
const onIndex = (partition: string, ...actions: TableAction[]): Grant => ({
  partition,
  index: 'GSI1',
  actions,
});

/** Grants for taking one of these limits. */
const limiting = (...names: string[]): Grant[] =>
  names.map((name) => on(limitPartition(name, ANY), 'GetItem', 'PutItem', 'UpdateItem'));

/** Grants for giving a limit's whole allowance back. */
const clearing = (...names: string[]): Grant[] =>
  names.map((name) => on(limitPartition(name, ANY), 'DeleteItem'));

/** Grant for refusing an account that is being deleted. */
const refusingClosing = on(privacyWorkPartition, 'GetItem');

/** Grant for writing what happened to a learner together with the change. */
const announcing = on(eventsPartition(ANY), 'UpdateItem');

/** Grants for adding to the figures. */
const counting: readonly Grant[] = [
  on(figuresPartition(ANY), 'UpdateItem'),
  on(planFiguresPartition, 'UpdateItem'),
  on(courseFiguresPartition(ANY), 'UpdateItem'),
];

/** Grant for storing that a scheduled task succeeded. */
const recordingRuns = on(taskRunsPartition, 'PutItem');

/** Grants for publishing certificates and their status. */
const publishingCertificates: readonly Grant[] = [
  on(certificatesPartition(ANY), 'GetItem', 'Query', 'PutItem'),
  on(certificatePartition(ANY), 'GetItem'),
  on(issuerPartition, 'Query', 'PutItem'),
  on(statusListPartition(ANY), 'Query', 'PutItem'),
  on(credentialChangesPartition, 'PutItem', 'DeleteItem'),
];

/** Grants for reconciling orders and subscriptions, shared by learners' calls, Stripe's events and the schedule. */
const reconciling: readonly Grant[] = [
  on(catalogPartition, 'Query'),
  on(learnerPartition(ANY), 'Query', 'PutItem', 'DeleteItem'),
  on(ordersPartition(ANY), 'GetItem', 'Query', 'PutItem', 'DeleteItem'),
  on(stripePartition(ANY), 'GetItem', 'PutItem'),
  on(unreconciledPartition, 'PutItem', 'DeleteItem'),
  // An order counts the promotion code that it holds.
  on(promotionCodesPartition, 'UpdateItem'),
  // A team that goes back to its payer no longer needs the payer's seat.
  on(teamPartition(ANY), 'Query', 'PutItem', 'DeleteItem'),
  on(teamActivityPartition(ANY), 'PutItem'),
  // Money that goes back takes the certificates earned with it along.
  on(credentialChangesPartition, 'PutItem'),
  announcing,
];

/** Grants for the page about one learner, and for finding them by an order, a payment or a certificate. */
const readingLearners: readonly Grant[] = [
  // When and on what device they signed in. A photo or a new address is never asked for.
  on(accountPartition(ANY), 'Query'),
  onIndex(auditOfLearner(ANY), 'Query'),
  on(eventsPartition(ANY), 'Query'),
  on(notificationsPartition(ANY), 'Query'),
  on(certificatesPartition(ANY), 'Query'),
  on(certificatePartition(ANY), 'GetItem'),
  onIndex(ordersOfMonth(ANY), 'Query'),
  on(catalogPartition, 'Query'),
];

/** The partitions of a learner that only the deletion of the account erases; orders stay. */
const LEARNER_PARTITIONS = [
  learnerPartition(ANY),
  accountPartition(ANY),
  notesPartition(ANY),
  spacedReviewPartition(ANY),
  submissionsPartition(ANY),
  certificatesPartition(ANY),
  ordersPartition(ANY),
  eventsPartition(ANY),
  notificationsPartition(ANY),
  ownRequestsPartition(ANY),
];

/**
 * Everything each deployed function may do with the table, by the name of its handler. The deployment turns it into IAM
 * statements (`infra/constructs/learning-table.ts`), and `restrictTable` refuses everything else wherever a function runs.
 *
 * A line covers its partition only: `LEARNER#*` does not include `LEARNER#*#NOTES`.
 */
export const TABLE_GRANTS = {
  catalog: [
    on(catalogPartition, 'Query'),
    on(modulePartition(ANY), 'GetItem'),
    on(searchPartition, 'Query'),
  ],
  learning: [
    on(catalogPartition, 'Query'),
    on(modulePartition(ANY), 'GetItem'),
    on(resourcesPartition(ANY), 'GetItem'),
    on(
      learnerPartition(ANY),
      'GetItem',
      'Query',
      'PutItem',
      'UpdateItem',
      'DeleteItem',
      'ConditionCheckItem',
    ),
    on(notesPartition(ANY), 'GetItem', 'Query', 'PutItem', 'UpdateItem'),
    on(reviewDecksPartition, 'Query'),
    on(spacedReviewPartition(ANY), 'GetItem', 'Query', 'UpdateItem'),
    // How learners do with review cards, without the learners.
    on(reviewCardCountPartition(ANY), 'UpdateItem'),
    on(mailboxPartition(ANY), 'PutItem'),
    announcing,
    refusingClosing,
    ...limiting('trialsPerAddress'),
    // The dashboard counts them.
    on(certificatesPartition(ANY), 'Query'),
  ],
  activities: [
    on(catalogPartition, 'Query'),
    on(activitiesPartition(ANY), 'Query'),
    on(
      learnerPartition(ANY),
      'GetItem',
      'BatchGetItem',
      'Query',
      'PutItem',
      'UpdateItem',
      'ConditionCheckItem',
    ),
    // Only the best submission and the last ones of an activity are kept.
    on(
      submissionsPartition(ANY),
      'GetItem',
      'BatchGetItem',
      'Query',
      'PutItem',
      'UpdateItem',
      'DeleteItem',
    ),
    // How learners chose in scenarios, without the learners.
    on(choiceCountPartition(ANY), 'Query', 'UpdateItem'),
    // Capstones: the task, and papers that learners rate for each other.
    on(capstonePartition(ANY), 'GetItem'),
    on(capstonePapersPartition(ANY), 'GetItem', 'BatchGetItem', 'PutItem'),
    onIndex(waitingPapersPartition(ANY), 'Query'),
    // Retests are for those who have a certificate.
    on(certificatesPartition(ANY), 'Query'),
    announcing,
  ],
  'course-ratings': [
    // The average and the count of a course's ratings change with each of them.
    on(catalogPartition, 'GetItem', 'Query', 'UpdateItem'),
    on(learnerPartition(ANY), 'Query'),
    on(courseRatingsPartition(ANY), 'GetItem', 'PutItem', 'DeleteItem'),
    onIndex(courseRatingsPartition(ANY), 'Query'),
    ...limiting('reviewsPerLearner'),
  ],
  certificates: [
    ...publishingCertificates,
    on(catalogPartition, 'Query'),
    // What a claim rests on must not change before it is stored.
    on(learnerPartition(ANY), 'Query', 'ConditionCheckItem'),
    on(certificatePartition(ANY), 'BatchGetItem', 'PutItem'),
    on(statusListPartition(ANY), 'GetItem'),
    on(ordersPartition(ANY), 'Query'),
    announcing,
    // A seat pays as long as its plan's money stays with us, and its plan keeps what was claimed with it.
    on(teamPartition(ANY), 'Query', 'PutItem'),
    ...limiting('certificate*'),
  ],
  'credential-publisher': [
    recordingRuns,
    announcing,
    ...publishingCertificates,
    on(credentialChangesPartition, 'Query'),
    on(learnerPartition(ANY), 'Query'),
    // Forms that are signed again once a key is withdrawn.
    on(certificatePartition(ANY), 'PutItem'),
    // Certificates claimed with the seats of a plan whose money went back.
    on(teamPartition(ANY), 'Query'),
  ],
  identity: [on(accountPartition(ANY), 'PutItem'), ...limiting('signIns*')],
  // Creates learners with progress, through the use cases of their own calls, and stores when they end.
  demo: [
    on(catalogPartition, 'Query'),
    on(activitiesPartition(ANY), 'Query'),
    on(
      learnerPartition(ANY),
      'BatchGetItem',
      'Query',
      'PutItem',
      'UpdateItem',
      'ConditionCheckItem',
    ),
    on(submissionsPartition(ANY), 'GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem'),
    on(reviewDecksPartition, 'Query'),
    on(spacedReviewPartition(ANY), 'GetItem', 'Query', 'UpdateItem'),
    on(privacyWorkPartition, 'PutItem'),
    announcing,
    ...limiting('demosPerAddress'),
  ],
  account: [
    on(accountPartition(ANY), 'GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'),
    // A new address stands in the seats of the learner, and at Stripe.
    on(learnerPartition(ANY), 'Query'),
    on(teamPartition(ANY), 'Query', 'PutItem'),
    on(ordersPartition(ANY), 'GetItem'),
    announcing,
    ...limiting(
      'accountChangesPerLearner',
      'signInReadsPerLearner',
      'emailChangesPerLearner',
      'photosPerLearner',
      'addressChangeMails*',
    ),
  ],
  billing: [
    ...reconciling,
    on(ordersPartition(ANY), 'ConditionCheckItem'),
    // A purchase cannot be canceled or exchanged once its certificate was claimed.
    on(certificatesPartition(ANY), 'GetItem', 'Query', 'ConditionCheckItem'),
    on(promotionCodesPartition, 'GetItem'),
    on(giftBatchesPartition, 'GetItem', 'UpdateItem'),
    on(giftRedemptionsPartition(ANY), 'PutItem'),
    refusingClosing,
    ...limiting(
      'checkouts*',
      'promotionCodes*',
      'stripeReadsPerLearner',
      'purchaseChangesPerLearner',
    ),
  ],
  'stripe-webhook': reconciling,
  'billing-reconciler': [
    ...reconciling,
    on(unreconciledPartition, 'Query'),
    // Contracts that have to start, and changes of those that run.
    on(contractPartition, 'GetItem', 'PutItem'),
    on(contractWorkPartition, 'Query', 'PutItem', 'DeleteItem'),
    recordingRuns,
    // What Stripe booked is counted.
    on(balancePartition(ANY), 'GetItem', 'PutItem'),
    on(figuresPartition(ANY), 'UpdateItem'),
  ],
  teams: [
    on(catalogPartition, 'Query'),
    // Owners see the progress and the certificates of members, never what they wrote or bought.
    on(learnerPartition(ANY), 'Query', 'PutItem'),
    // The owner's time zone, in which a due date may be today.
    on(learnerPartition(ANY), 'GetItem'),
    on(certificatesPartition(ANY), 'Query'),
    on(teamPartition(ANY), 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'),
    on(teamActivityPartition(ANY), 'Query', 'PutItem'),
    on(invitationTokenPartition(ANY), 'GetItem', 'PutItem', 'DeleteItem'),
    announcing,
    refusingClosing,
    ...limiting(
      'invitationMails',
      'assignmentsPerOwner',
      'addressReadsPerLearner',
      'connectionChangesPerOwner',
      'reportsPerToken',
    ),
    // Tokens for reports, and webhooks with what they were sent. It writes the secrets of webhooks, and reads none.
    on(companyPartition(ANY), 'GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'),
    on(webhookSecretPartition(ANY), 'PutItem', 'UpdateItem', 'DeleteItem'),
    on(companyMessagesPartition(ANY), 'GetItem', 'PutItem'),
    on(deliveriesPartition(ANY), 'GetItem', 'Query', 'PutItem', 'UpdateItem'),
  ],
  handovers: [
    // The new owner's seat becomes the former owner's, with its entitlement.
    on(learnerPartition(ANY), 'Query', 'PutItem'),
    on(teamPartition(ANY), 'Query', 'PutItem', 'DeleteItem'),
    on(teamActivityPartition(ANY), 'PutItem'),
    announcing,
    ...limiting('handoverOffersPerOwner', 'addressReadsPerLearner'),
  ],
  requests: [
    on(requestPartition(ANY), 'GetItem', 'PutItem', 'UpdateItem'),
    onIndex(requestsPartition, 'Query'),
    ...limiting(
      'requestsPerAddress',
      'confirmationsPerTopic',
      'confirmationsInTotal',
      'operatorMails',
      'requestMails',
    ),
    // A learner's own requests, and what happened to them.
    on(ownRequestsPartition(ANY), 'GetItem', 'PutItem', 'UpdateItem'),
    announcing,
  ],
  coaching: [
    on(ownRequestsPartition(ANY), 'GetItem', 'Query', 'PutItem', 'UpdateItem'),
    // The learner's time zone.
    on(learnerPartition(ANY), 'GetItem'),
    // Sessions count against the learner's plan.
    on(catalogPartition, 'Query'),
    on(ordersPartition(ANY), 'GetItem'),
    on(coachingPartition(ANY), 'UpdateItem'),
    announcing,
    refusingClosing,
    ...limiting('coachingOffers'),
  ],
  notifications: [
    ...limiting('addressReadsPerLearner'),
    // The weekly digest is planned when it is turned on.
    on(
      notificationsPartition(ANY),
      'GetItem',
      'Query',
      'PutItem',
      'UpdateItem',
      'ConditionCheckItem',
    ),
    on(eventsPartition(ANY), 'Query'),
    on(mailboxPartition(ANY), 'GetItem'),
    // The time zone in which the weekly digest is planned.
    on(learnerPartition(ANY), 'GetItem'),
    // The calendar: what the learner has, what a team assigned, and which cards are due.
    on(learnerPartition(ANY), 'Query'),
    on(teamPartition(ANY), 'Query'),
    on(spacedReviewPartition(ANY), 'Query'),
    // The titles of the courses in the latest activity.
    on(catalogPartition, 'Query'),
    // A notification leads to the certificate that the learner has.
    on(certificatesPartition(ANY), 'Query'),
  ],
  reactions: [
    on(catalogPartition, 'Query'),
    on(learnerPartition(ANY), 'Query'),
    on(notificationsPartition(ANY), 'GetItem', 'PutItem', 'UpdateItem'),
    on(mailboxPartition(ANY), 'GetItem'),
    // The addresses of members in the weekly digest of their team.
    on(teamPartition(ANY), 'Query'),
    // What a coaching session's mails say; earlier ones come into the operators' list.
    on(ownRequestsPartition(ANY), 'GetItem', 'Query', 'UpdateItem'),
    // How many got the mail of an announcement.
    on(announcementsPartition, 'UpdateItem'),
    // Events are processed again from the list of a day.
    onIndex(eventsOfDay(ANY), 'Query'),
    // What happened is counted, each event once; demo learners are recognized by their deletion.
    ...counting,
    on(countedPartition(ANY), 'PutItem'),
    on(privacyWorkPartition, 'GetItem'),
    // What happened to members is stored for the webhooks of their company.
    on(companyPartition(ANY), 'Query'),
    on(companyMessagesPartition(ANY), 'GetItem', 'PutItem'),
    on(deliveriesPartition(ANY), 'PutItem'),
    // The monthly report of a team.
    on(certificatesPartition(ANY), 'Query'),
  ],
  reminders: [
    recordingRuns,
    onIndex(remindersPartition, 'Query'),
    on(catalogPartition, 'Query'),
    on(learnerPartition(ANY), 'Query'),
    on(spacedReviewPartition(ANY), 'Query'),
    on(ordersPartition(ANY), 'GetItem'),
    // Assigned courses that are due, and the week of a team.
    on(teamPartition(ANY), 'Query'),
    on(notificationsPartition(ANY), 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'),
    // Offers of coaching sessions that were not answered in time.
    on(ownRequestsPartition(ANY), 'GetItem', 'PutItem'),
    on(coachingPartition(ANY), 'UpdateItem'),
    // Capstones that no one has rated in time.
    on(capstonePapersPartition(ANY), 'GetItem', 'PutItem'),
    // Certificates whose holders can show that they still know the course.
    on(certificatesPartition(ANY), 'Query'),
    announcing,
    // Announcements that are being sent, account by account.
    onIndex(sendingAnnouncementsPartition, 'Query'),
    onIndex(accountsPartition, 'Query'),
    on(announcementsPartition, 'UpdateItem'),
    // What webhooks are sent, signed with their secrets.
    onIndex(waitingDeliveriesPartition, 'Query'),
    on(deliveriesPartition(ANY), 'UpdateItem'),
    on(companyPartition(ANY), 'GetItem', 'UpdateItem'),
    on(webhookSecretPartition(ANY), 'GetItem'),
  ],
  privacy: [
    on(privacyPartition(ANY), 'GetItem', 'PutItem'),
    on(privacyWorkPartition, 'GetItem', 'PutItem'),
    // What the deletion of the account would end: a plan with its seats, a team taken over, and certificates.
    on(learnerPartition(ANY), 'Query'),
    on(ordersPartition(ANY), 'Query'),
    on(teamPartition(ANY), 'Query'),
    on(certificatesPartition(ANY), 'Query'),
    ...limiting('exportsPerLearner'),
  ],
  // Reads everything stored about a learner, and can change none of it.
  'data-export': [
    recordingRuns,
    on(privacyWorkPartition, 'Query', 'UpdateItem', 'DeleteItem'),
    on(privacyPartition(ANY), 'Query', 'PutItem'),
    ...LEARNER_PARTITIONS.map((partition) => on(partition, 'Query')),
    on(catalogPartition, 'Query'),
    on(courseRatingsPartition(ANY), 'BatchGetItem'),
    on(certificatePartition(ANY), 'BatchGetItem'),
    on(capstonePapersPartition(ANY), 'BatchGetItem'),
    on(teamPartition(ANY), 'Query'),
    on(coachingPartition(ANY), 'Query'),
    on(mailboxPartition(ANY), 'Query'),
    onIndex(requestsPartition, 'Query'),
    onIndex(doneRequestsPartition, 'Query'),
  ],
  'account-deletion': [
    recordingRuns,
    // No order or plan is found by an object of Stripe.
    ...reconciling.filter(({ partition }) => partition !== stripePartition(ANY)),
    on(stripePartition(ANY), 'PutItem'),
    on(privacyWorkPartition, 'GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'),
    // Accounts that the user pool no longer has.
    onIndex(accountsPartition, 'Query'),
    ...[...LEARNER_PARTITIONS, privacyPartition(ANY)].map((partition) =>
      on(partition, 'Query', 'DeleteItem'),
    ),
    // Orders, plans and kept certificates stay, marked as those of a deleted account.
    on(ordersPartition(ANY), 'UpdateItem'),
    on(certificatesPartition(ANY), 'UpdateItem'),
    // Course ratings go, and the totals of their courses change.
    on(catalogPartition, 'GetItem', 'UpdateItem'),
    on(courseRatingsPartition(ANY), 'GetItem', 'BatchGetItem', 'DeleteItem'),
    // Certificates are revoked first, and erased once the publisher has said so everywhere.
    on(certificatesPartition(ANY), 'GetItem', 'PutItem'),
    on(certificatePartition(ANY), 'GetItem', 'PutItem', 'DeleteItem'),
    on(statusListPartition(ANY), 'PutItem'),
    on(credentialChangesPartition, 'Query'),
    on(invitationTokenPartition(ANY), 'DeleteItem'),
    on(coachingPartition(ANY), 'Query', 'DeleteItem'),
    // Papers of capstones; ratings of others' papers name no one.
    on(capstonePapersPartition(ANY), 'DeleteItem'),
    on(giftRedemptionsPartition(ANY), 'DeleteItem'),
    on(requestPartition(ANY), 'DeleteItem'),
    onIndex(requestsPartition, 'Query'),
    onIndex(doneRequestsPartition, 'Query'),
  ],
  // The calls of operators. What it reads of learners is listed here and nowhere implied; it reads none of their texts.
  operating: [
    on(auditPartition(ANY), 'Query', 'PutItem', 'UpdateItem'),
    on(erasuresPartition, 'GetItem', 'Query', 'PutItem', 'DeleteItem'),
    on(privacyWorkPartition, 'PutItem'),
    ...[
      requestsPartition,
      doneRequestsPartition,
      sessionsPartition,
      doneSessionsPartition,
      paperReviewsPartition,
      donePaperReviewsPartition,
    ].map((list) => onIndex(list, 'Query')),
    // Capstones that need a reviewer, with their result in the learner's partition.
    on(capstonePartition(ANY), 'GetItem'),
    on(capstonePapersPartition(ANY), 'GetItem', 'PutItem'),
    // The inbox: requests, and coaching sessions with what they count.
    on(requestPartition(ANY), 'GetItem', 'PutItem', 'UpdateItem'),
    on(ownRequestsPartition(ANY), 'GetItem', 'PutItem', 'UpdateItem'),
    on(coachingPartition(ANY), 'UpdateItem'),
    // Reviews of courses, and their figures.
    on(catalogPartition, 'GetItem', 'UpdateItem'),
    on(courseRatingsPartition(ANY), 'GetItem', 'PutItem'),
    onIndex(courseRatingsPartition(ANY), 'Query'),
    onIndex(moderatedRatingsPartition, 'Query'),
    // Courses with their texts, and the versions of the content.
    on(modulePartition(ANY), 'GetItem'),
    on(contentVersionsPartition, 'GetItem', 'Query'),
    on(announcementsPartition, 'GetItem', 'Query', 'PutItem'),
    // The figures, with the texts of the questions that they are about.
    on(figuresPartition(ANY), 'Query'),
    on(planFiguresPartition, 'Query'),
    on(courseFiguresPartition(ANY), 'Query'),
    on(choiceCountPartition(ANY), 'Query'),
    on(reviewCardCountPartition(ANY), 'Query'),
    on(catalogPartition, 'Query'),
    on(activitiesPartition(ANY), 'Query'),
    on(reviewDecksPartition, 'Query'),
    ...readingLearners,
    ...reconciling,
    // The extra time of a learner's settings.
    on(learnerPartition(ANY), 'UpdateItem', 'GetItem'),
    // A photo that an operator removes.
    on(accountPartition(ANY), 'DeleteItem'),
    // A download that an operator starts for a learner.
    on(privacyPartition(ANY), 'PutItem'),
    refusingClosing,
    // Contracts, and how their teams stand. What is agreed is passed on by the reconciler.
    on(contractPartition, 'GetItem', 'Query', 'PutItem'),
    on(contractWorkPartition, 'PutItem'),
    on(teamPartition(ANY), 'GetItem'),
    // A mail that is sent again, unless its mailbox is blocked.
    on(notificationsPartition(ANY), 'UpdateItem'),
    on(mailboxPartition(ANY), 'GetItem'),
    ...limiting('resentMails', 'invitationMails'),
    on(promotionCodesPartition, 'GetItem', 'Query', 'PutItem'),
    on(giftBatchesPartition, 'GetItem', 'Query', 'PutItem', 'UpdateItem'),
    on(giftRedemptionsPartition(ANY), 'Query'),
    ...clearing('codeMails', 'codeMailsToKnownDevice'),
  ],
  // It has DynamoDB export the table, and stores that it ran.
  'weekly-copy': [recordingRuns],
  // The first run of a task is expected from the moment the heartbeat looked for it.
  heartbeat: [on(taskRunsPartition, 'Query', 'PutItem'), on(issuerPartition, 'Query')],
  'mail-feedback': [on(mailboxPartition(ANY), 'PutItem')],
  'post-confirmation': [on(learnerPartition(ANY), 'PutItem'), announcing],
  'custom-message': [...limiting('codeMails')],
  'custom-email-sender': [...limiting('codeMails', 'codeMailsToKnownDevice')],
  'pre-token-generation': [],
  system: [],
} satisfies Record<string, readonly Grant[]>;

/** Partitions that publishing the content reads and writes. No learner has an item there. */
export const PUBLISHING_PARTITIONS: readonly string[] = [
  catalogPartition,
  modulePartition(ANY),
  activitiesPartition(ANY),
  resourcesPartition(ANY),
  reviewDecksPartition,
  searchPartition,
  manifestKey.PK,
  contentVersionsPartition,
  contentVersionPartition(ANY),
];

/** A deployed function: a file of `functions/src/handlers`. */
export type FunctionName = keyof typeof TABLE_GRANTS;
