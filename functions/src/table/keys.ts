/**
 * Spells every key of the table. README.md beside this file lists the items and the access patterns.
 *
 * Numbers are padded so that text order is number order.
 */
export interface Key {
  PK: string;
  SK: string;
}

/** Replaces an id to make a pattern for all partition keys of one kind. Only `grants.ts` uses it; no item has it. */
export const ANY = '*';

const padded = (id: number | typeof ANY) => (id === ANY ? ANY : String(id).padStart(6, '0'));

/** Courses, pricing tiers and bundles: one Query reads them all. */
export const catalogPartition = 'CATALOG';
export const modulePartition = (moduleId: string) => `MODULE#${moduleId}`;
/** Separate from the text of the module because it holds the answers, which few functions may read. */
export const activitiesPartition = (moduleId: string) => `ACTIVITIES#${moduleId}`;
/** Apart from the text of the module, too: it holds the experts’ ratings and what the checks expect. */
export const capstonePartition = (moduleId: string) => `CAPSTONE#${moduleId}`;
export const resourcesPartition = (courseId: number | typeof ANY) => `COURSE#${padded(courseId)}`;

/** The review cards of all courses: one Query reads them all. */
export const reviewDecksPartition = 'RECALL';

/** What the search knows of all courses: one Query reads it. */
export const searchPartition = 'SEARCH';

export const catalogKeys = {
  course: (courseId: number): Key => ({ PK: catalogPartition, SK: `COURSE#${padded(courseId)}` }),
  tier: (tierId: number): Key => ({ PK: catalogPartition, SK: `TIER#${padded(tierId)}` }),
  /** A product that grants several courses. */
  bundle: (productId: number): Key => ({ PK: catalogPartition, SK: `BUNDLE#${padded(productId)}` }),
  module: (moduleId: string): Key => ({ PK: modulePartition(moduleId), SK: 'TEXT' }),
  exemplar: (moduleId: string): Key => ({ PK: modulePartition(moduleId), SK: 'EXEMPLAR' }),
  activity: (moduleId: string, activityId: string): Key => ({
    PK: activitiesPartition(moduleId),
    SK: activityId,
  }),
  capstone: (moduleId: string): Key => ({ PK: capstonePartition(moduleId), SK: 'CAPSTONE' }),
  resource: (courseId: number, resourceId: string): Key => ({
    PK: resourcesPartition(courseId),
    SK: `RESOURCE#${resourceId}`,
  }),
  searchEntry: (courseId: number): Key => ({
    PK: searchPartition,
    SK: `COURSE#${padded(courseId)}`,
  }),
  reviewDeck: (courseId: number): Key => ({
    PK: reviewDecksPartition,
    SK: `COURSE#${padded(courseId)}`,
  }),
};

/** Lists the keys of everything published, so that publishing can remove what left the content. */
export const manifestKey: Key = { PK: 'CONTENT', SK: 'MANIFEST' };

/** The versions of the content that were published, and which one is. */
export const contentVersionsPartition = 'CONTENT_VERSIONS';
export const contentVersionPartition = (version: string) => `CONTENT_VERSION#${version}`;

export const contentVersionKeys = {
  version: (version: string): Key => ({
    PK: contentVersionsPartition,
    SK: `VERSION#${version}`,
  }),
  live: { PK: contentVersionsPartition, SK: 'LIVE' } as Key,
  linkCheck: { PK: contentVersionsPartition, SK: 'LINK_CHECK' } as Key,
  /** A part of the compressed catalog, which is larger than an item may be. */
  part: (version: string, part: number): Key => ({
    PK: contentVersionPartition(version),
    SK: `PART#${padded(part)}`,
  }),
};

/** Names of entitlements, the last part of their sort keys. */
export const purchaseName = (courseId: number) => `purchase#${padded(courseId)}`;
export const subscriptionName = (orderId: string) => `subscription#${orderId}`;
export const seatName = (orderId: string) => `seat#${orderId}`;
export const grantName = (grantId: string) => `grant#${grantId}`;

/** Prefix of the sort keys of a learner's purchased courses. */
export const purchasePrefix = 'ENTITLEMENT#purchase#';

/** Identifies the checkout of a course or a bundle. */
export const skuOf = (kind: 'course' | 'bundle', productId: number) =>
  `${kind}#${padded(productId)}`;

