/** How often something may be done within a window, counted per subject. */
export interface Limit {
  max: number;
  /** Length of the window, which starts with the first use. */
  windowSeconds: number;
}

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** The subject of a limit on everybody together. Such a limit holds mail back, but refuses no caller. */
export const EVERYBODY = 'everybody';

/**
 * Every limit, by name. The subject is what it counts for: a network address, a mailbox, a learner. A limit on one
 * subject may refuse a call; a limit on all together may not, because one caller could use it up for the others.
 *
 * Source: rules/access.md A20
 */
export const LIMITS = {
  /** Requests from the contact form, per address of the caller. */
  requestsPerAddress: { max: 20, windowSeconds: HOUR_SECONDS },
  /** Free trials started, per network address. Generous, because a whole office may share one. */
  trialsPerAddress: { max: 20, windowSeconds: DAY_SECONDS },
  /** Demo learners created, per network address: each is an account and about a hundred writes. */
  demosPerAddress: { max: 20, windowSeconds: DAY_SECONDS },
  /** Payments prepared, per learner; showing one that is open again does not count. Keeps stolen cards from being tried out. */
  checkoutsInAnHour: { max: 20, windowSeconds: HOUR_SECONDS },
  checkoutsInADay: { max: 60, windowSeconds: DAY_SECONDS },
  /** Promotion codes entered at checkouts, per learner: keeps codes from being guessed. */
  promotionCodesInAnHour: { max: 10, windowSeconds: HOUR_SECONDS },
  promotionCodesInADay: { max: 30, windowSeconds: DAY_SECONDS },
  /** Reads at Stripe and sessions of its portal, per learner: Stripe's own limit is for all learners together. */
  stripeReadsPerLearner: { max: 40, windowSeconds: 300 },
  /** Cancellations, exchanges, changes of a plan's end and payments of its open invoice, per learner: each asks Stripe. */
  purchaseChangesPerLearner: { max: 60, windowSeconds: HOUR_SECONDS },
  /** Course ratings written or edited, per learner. */
  reviewsPerLearner: { max: 30, windowSeconds: HOUR_SECONDS },
  /** Certificates issued, corrections included, per learner: each is signed. */
  certificatesPerLearner: { max: 40, windowSeconds: DAY_SECONDS },
  /** Changes of what a certificate's public page shows, per learner. */
  certificateSharingPerLearner: { max: 60, windowSeconds: HOUR_SECONDS },
  /** Records of all certificates, per learner: each is signed. */
  certificateRecordsPerLearner: { max: 20, windowSeconds: HOUR_SECONDS },
  /** Times offered for coaching sessions, new and moved, per learner: each is mailed to the operator. */
  coachingOffers: { max: 20, windowSeconds: DAY_SECONDS },
  /** Changes of what a team is assigned, and offers to hand it over, per owner: each may be mailed to members. */
  assignmentsPerOwner: { max: 100, windowSeconds: DAY_SECONDS },
  /** Changes of tokens and webhooks, tests and replays, per owner. */
  connectionChangesPerOwner: { max: 120, windowSeconds: HOUR_SECONDS },
  /** Pages of reports, per token: those of 7,500 members. Source: rules/companies.md B4 */
  reportsPerToken: { max: 300, windowSeconds: 300 },
  handoverOffersPerOwner: { max: 10, windowSeconds: DAY_SECONDS },
  /** Downloads of all data, per learner. */
  exportsPerLearner: { max: 3, windowSeconds: DAY_SECONDS },
  /** Confirmations of a request, per mailbox and topic. */
  confirmationsPerTopic: { max: 1, windowSeconds: DAY_SECONDS },
  /** Confirmations to all mailboxes; a request beyond it is stored, but not confirmed. */
  confirmationsInTotal: { max: 200, windowSeconds: HOUR_SECONDS },
  /** Mails about requests to the operator; later requests of the hour come in one mail with the next one after it. */
  operatorMails: { max: 20, windowSeconds: HOUR_SECONDS },
  /**
   * Mails to a mailbox that its holder may not have asked for, each kind from all callers together: confirmations of requests, codes for a
   * change of the address, invitations, codes of the user pool. No kind uses up the places of another.
   */
  requestMails: { max: 3, windowSeconds: DAY_SECONDS },
  addressChangeMails: { max: 3, windowSeconds: DAY_SECONDS },
  invitationMails: { max: 3, windowSeconds: DAY_SECONDS },
  /** Mails that operators send again. */
  resentMails: { max: 3, windowSeconds: DAY_SECONDS },
  codeMails: { max: 3, windowSeconds: DAY_SECONDS },
  /** Codes for a new password that a device asks for on which the learner has signed in, per mailbox. */
  codeMailsToKnownDevice: { max: 3, windowSeconds: DAY_SECONDS },
  /** Codes for a change to one address, per mailbox and learner who has paid: only they themselves use these places up. */
  addressChangeMailsOfPayer: { max: 3, windowSeconds: DAY_SECONDS },
  /** Codes for a new address, and photos, per learner. */
  emailChangesPerLearner: { max: 5, windowSeconds: HOUR_SECONDS },
  photosPerLearner: { max: 20, windowSeconds: HOUR_SECONDS },
  /** Changes of the name and of how a learner signs in, per learner: each may be mailed. */
  accountChangesPerLearner: { max: 40, windowSeconds: HOUR_SECONDS },
  /** Reads of how a learner signs in, per learner: Cognito's own limit is for all learners together. */
  signInReadsPerLearner: { max: 120, windowSeconds: 300 },
  /** Calls that ask the user pool for an address, per learner: its limit of 30 a second is for all together. */
  addressReadsPerLearner: { max: 120, windowSeconds: 300 },
  /** Failed attempts to sign in to one account from one address, in growing windows. */
  signInsInFiveMinutes: { max: 5, windowSeconds: 300 },
  signInsInAnHour: { max: 10, windowSeconds: HOUR_SECONDS },
  signInsInADay: { max: 30, windowSeconds: DAY_SECONDS },
  /** Failed attempts to sign in from one address, to whatever account. */
  signInsPerAddress: { max: 60, windowSeconds: HOUR_SECONDS },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
