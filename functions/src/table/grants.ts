import {
  activitiesPartition,
  ANY,
  catalogPartition,
  certificatePartition,
  certificatesPartition,
  choiceCountPartition,
  coachingPartition,
  credentialChangesPartition,
  invitationTokenPartition,
  issuerPartition,
  learnerPartition,
  limitPartition,
  mailboxPartition,
  modulePartition,
  notesPartition,
  ordersPartition,
  recallDecksPartition,
  recallPartition,
  requestPartition,
  requestsPartition,
  resourcesPartition,
  reviewsPartition,
  statusListPartition,
  stripePartition,
  submissionsPartition,
  teamPartition,
  unreconciledPartition,
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
  on(teamPartition(ANY), 'Query', 'PutItem'),
  // Money that goes back takes the certificates earned with it along.
  on(credentialChangesPartition, 'PutItem'),
];

/**
 * Everything each deployed function may do with the table, by the name of its handler. The deployment turns it into IAM
 * statements (`infra/constructs/learning-table.ts`), and `restrictTable` refuses everything else wherever a function runs.
 *
 * A line covers its partition only: `LEARNER#*` does not include `LEARNER#*#NOTES`.
 */
export const TABLE_GRANTS = {
  catalog: [on(catalogPartition, 'Query'), on(modulePartition(ANY), 'GetItem')],
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
    on(recallDecksPartition, 'Query'),
    on(recallPartition(ANY), 'GetItem', 'Query', 'UpdateItem'),
    on(mailboxPartition(ANY), 'PutItem'),
    ...limiting('trialsPerAddress'),
    // The dashboard counts them.
    on(certificatesPartition(ANY), 'Query'),
  ],
  activities: [
    on(catalogPartition, 'Query'),
    on(activitiesPartition(ANY), 'Query'),
    on(learnerPartition(ANY), 'GetItem', 'Query', 'PutItem', 'ConditionCheckItem'),
    // Only the best submission and the last ones of an activity are kept.
    on(submissionsPartition(ANY), 'GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'),
    // How learners chose in scenarios, without the learners.
    on(choiceCountPartition(ANY), 'Query', 'UpdateItem'),
  ],
  reviews: [
    // The rating and the review count of a course change with its reviews.
    on(catalogPartition, 'GetItem', 'Query', 'UpdateItem'),
    on(learnerPartition(ANY), 'Query'),
    on(reviewsPartition(ANY), 'GetItem', 'PutItem', 'DeleteItem'),
    onIndex(reviewsPartition(ANY), 'Query'),
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
    ...limiting('certificate*'),
  ],
  'credential-publisher': [
    ...publishingCertificates,
    on(credentialChangesPartition, 'Query'),
    on(learnerPartition(ANY), 'Query'),
  ],
  identity: [...limiting('signIns*')],
  billing: [
    ...reconciling,
    on(ordersPartition(ANY), 'ConditionCheckItem'),
    // A purchase cannot be canceled or exchanged once its certificate was claimed.
    on(certificatesPartition(ANY), 'GetItem', 'Query', 'ConditionCheckItem'),
    ...limiting('checkouts*'),
  ],
  'stripe-webhook': reconciling,
  'billing-reconciler': [...reconciling, on(unreconciledPartition, 'Query')],
  teams: [
    on(catalogPartition, 'Query'),
    // Owners see the progress and the certificates of members, never what they wrote or bought.
    on(learnerPartition(ANY), 'Query', 'PutItem'),
    on(certificatesPartition(ANY), 'Query'),
    on(teamPartition(ANY), 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'),
    on(invitationTokenPartition(ANY), 'GetItem', 'PutItem', 'DeleteItem'),
    ...limiting('unaskedMails'),
  ],
  requests: [
    on(requestPartition(ANY), 'GetItem', 'PutItem', 'UpdateItem'),
    onIndex(requestsPartition, 'Query'),
    ...limiting(
      'requestsPerAddress',
      'confirmationsPerTopic',
      'confirmationsInTotal',
      'operatorMails',
      'unaskedMails',
    ),
    // Coaching sessions count against the learner's plan.
    on(catalogPartition, 'Query'),
    on(ordersPartition(ANY), 'GetItem'),
    on(coachingPartition(ANY), 'UpdateItem'),
  ],
  'post-confirmation': [on(learnerPartition(ANY), 'PutItem')],
  'custom-message': [],
  'pre-token-generation': [],
  system: [],
} satisfies Record<string, readonly Grant[]>;

/** A deployed function: a file of `functions/src/handlers`. */
export type FunctionName = keyof typeof TABLE_GRANTS;