/** Everyday items of one learner: one Query reads them all. */
export const learnerPartition = (userId: string) => `LEARNER#${userId}`;
/** Prefix of the sort keys of a learner's enrollments. */
export const enrollmentPrefix = 'ENROLLMENT#';
/** Prefix of the sort keys of a learner's best results. */
export const activityResultPrefix = 'RESULT#';

/** All learners with a profile in GSI1, by id. */
export const accountsPartition = 'ACCOUNTS';

export const learnerKeys = {
  profile: (userId: string): Key => ({ PK: learnerPartition(userId), SK: 'PROFILE' }),
  entitlement: (userId: string, name: string): Key => ({
    PK: learnerPartition(userId),
    SK: `ENTITLEMENT#${name}`,
  }),
  /** A purchased course has its own entitlement, so that only one order can grant it. */
  purchase: (userId: string, courseId: number): Key => ({
    PK: learnerPartition(userId),
    SK: `ENTITLEMENT#${purchaseName(courseId)}`,
  }),
  enrollment: (userId: string, courseId: number): Key => ({
    PK: learnerPartition(userId),
    SK: `ENROLLMENT#${padded(courseId)}`,
  }),
  progress: (userId: string, courseId: number, moduleId: string): Key => ({
    PK: learnerPartition(userId),
    SK: `PROGRESS#${padded(courseId)}#${moduleId}`,
  }),
  bookmark: (userId: string, courseId: number): Key => ({
    PK: learnerPartition(userId),
    SK: `BOOKMARK#${padded(courseId)}`,
  }),
  wish: (userId: string, courseId: number): Key => ({
    PK: learnerPartition(userId),
    SK: `WISH#${padded(courseId)}`,
  }),
  /** Best result of one activity, beside the submissions it comes from. */
  activityResult: (userId: string, courseId: number, activityId: string): Key => ({
    PK: learnerPartition(userId),
    SK: `${activityResultPrefix}${padded(courseId)}#${activityId}`,
  }),
  achievement: (userId: string, name: string): Key => ({
    PK: learnerPartition(userId),
    SK: `ACHIEVEMENT#${name}`,
  }),
  /** What others, a reviewer or the learner said of the capstone of a course. */
  capstoneResult: (userId: string, courseId: number): Key => ({
    PK: learnerPartition(userId),
    SK: `CAPSTONE#${padded(courseId)}`,
  }),
  /** How often the learner was right, by how sure they said they were. */
  calibration: (userId: string): Key => ({ PK: learnerPartition(userId), SK: 'CALIBRATION' }),
  /** The retests of a course: which were passed, and when the next try opens. */
  retests: (userId: string, courseId: number): Key => ({
    PK: learnerPartition(userId),
    SK: `RETEST#${padded(courseId)}`,
  }),
  /** The first completion of a course. */
  completion: (userId: string, courseId: number): Key => ({
    PK: learnerPartition(userId),
    SK: `COMPLETION#${padded(courseId)}`,
  }),
  /** A copy of what the learner has in the team of a plan. */
  membership: (userId: string, orderId: string): Key => ({
    PK: learnerPartition(userId),
    SK: `MEMBERSHIP#${orderId}`,
  }),
  /** Its version grows with each team that the learner comes to own, so that only one does so at a time. */
  teamOwnership: (userId: string): Key => ({
    PK: learnerPartition(userId),
    SK: 'TEAM_OWNERSHIP',
  }),
  /** One item per UTC month; its quarter-hour attributes hold minutes. */
  learningTime: (userId: string, month: string): Key => ({
    PK: learnerPartition(userId),
    SK: `TIME#${month}`,
  }),
};

/** Large or rarely read items of a learner have their own partitions, so that reading the everyday ones stays cheap. */
export const notesPartition = (userId: string) => `LEARNER#${userId}#NOTES`;
export const notePrefix = (courseId?: number) =>
  courseId === undefined ? 'NOTE#' : `NOTE#${padded(courseId)}#`;
/** What a learner wrote in answer to a module's tasks. */
export const workPrefix = (courseId?: number) =>
  courseId === undefined ? 'WORK#' : `WORK#${padded(courseId)}#`;
export const workKey = (
  userId: string,
  courseId: number,
  moduleId: string,
  promptId: string,
): Key => ({
  PK: notesPartition(userId),
  SK: `${workPrefix(courseId)}${moduleId}#${promptId}`,
});
export const noteKey = (userId: string, courseId: number, moduleId: string): Key => ({
  PK: notesPartition(userId),
  SK: `${notePrefix(courseId)}${moduleId}`,
});

