/** Where the items of a learner are, and under which words they appear in a download. */
import {
  accountPartition,
  activityResultPrefix,
  certificatesPartition,
  enrollmentPrefix,
  eventsPartition,
  formerEmailPrefix,
  signInPrefix,
  learnerPartition,
  notePrefix,
  notesPartition,
  notificationPrefix,
  notificationsPartition,
  orderPrefix,
  ordersPartition,
  ownRequestsPartition,
  privacyPartition,
  spacedReviewPartition,
  submissionsPartition,
  subscriptionPrefix,
  workPrefix,
} from '#table/keys.ts';

/** One JSON file of the download. */
export type Topic =
  | 'Account'
  | 'Courses and progress'
  | 'Learning time'
  | 'Notes and deliverables'
  | 'Review questions'
  | 'Activities'
  | 'Course reviews'
  | 'Access and purchases'
  | 'Teams'
  | 'Certificates'
  | 'Notifications'
  | 'What happened'
  | 'Messages to us'
  | 'Data requests';

export interface SectionName {
  topic: Topic;
  /** Names the list in the file. */
  title: string;
  /** Attributes that the file leaves out: answers that the learner may not see yet, and what is a file of its own. */
  hidden?: readonly string[];
}

interface PartitionSections {
  partition: (userId: string) => string;
  /** By the beginning of the sort key. The last one has the empty beginning, so that nothing is left out. */
  sections: readonly (readonly [prefix: string, section: SectionName])[];
}

/** What an open attempt knows and the learner does not yet. Source: rules/privacy.md P12 */
const UNSEEN_IN_ATTEMPTS = ['asked', 'seed', 'seen', 'right'];

export const LEARNER_SECTIONS: readonly PartitionSections[] = [
  {
    partition: learnerPartition,
    sections: [
      ['PROFILE', { topic: 'Account', title: 'Profile and settings' }],
      ['ENTITLEMENT#', { topic: 'Access and purchases', title: 'Access to courses' }],
      [enrollmentPrefix, { topic: 'Courses and progress', title: 'Courses' }],
      ['PROGRESS#', { topic: 'Courses and progress', title: 'Modules' }],
      ['COMPLETION#', { topic: 'Courses and progress', title: 'Completed courses' }],
      ['BOOKMARK#', { topic: 'Courses and progress', title: 'Bookmarks' }],
      ['WISH#', { topic: 'Courses and progress', title: 'Wishlist' }],
      ['ACHIEVEMENT#', { topic: 'Courses and progress', title: 'Achievements' }],
      ['TIME#', { topic: 'Learning time', title: 'Minutes by quarter hour (UTC)' }],
      ['CAPSTONE#', { topic: 'Activities', title: 'Levels of capstones' }],
      ['RETEST#', { topic: 'Certificates', title: 'Retests' }],
      ['CALIBRATION', { topic: 'Activities', title: 'How sure you were, and how often right' }],
      [activityResultPrefix, { topic: 'Activities', title: 'Best results' }],
      ['', { topic: 'Account', title: 'More about the account' }],
    ],
  },
  {
    partition: accountPartition,
    sections: [
      // A file of its own.
      ['PHOTO', { topic: 'Account', title: 'Photo', hidden: ['image'] }],
      [formerEmailPrefix, { topic: 'Account', title: 'Former email addresses' }],
      [signInPrefix, { topic: 'Account', title: 'Sign-ins of the last 180 days' }],
      ['', { topic: 'Account', title: 'Change of email address' }],
    ],
  },
  {
    partition: notesPartition,
    sections: [
      [notePrefix(), { topic: 'Notes and deliverables', title: 'Notes' }],
      [
        workPrefix(),
        { topic: 'Notes and deliverables', title: 'Deliverables and answers to tasks' },
      ],
      ['', { topic: 'Notes and deliverables', title: 'More' }],
    ],
  },
  {
    partition: spacedReviewPartition,
    sections: [['', { topic: 'Review questions', title: 'What is due, by course' }]],
  },
  {
    partition: submissionsPartition,
    sections: [
      ['CAPSTONE#', { topic: 'Activities', title: 'Capstones' }],
      [
        'RETEST#',
        { topic: 'Certificates', title: 'Answers in retests', hidden: UNSEEN_IN_ATTEMPTS },
      ],
      [
        '',
        {
          topic: 'Activities',
          title: 'Attempts, drafts and submissions',
          hidden: UNSEEN_IN_ATTEMPTS,
        },
      ],
    ],
  },
  {
    partition: ordersPartition,
    sections: [
      [orderPrefix, { topic: 'Access and purchases', title: 'Orders' }],
      [subscriptionPrefix, { topic: 'Access and purchases', title: 'Plans' }],
      ['TERMS#', { topic: 'Access and purchases', title: 'Terms you agreed to' }],
      ['INVOICE#', { topic: 'Access and purchases', title: 'Invoices' }],
      ['', { topic: 'Access and purchases', title: 'More about purchases' }],
    ],
  },
  {
    partition: certificatesPartition,
    sections: [['', { topic: 'Certificates', title: 'Certificates' }]],
  },
  {
    partition: notificationsPartition,
    sections: [
      // `named` has the texts once more, with the id of someone else.
      [notificationPrefix, { topic: 'Notifications', title: 'Notifications', hidden: ['named'] }],
      ['SETTINGS', { topic: 'Notifications', title: 'Settings' }],
      ['MAIL#', { topic: 'Notifications', title: 'Emails we sent' }],
      ['REMINDER#', { topic: 'Notifications', title: 'Planned reminders' }],
      ['', { topic: 'Notifications', title: 'More' }],
    ],
  },
  {
    partition: eventsPartition,
    sections: [['', { topic: 'What happened', title: 'Events of the last 90 days' }]],
  },
  {
    partition: ownRequestsPartition,
    sections: [
      // `handling` names the operator.
      ['SESSION#', { topic: 'Messages to us', title: 'Coaching sessions', hidden: ['handling'] }],
      ['', { topic: 'Messages to us', title: 'Requests while signed in', hidden: ['handling'] }],
    ],
  },
  {
    partition: privacyPartition,
    sections: [['', { topic: 'Data requests', title: 'Downloads of your data' }]],
  },
];

/** A scenario, conversation or simulation as published, stored for an open attempt: our text, with what appears after a pass. */
export const isPlayedText = (sortKey: string) =>
  /#(?:SCENARIO|CONVERSATION|SIMULATION)#TEXT$/.test(sortKey);

/** Sections of items that lie outside the learner's own partitions. */
export const OTHER_SECTIONS = {
  account: { topic: 'Account', title: 'Name and email address' },
  review: { topic: 'Course reviews', title: 'Course reviews' },
  // `handling` names the operator.
  capstonePaper: {
    topic: 'Activities',
    title: 'Capstones as others rate them',
    hidden: ['handling'],
  },
  credential: { topic: 'Certificates', title: 'Signed credentials' },
  formerCertificate: { topic: 'Certificates', title: 'Certificates that were replaced' },
  ownTeam: { topic: 'Teams', title: 'Your team' },
  ownSeat: { topic: 'Teams', title: 'Your seats in teams' },
  coaching: { topic: 'Access and purchases', title: 'Coaching sessions by month' },
  mailbox: { topic: 'Account', title: 'What we remember of your email address' },
  request: { topic: 'Messages to us', title: 'Messages to us', hidden: ['handling'] },
} as const satisfies Record<string, SectionName>;
