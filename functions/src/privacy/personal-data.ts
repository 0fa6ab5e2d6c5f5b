import type * as keys from '#table/keys.ts';

type Keys = typeof keys;

/** Every kind of item, by the function of `table/keys.ts` that spells its key: `learnerKeys.profile`, `noteKey`. */
export type KeyName = {
  [Name in keyof Keys]: Name extends `${string}Keys`
    ? `${Name}.${keyof Keys[Name] & string}`
    : Name extends `${string}Key`
      ? Name
      : never;
}[keyof Keys];

/** What happens to the items of one kind when a learner downloads their data or deletes the account. */
export type Treatment =
  | { isPersonal: false; reason: string }
  | {
      isPersonal: true;
      /** Whether the download has them; if not, why. */
      download: 'included' | { leftOut: string };
      /** What the deletion does; if they stay, why. */
      deletion: 'erased' | { kept: string };
    };

const notPersonal = (reason: string) => ({ isPersonal: false, reason }) as const;
const erased = { isPersonal: true, download: 'included', deletion: 'erased' } as const;
const kept = (reason: string) =>
  ({ isPersonal: true, download: 'included', deletion: { kept: reason } }) as const;

const CONTENT = 'Published content, the same for everyone.';
const FIGURES = 'Counts what happened without learners, and stays.';
const ISSUER = 'The issuer’s own, without any learner.';
const FINANCIAL =
  'Tax law asks for records of payments. They name no one: the account that the id belonged to is gone.';
const LINK =
  'Finds the order of a refund or dispute that comes later. The order has the same ids, and the download has the order.';

/**
 * Says for every kind of item of the table what a download and a deletion do with it. A new kind does not compile until it stands
 * here, and the tests of download and deletion seed each one.
 *
 * Source: rules/privacy.md P12, P14
 */