/** What a learner remembers of the review cards: one item per course. */
export const spacedReviewPartition = (userId: string) => `LEARNER#${userId}#RECALL`;
export const spacedReviewKey = (userId: string, courseId: number): Key => ({
  PK: spacedReviewPartition(userId),
  SK: `COURSE#${padded(courseId)}`,
});

export const submissionsPartition = (userId: string) => `LEARNER#${userId}#SUBMISSIONS`;
export const submissionKeys = {
  /** The open attempt of a skill check, or the last submitted one. */
  attempt: (userId: string, activityId: string): Key => ({
    PK: submissionsPartition(userId),
    SK: `${activityId}#ATTEMPT`,
  }),
  draft: (userId: string, activityId: string): Key => ({
    PK: submissionsPartition(userId),
    SK: `${activityId}#DRAFT`,
  }),
  /** The open attempt at a scenario, or the last submitted one. */
  scenarioAttempt: (userId: string, activityId: string): Key => ({
    PK: submissionsPartition(userId),
    SK: `${activityId}#SCENARIO`,
  }),
  /** The scenario that the open attempt plays, as published when it started. */
  playedScenario: (userId: string, activityId: string): Key => ({
    PK: submissionsPartition(userId),
    SK: `${activityId}#SCENARIO#TEXT`,
  }),
  /** The open attempt at a conversation, or the last submitted one. */
  conversationAttempt: (userId: string, activityId: string): Key => ({
    PK: submissionsPartition(userId),
    SK: `${activityId}#CONVERSATION`,
  }),
  /** The conversation that the open attempt plays, as published when it started. */
  playedConversation: (userId: string, activityId: string): Key => ({
    PK: submissionsPartition(userId),
    SK: `${activityId}#CONVERSATION#TEXT`,
  }),
  /** The open retest of a course, or the last submitted one. */
  retestAttempt: (userId: string, courseId: number): Key => ({
    PK: submissionsPartition(userId),
    SK: `RETEST#${padded(courseId)}`,
  }),
  /** The open attempt at a simulation, or the last submitted one. */
  simulationAttempt: (userId: string, activityId: string): Key => ({
    PK: submissionsPartition(userId),
    SK: `${activityId}#SIMULATION`,
  }),
  /** The simulation that the open attempt plays, as published when it started, with its figures. */
  playedSimulation: (userId: string, activityId: string): Key => ({
    PK: submissionsPartition(userId),
    SK: `${activityId}#SIMULATION#TEXT`,
  }),
  submission: (userId: string, activityId: string, attemptId: string): Key => ({
    PK: submissionsPartition(userId),
    SK: `${activityId}#SUBMISSION#${attemptId}`,
  }),
};

/** What a learner did in the capstone of a course: exercises, versions handed in, and ratings of others' papers. */
export const capstoneKey = (userId: string, courseId: number): Key => ({
  PK: submissionsPartition(userId),
  SK: `CAPSTONE#${padded(courseId)}`,
});
/**
 * A paper that others rate. Its name is a hash of its author, so that raters' records name no one; a course's index partition lists the
 * papers that wait, and two more those that operators have to look at or have looked at.
 */
export const capstonePapersPartition = (courseId: number | typeof ANY) =>
  `CAPSTONE_PAPERS#${padded(courseId)}`;
export const capstonePaperKey = (courseId: number, paperName: string): Key => ({
  PK: capstonePapersPartition(courseId),
  SK: `PAPER#${paperName}`,
});
export const waitingPapersPartition = (courseId: number | typeof ANY) =>
  `CAPSTONES_WAITING#${padded(courseId)}`;
export const paperReviewsPartition = 'CAPSTONE_REVIEWS';
export const donePaperReviewsPartition = 'CAPSTONE_REVIEWS#DONE';

/** How often each choice of a scenario was made; counted in shards, without any learner. */
export const choiceCountPartition = (activityId: string) => `CHOICES#${activityId}`;
export const choiceCountKey = (activityId: string, shard: number): Key => ({
  PK: choiceCountPartition(activityId),
  SK: `SHARD#${shard}`,
});

/** How all learners did with a course's review cards; counted in shards, without any learner. */
export const reviewCardCountPartition = (courseId: number | typeof ANY) =>
  `REVIEW_CARDS#${padded(courseId)}`;
export const reviewCardCountKey = (courseId: number, cardId: string, shard: number): Key => ({
  PK: reviewCardCountPartition(courseId),
  SK: `CARD#${cardId}#${shard}`,
});

/** What is counted of a day, by product: counters of a month (`yyyy-mm`, UTC), without any learner. */
export const figuresPartition = (month: string) => `FIGURES#${month}`;
/** @param day `yyyy-mm-dd` */
export const dayFigureKey = (day: string, product: string): Key => ({
  PK: figuresPartition(day.slice(0, 7)),
  SK: `DAY#${day.slice(8)}#${product}`,
});
/** The plans of all months, because recurring revenue adds up from the first one. */
export const planFiguresPartition = 'PLAN_FIGURES';
export const planFigureKey = (month: string, product: string): Key => ({
  PK: planFiguresPartition,
  SK: `MONTH#${month}#${product}`,
});
/** What is counted of a course: its cohorts, modules, activities and questions. */
export const courseFiguresPartition = (courseId: number | typeof ANY) =>
  `COURSE_FIGURES#${padded(courseId)}`;
export const courseFigureKeys = {
  cohort: (courseId: number, month: string): Key => ({
    PK: courseFiguresPartition(courseId),
    SK: `COHORT#${month}`,
  }),
  module: (courseId: number, moduleId: string): Key => ({
    PK: courseFiguresPartition(courseId),
    SK: `MODULE#${moduleId}`,
  }),
  activity: (courseId: number, activityId: string): Key => ({
    PK: courseFiguresPartition(courseId),
    SK: `ACTIVITY#${activityId}`,
  }),
  question: (courseId: number, activityId: string, questionId: string): Key => ({
    PK: courseFiguresPartition(courseId),
    SK: `QUESTION#${activityId}#${questionId}`,
  }),
};
/** Marks that an event was counted, by a hash of its name and its learner. */
export const countedPartition = (hash: string) => `COUNTED#${hash}`;
export const countedKey = (hash: string): Key => ({ PK: countedPartition(hash), SK: 'COUNTED' });
/** What Stripe booked on our balance in a month (`yyyy-mm`, UTC), once each. */
export const balancePartition = (month: string) => `BALANCE#${month}`;
export const balanceKeys = {
  entry: (month: string, transactionId: string): Key => ({
    PK: balancePartition(month),
    SK: `TRANSACTION#${transactionId}`,
  }),
  /** Until when Stripe's balance has been read. */
  cursor: { PK: balancePartition('CURSOR'), SK: 'CURSOR' } satisfies Key,
};

/** Partition of the ratings of a course, in the table by learner and in GSI1 by the rating's id. */
export const courseRatingsPartition = (courseId: number | typeof ANY) =>
  `REVIEWS#${padded(courseId)}`;
/** Index partition of the ratings of all courses that are not shown. */
export const moderatedRatingsPartition = 'MODERATED_REVIEWS';
export const courseRatingKey = (courseId: number, userId: string): Key => ({
  PK: courseRatingsPartition(courseId),
  SK: `REVIEW#${userId}`,
});

export const certificatesPartition = (userId: string) => `LEARNER#${userId}#CERTIFICATES`;

/** What is stored of a learner's account beside the user pool. */
export const accountPartition = (userId: string) => `LEARNER#${userId}#ACCOUNT`;
export const formerEmailPrefix = 'FORMER_EMAIL#';
export const signInPrefix = 'SIGN_IN#';
export const accountKeys = {
  /** A new address that waits for its code. */
  emailChange: (userId: string): Key => ({ PK: accountPartition(userId), SK: 'EMAIL_CHANGE' }),
  photo: (userId: string): Key => ({ PK: accountPartition(userId), SK: 'PHOTO' }),
  /** An address that the learner had until a change of it. */
  formerEmail: (userId: string, changeId: string): Key => ({
    PK: accountPartition(userId),
    SK: `${formerEmailPrefix}${changeId}`,
  }),
  signIn: (userId: string, at: string): Key => ({
    PK: accountPartition(userId),
    SK: `${signInPrefix}${at}`,
  }),
};