export const PERSONAL_DATA = {
  'catalogKeys.course': notPersonal(CONTENT),
  'catalogKeys.tier': notPersonal(CONTENT),
  'catalogKeys.bundle': notPersonal(CONTENT),
  'catalogKeys.module': notPersonal(CONTENT),
  'catalogKeys.exemplar': notPersonal(CONTENT),
  'catalogKeys.activity': notPersonal(CONTENT),
  'catalogKeys.resource': notPersonal(CONTENT),
  'catalogKeys.capstone': notPersonal(CONTENT),
  'catalogKeys.reviewDeck': notPersonal(CONTENT),
  'catalogKeys.searchEntry': notPersonal(CONTENT),
  manifestKey: notPersonal(CONTENT),
  'contentVersionKeys.version': notPersonal(CONTENT),
  'contentVersionKeys.live': notPersonal(CONTENT),
  'contentVersionKeys.linkCheck': notPersonal('About published content, the same for everyone.'),
  'contentVersionKeys.part': notPersonal(CONTENT),
  'learnerKeys.profile': erased,
  'accountKeys.emailChange': erased,
  'accountKeys.photo': erased,
  'accountKeys.formerEmail': erased,
  'accountKeys.signIn': erased,
  'learnerKeys.entitlement': erased,
  'learnerKeys.purchase': erased,
  'learnerKeys.enrollment': erased,
  'learnerKeys.progress': erased,
  'learnerKeys.bookmark': erased,
  'learnerKeys.wish': erased,
  'learnerKeys.activityResult': erased,
  'learnerKeys.achievement': erased,
  'learnerKeys.completion': erased,
  'learnerKeys.capstoneResult': erased,
  'learnerKeys.retests': erased,
  'learnerKeys.calibration': erased,
  'learnerKeys.learningTime': erased,
  'learnerKeys.membership': erased,
  'learnerKeys.teamOwnership': erased,
  workKey: erased,
  noteKey: erased,
  spacedReviewKey: erased,
  'submissionKeys.attempt': erased,
  'submissionKeys.draft': erased,
  'submissionKeys.scenarioAttempt': erased,
  'submissionKeys.playedScenario': {
    isPersonal: true,
    download: {
      leftOut: 'Our text of an open scenario, with points that the learner sees after a pass.',
    },
    deletion: 'erased',
  },
  'submissionKeys.conversationAttempt': erased,
  'submissionKeys.playedConversation': {
    isPersonal: true,
    download: {
      leftOut:
        'Our text of an open conversation, with replies and marks that the learner sees later.',
    },
    deletion: 'erased',
  },
  'submissionKeys.retestAttempt': erased,
  'submissionKeys.simulationAttempt': erased,
  'submissionKeys.playedSimulation': {
    isPersonal: true,
    download: {
      leftOut: 'Our text of an open simulation, with effects that the learner sees after a pass.',
    },
    deletion: 'erased',
  },
  'submissionKeys.submission': erased,
  capstoneKey: erased,
  // Ratings in others' papers name no one, so they stay.
  capstonePaperKey: erased,
  choiceCountKey: notPersonal('Counts choices without learners.'),
  reviewCardCountKey: notPersonal('Counts answers to review cards without learners.'),
  announcementKey: notPersonal('What operators tell many learners, without any of them.'),
  dayFigureKey: notPersonal(FIGURES),
  planFigureKey: notPersonal(FIGURES),
  'courseFigureKeys.cohort': notPersonal(FIGURES),
  'courseFigureKeys.module': notPersonal(FIGURES),
  'courseFigureKeys.activity': notPersonal(FIGURES),
  'courseFigureKeys.question': notPersonal(FIGURES),
  countedKey: notPersonal('A hash that says that an event was counted, for 120 days.'),
  'balanceKeys.entry': notPersonal('A booking of Stripe: amounts, a product, and no learner.'),
  'balanceKeys.cursor': notPersonal('A time.'),
  courseRatingKey: erased,
  'orderKeys.order': kept(FINANCIAL),
  'orderKeys.subscription': kept(FINANCIAL),
  'orderKeys.openCheckout': kept(FINANCIAL),
  'orderKeys.terms': kept(FINANCIAL),
  'orderKeys.invoice': kept(FINANCIAL),
  'orderKeys.grants': kept(FINANCIAL),
  'orderKeys.customer': erased,
  'stripeKeys.link': {
    isPersonal: true,
    download: { leftOut: LINK },
    deletion: { kept: LINK },
  },
  'stripeKeys.event': notPersonal('The id of an event of Stripe, for 90 days.'),
  'stripeKeys.lastAudit': notPersonal('A time.'),
  'unreconciledKeys.order': {
    isPersonal: true,
    download: { leftOut: 'That an order is to be looked at again; the order itself is included.' },
    deletion: { kept: 'Removed as soon as the order is settled.' },
  },
  'unreconciledKeys.subscription': {
    isPersonal: true,
    download: { leftOut: 'That a plan is to be looked at again; the plan itself is included.' },
    deletion: { kept: 'Removed as soon as the plan is settled, which the deletion does.' },
  },
  'teamKeys.team': kept(FINANCIAL),
  'teamKeys.seat': erased,
  'teamKeys.invitation': erased,
  'teamKeys.group': erased,
  'teamKeys.assignment': erased,
  teamActivityKey: {
    isPersonal: true,
    download: {
      leftOut:
        'What was done in a team is the company’s record of its team. Its owner and administrators export it from the team page.',
    },
    deletion: {
      kept: 'A company can show who changed its team. The record names people by ids alone, and the account that an id belonged to is gone.',
    },
  },
  'teamKeys.certificate': kept(
    'Says that a certificate rests on a plan’s money, with ids of which none leads to a person.',
  ),
  'teamKeys.token': {
    isPersonal: true,
    download: { leftOut: 'The hash of a link that belongs to the person who was invited.' },
    deletion: 'erased',
  },
  'companyKeys.company': notPersonal('A number that grows.'),
  'companyKeys.reportToken': notPersonal('A company’s: a name for a program, and a hash.'),
  'companyKeys.webhook': notPersonal(
    'A company’s: the address of its program, and when it failed.',
  ),
  'companyKeys.webhookSecret': notPersonal('Random text that a company shares with us.'),
  'companyKeys.lastMessage': notPersonal('A number that grows.'),
  'companyKeys.message': notPersonal('A hash that says that a message has a number, for 120 days.'),
  'companyKeys.delivery': notPersonal(
    'What a company was told, for 30 days: the id of a seat, which leads to no one once the seat is free.',
  ),
  certificateKey: erased,
  'certificateKeys.credential': erased,
  'certificateKeys.former': erased,
  'issuerKeys.profile': notPersonal(ISSUER),
  'issuerKeys.signingKey': notPersonal(ISSUER),
  'issuerKeys.statusList': notPersonal(ISSUER),
  'statusListKeys.entry': notPersonal('A number that says a certificate exists, without any name.'),
  'statusListKeys.revoked': notPersonal('A number that says a certificate is revoked.'),
  credentialChangeKey: notPersonal('Work of a few seconds, with the id of a certificate.'),
  requestKey: erased,
  'ownRequestKeys.session': erased,
  'ownRequestKeys.request': erased,
  trialMailboxKey: kept(
    'Keeps one mailbox from having several free trials. A keyed hash, from which no address can be read.',
  ),
  blockedMailboxKey: kept(
    'Keeps us from writing to an address that bounces or complained. A keyed hash.',
  ),
  eventKey: erased,
  'notificationKeys.notification': erased,
  'notificationKeys.inbox': erased,
  'notificationKeys.settings': erased,
  'notificationKeys.mail': erased,
  'notificationKeys.reminder': erased,
  coachingKey: erased,
  contractKey: {
    isPersonal: true,
    download: {
      leftOut:
        'Belongs to a company, which agreed it; the download has the plan that follows from it.',
    },
    deletion: {
      kept: 'Tax law asks for records of contracts. It names the company and whom it chose for its invoices and its team.',
    },
  },
  contractWorkKey: notPersonal('That a contract is to be looked at: an id without a name.'),
  promotionCodeKey: notPersonal(
    'What a code takes off, and how often it was used, without learners.',
  ),
  giftBatchKey: notPersonal(
    'What gift codes open, and how often each was redeemed, without learners.',
  ),
  giftRedemptionKey: {
    isPersonal: true,
    download: {
      leftOut: 'The access that the code opened is included, with the code and the time.',
    },
    deletion: 'erased',
  },
  limitKey: {
    isPersonal: true,
    download: { leftOut: 'Counts of the last hour or day, by a hash; they expire.' },
    deletion: { kept: 'Counts by a hash, which expire within a day.' },
  },
  dataExportKey: erased,
  'privacyWorkKeys.dataExport': {
    isPersonal: true,
    download: { leftOut: 'Says that this download is being prepared.' },
    deletion: 'erased',
  },
  taskRunKey: notPersonal('A time.'),
  'privacyWorkKeys.accountCheck': notPersonal(
    'Where a nightly check goes on: an id without a name, which the next night replaces.',
  ),
  auditKey: notPersonal(
    'What an operator did: an id without a name, which stays so that it can be told later who erased or unlocked an account.',
  ),
  erasureKey: notPersonal(
    'That an operator asked for an erasure: an id without a name, for seven days at most.',
  ),
  'privacyWorkKeys.deletion': {
    isPersonal: true,
    download: { leftOut: 'Exists only while an account is being deleted.' },
    deletion: 'erased',
  },
} as const satisfies Record<KeyName, Treatment>;