/** A learner's orders, subscriptions, locks of open checkouts, and Stripe customer. */
export const ordersPartition = (userId: string) => `LEARNER#${userId}#ORDERS`;
export const orderKeys = {
  order: (userId: string, orderId: string): Key => ({
    PK: ordersPartition(userId),
    SK: `ORDER#${orderId}`,
  }),
  subscription: (userId: string, orderId: string): Key => ({
    PK: ordersPartition(userId),
    SK: `SUBSCRIPTION#${orderId}`,
  }),
  /** Locks a product while its checkout is open: `course#000014`, `bundle#000016`, `subscription`. */
  openCheckout: (userId: string, sku: string): Key => ({
    PK: ordersPartition(userId),
    SK: `OPEN#${sku}`,
  }),
  /** The terms that the learner agreed to with an order or plan. */
  terms: (userId: string, orderId: string): Key => ({
    PK: ordersPartition(userId),
    SK: `TERMS#${orderId}`,
  }),
  /** The invoice of an order and the amounts credited on it. */
  invoice: (userId: string, orderId: string): Key => ({
    PK: ordersPartition(userId),
    SK: `INVOICE#${orderId}`,
  }),
  customer: (userId: string): Key => ({ PK: ordersPartition(userId), SK: 'CUSTOMER' }),
  /** Its version grows with each change of the entitlements from orders, so that only one changes at a time. */
  grants: (userId: string): Key => ({ PK: ordersPartition(userId), SK: 'GRANTS' }),
};
/** Prefix of the sort keys of a learner's one-time orders. */
export const orderPrefix = 'ORDER#';
/** Prefix of the sort keys of a learner's subscriptions. */
export const subscriptionPrefix = 'SUBSCRIPTION#';
/** Identifies the one checkout of a plan. */
export const subscriptionSku = 'subscription';
/** Index partition of the orders and subscriptions of a month (`yyyy-mm`). */
export const ordersOfMonth = (month: string) => `ORDERS#${month}`;

/** Links from Stripe objects to their owners, and the Stripe events that were processed. */
export const stripePartition = (stripeId: string) => `STRIPE#${stripeId}`;
export const stripeKeys = {
  link: (stripeId: string): Key => ({ PK: stripePartition(stripeId), SK: 'LINK' }),
  event: (eventId: string): Key => ({ PK: stripePartition(eventId), SK: 'EVENT' }),
  /** When the last complete audit began. */
  lastAudit: { PK: stripePartition('AUDIT'), SK: 'LAST' } satisfies Key,
};

/** Work list of the reconciler: orders that are not reconciled and subscriptions that have not ended. */
export const unreconciledPartition = 'UNRECONCILED';
export const unreconciledKeys = {
  order: (orderId: string): Key => ({ PK: unreconciledPartition, SK: `ORDER#${orderId}` }),
  subscription: (orderId: string): Key => ({
    PK: unreconciledPartition,
    SK: `SUBSCRIPTION#${orderId}`,
  }),
};

/** Seats and invitations of a subscription, by the id of its order. */
export const teamPartition = (orderId: string) => `TEAM#${orderId}`;
/** Apart from the team, which is read as a whole: what was done in it only grows. */
export const teamActivityPartition = (orderId: string) => `TEAM_ACTIVITY#${orderId}`;
export const teamActivityKey = (orderId: string, at: string, id: string): Key => ({
  PK: teamActivityPartition(orderId),
  SK: `${at}#${id}`,
});
export const invitationTokenPartition = (tokenHash: string) => `INVITATION#${tokenHash}`;
/** Prefix of the sort keys of the certificates claimed with a plan's seats. */
export const teamCertificatePrefix = 'CERTIFICATE#';
export const teamKeys = {
  team: (orderId: string): Key => ({ PK: teamPartition(orderId), SK: 'TEAM' }),
  seat: (orderId: string, seatId: string): Key => ({
    PK: teamPartition(orderId),
    SK: `SEAT#${seatId}`,
  }),
  invitation: (orderId: string, invitationId: string): Key => ({
    PK: teamPartition(orderId),
    SK: `INVITATION#${invitationId}`,
  }),
  /** One for each course; a group has one of its own for each course. */
  assignment: (orderId: string, courseId: number, groupId: string | null = null): Key => ({
    PK: teamPartition(orderId),
    SK: `ASSIGNMENT#${padded(courseId)}${groupId === null ? '' : `#${groupId}`}`,
  }),
  group: (orderId: string, groupId: string): Key => ({
    PK: teamPartition(orderId),
    SK: `GROUP#${groupId}`,
  }),
  /** A certificate that a member claimed with a seat; also after the member has left. */
  certificate: (orderId: string, memberId: string, courseId: number): Key => ({
    PK: teamPartition(orderId),
    SK: `${teamCertificatePrefix}${memberId}#${padded(courseId)}`,
  }),
  /** Finds an invitation by the hash of its token; the token itself is stored nowhere. */
  token: (tokenHash: string): Key => ({
    PK: invitationTokenPartition(tokenHash),
    SK: 'TOKEN',
  }),
};

/** The tokens and webhooks of a company, by the id of its plan's order. */
export const companyPartition = (companyId: string) => `COMPANY#${companyId}`;
export const webhookPrefix = 'WEBHOOK#';
/** The secrets with which a webhook's messages are signed, apart from it: one function reads them, and no call. */
export const webhookSecretPartition = (webhookId: string) => `WEBHOOK_SECRET#${webhookId}`;
/** The number of a company's last message, and marks of the messages that have one. */
export const companyMessagesPartition = (companyId: string) => `COMPANY_MESSAGES#${companyId}`;
/** What a webhook was sent, by message. */
export const deliveriesPartition = (webhookId: string) => `DELIVERIES#${webhookId}`;
export const deliveryPrefix = 'DELIVERY#';
/** Index partition of the deliveries that wait, by the time they are due. */
export const waitingDeliveriesPartition = 'DELIVERIES_WAITING';
export const companyKeys = {
  /** Its version grows with each change, so that no two of them go beyond what a company may have. */
  company: (companyId: string): Key => ({ PK: companyPartition(companyId), SK: 'COMPANY' }),
  reportToken: (companyId: string, tokenId: string): Key => ({
    PK: companyPartition(companyId),
    SK: `TOKEN#${tokenId}`,
  }),
  webhook: (companyId: string, webhookId: string): Key => ({
    PK: companyPartition(companyId),
    SK: `${webhookPrefix}${webhookId}`,
  }),
  webhookSecret: (webhookId: string): Key => ({
    PK: webhookSecretPartition(webhookId),
    SK: 'SECRET',
  }),
  lastMessage: (companyId: string): Key => ({
    PK: companyMessagesPartition(companyId),
    SK: 'LAST',
  }),
  message: (companyId: string, messageId: string): Key => ({
    PK: companyMessagesPartition(companyId),
    SK: `MESSAGE#${messageId}`,
  }),
  delivery: (webhookId: string, messageId: string): Key => ({
    PK: deliveriesPartition(webhookId),
    SK: `${deliveryPrefix}${messageId}`,
  }),
};

export const certificateKey = (userId: string, courseId: number): Key => ({
  PK: certificatesPartition(userId),
  SK: `CERTIFICATE#${padded(courseId)}`,
});

/** A certificate by its id: its signed forms with its owner, and the record of one that was replaced. */
export const certificatePartition = (certificateId: string) => `CERTIFICATE#${certificateId}`;
export const certificateKeys = {
  credential: (certificateId: string): Key => ({
    PK: certificatePartition(certificateId),
    SK: 'CREDENTIAL',
  }),
  former: (certificateId: string): Key => ({
    PK: certificatePartition(certificateId),
    SK: 'FORMER',
  }),
};

/** The issuer's published keys and profile, and the status lists. */
export const issuerPartition = 'ISSUER';
export const issuerKeys = {
  profile: { PK: issuerPartition, SK: 'PROFILE' } satisfies Key,
  signingKey: (kid: string): Key => ({ PK: issuerPartition, SK: `KEY#${kid}` }),
  statusList: (listId: number): Key => ({ PK: issuerPartition, SK: `LIST#${padded(listId)}` }),
};

/** The used entries of a status list, and which of them are revoked. */
export const statusListPartition = (listId: number | typeof ANY) => `STATUS_LIST#${padded(listId)}`;
/** Prefix of the sort keys of a list's revoked entries. */
export const revokedPrefix = 'REVOKED#';
export const statusListKeys = {
  entry: (listId: number, index: number): Key => ({
    PK: statusListPartition(listId),
    SK: `ENTRY#${padded(index)}`,
  }),
  revoked: (listId: number, index: number): Key => ({
    PK: statusListPartition(listId),
    SK: `${revokedPrefix}${padded(index)}`,
  }),
};

/** What is still to be done about certificates: documents to publish, certificates to revoke. */
export const credentialChangesPartition = 'CREDENTIAL_CHANGES';
export const credentialChangeKey = (name: string): Key => ({
  PK: credentialChangesPartition,
  SK: `CHANGE#${name}`,
});

/** Requests of visitors; the index partition `REQUESTS` lists them, newest first. */
export const requestPartition = (requestId: string) => `REQUEST#${requestId}`;
export const requestKey = (requestId: string): Key => ({
  PK: requestPartition(requestId),
  SK: 'REQUEST',
});
/** Index partitions of requests and of coaching sessions, newest first: those an operator may still have to do something about, and the others. */
export const requestsPartition = 'REQUESTS';
export const doneRequestsPartition = 'REQUESTS#DONE';
export const sessionsPartition = 'COACHING_SESSIONS';
export const doneSessionsPartition = 'COACHING_SESSIONS#DONE';

/** A learner's coaching sessions, and the requests sent while signed in. */
export const ownRequestsPartition = (userId: string) => `LEARNER#${userId}#REQUESTS`;
/** Prefix of the sort keys of a learner's coaching sessions. */
export const sessionPrefix = 'SESSION#';
export const ownRequestKeys = {
  session: (userId: string, sessionId: string): Key => ({
    PK: ownRequestsPartition(userId),
    SK: `${sessionPrefix}${sessionId}`,
  }),
  request: (userId: string, requestId: string): Key => ({
    PK: ownRequestsPartition(userId),
    SK: `REQUEST#${requestId}`,
  }),
};

/** Marks that a mailbox has had its trial; the mailbox is a keyed hash. */
export const mailboxPartition = (mailboxHash: string) => `MAILBOX#${mailboxHash}`;
export const trialMailboxKey = (mailboxHash: string): Key => ({
  PK: mailboxPartition(mailboxHash),
  SK: 'TRIAL',
});
/** Says that mail to this mailbox bounces or is unwanted. */
export const blockedMailboxKey = (mailboxHash: string): Key => ({
  PK: mailboxPartition(mailboxHash),
  SK: 'BLOCKED',
});

/** What happened to a learner, for the functions that react; the name of an event says which change wrote it. */
export const eventsPartition = (userId: string) => `LEARNER#${userId}#EVENTS`;
export const eventKey = (userId: string, name: string): Key => ({
  PK: eventsPartition(userId),
  SK: name,
});
/** Index partition of the events of a day (`yyyy-mm-dd`, UTC), from which they can be processed again. */
export const eventsOfDay = (day: string) => `EVENTS#${day}`;

/** A learner's notifications, which of them are unread, their settings, and the mails that were sent. */
export const notificationsPartition = (userId: string) => `LEARNER#${userId}#NOTIFICATIONS`;
/** Prefix of the sort keys of notifications; their ids sort by time. */
export const notificationPrefix = 'NOTIFICATION#';
/** Prefix of the sort keys of the mails of events. */
export const mailPrefix = 'MAIL#';
export const notificationKeys = {
  notification: (userId: string, id: string): Key => ({
    PK: notificationsPartition(userId),
    SK: `${notificationPrefix}${id}`,
  }),
  /** The ids of the unread ones. */
  inbox: (userId: string): Key => ({ PK: notificationsPartition(userId), SK: 'INBOX' }),
  settings: (userId: string): Key => ({ PK: notificationsPartition(userId), SK: 'SETTINGS' }),
  /** The mail that follows an event: sent once. */
  mail: (userId: string, eventName: string): Key => ({
    PK: notificationsPartition(userId),
    SK: `${mailPrefix}${eventName}`,
  }),
  /** When to check whether the learner is to be reminded of something. */
  reminder: (userId: string, name: string): Key => ({
    PK: notificationsPartition(userId),
    SK: `REMINDER#${name}`,
  }),
};
/** Index partition of all reminders, by the time they are due. */
export const remindersPartition = 'REMINDERS';

/** What a learner asked for about their data. */
export const privacyPartition = (userId: string) => `LEARNER#${userId}#PRIVACY`;
/** The latest download of all data. */
export const dataExportKey = (userId: string): Key => ({
  PK: privacyPartition(userId),
  SK: 'EXPORT',
});
/** Work that is left: downloads to prepare, accounts to delete. */
export const privacyWorkPartition = 'PRIVACY_WORK';
export const exportWorkPrefix = 'EXPORT#';
export const deletionWorkPrefix = 'DELETION#';
export const privacyWorkKeys = {
  /** Where the nightly comparison of learners with the user pool goes on. */
  accountCheck: { PK: privacyWorkPartition, SK: 'ACCOUNT_CHECK' } as Key,
  dataExport: (userId: string): Key => ({
    PK: privacyWorkPartition,
    SK: `${exportWorkPrefix}${userId}`,
  }),
  deletion: (userId: string): Key => ({
    PK: privacyWorkPartition,
    SK: `${deletionWorkPrefix}${userId}`,
  }),
};

/** When each task of a schedule last succeeded. */
export const taskRunsPartition = 'TASK_RUNS';
export const taskRunKey = (functionName: string, task: string): Key => ({
  PK: taskRunsPartition,
  SK: `RUN#${functionName}#${task}`,
});

/** What operators did in a month (`yyyy-mm`, UTC), in order. Nothing changes or deletes these items. */
export const auditPartition = (month: string) => `AUDIT#${month}`;
export const auditKey = (at: string, id: string): Key => ({
  PK: auditPartition(at.slice(0, 7)),
  SK: `${at}#${id}`,
});

/** What operators announce, by id: a few a month. Those being sent are in an index partition of their own. */
export const announcementsPartition = 'ANNOUNCEMENTS';
export const announcementKey = (id: string): Key => ({
  PK: announcementsPartition,
  SK: `ANNOUNCEMENT#${id}`,
});
export const sendingAnnouncementsPartition = 'ANNOUNCEMENTS#SENDING';
/** Index partition of what operators did to an account, in order. */
export const auditOfLearner = (learnerId: string) => `AUDIT_OF#${learnerId}`;

/** Contracts with companies, by ULID. */
export const contractPartition = 'CONTRACTS';
export const contractKey = (contractId: string): Key => ({
  PK: contractPartition,
  SK: `CONTRACT#${contractId}`,
});
/** Contracts that the reconciler has to start or whose change it has to pass on. */
export const contractWorkPartition = 'CONTRACT_WORK';
export const contractWorkKey = (contractId: string): Key => ({
  PK: contractWorkPartition,
  SK: `CONTRACT#${contractId}`,
});

/** Promotion codes, by the code in upper case. */
export const promotionCodesPartition = 'PROMOTION_CODES';
export const promotionCodeKey = (code: string): Key => ({
  PK: promotionCodesPartition,
  SK: `CODE#${code}`,
});

/** Batches of gift codes. */
export const giftBatchesPartition = 'GIFT_BATCHES';
export const giftBatchKey = (batchId: string): Key => ({
  PK: giftBatchesPartition,
  SK: `BATCH#${batchId}`,
});
/** Who redeemed the codes of a batch, in order. */
export const giftRedemptionsPartition = (batchId: string) => `GIFT_REDEMPTIONS#${batchId}`;
export const giftRedemptionKey = (batchId: string, redeemedAt: string, grantId: string): Key => ({
  PK: giftRedemptionsPartition(batchId),
  SK: `${redeemedAt}#${grantId}`,
});

/** Erasures of accounts that wait for a second operator. */
export const erasuresPartition = 'ERASURES';
export const erasureKey = (learnerId: string): Key => ({
  PK: erasuresPartition,
  SK: `ERASURE#${learnerId}`,
});

/** How many coaching sessions of an order's plan count, by calendar month in the owner's time zone (`yyyy-mm`). */
export const coachingPartition = (orderId: string) => `COACHING#${orderId}`;
export const coachingKey = (orderId: string, month: string): Key => ({
  PK: coachingPartition(orderId),
  SK: `MONTH#${month}`,
});

/** What one subject used of one limit; the subject is a hash. */
export const limitPartition = (name: string, subjectHash: string) => `LIMIT#${name}#${subjectHash}`;
export const limitKey = (name: string, subjectHash: string): Key => ({
  PK: limitPartition(name, subjectHash),
  SK: 'LIMIT',
});

/**
 * The partitions whose key lies inside the pattern of another one: `LEARNER#*` also matches `LEARNER#u1#NOTES`. A grant of the
 * outer partition does not include them.
 */
export const INNER_PARTITIONS: readonly string[] = [
  accountPartition(ANY),
  notesPartition(ANY),
  spacedReviewPartition(ANY),
  submissionsPartition(ANY),
  certificatesPartition(ANY),
  ordersPartition(ANY),
  eventsPartition(ANY),
  notificationsPartition(ANY),
  ownRequestsPartition(ANY),
  privacyPartition(ANY),
];
