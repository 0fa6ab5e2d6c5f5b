import type { InboxState } from '@learning/shared/contract/inbox-states';
import type { InboxTopic } from '@learning/shared/contract/request-topics';

export const STATE_WORDS: Record<InboxState, string> = {
  new: 'New',
  in_progress: 'In progress',
  waiting: 'Waiting',
  done: 'Done',
};

export const TOPIC_WORDS: Record<InboxTopic, string> = {
  sales: 'Sales',
  consultation: 'Consultation',
  message: 'Message',
  'team-offer': 'Team offer',
  coaching: 'Coaching',
  capstone: 'Capstone',
};

export const STATE_COLORS = {
  new: 'accent',
  in_progress: 'signal',
  waiting: 'neutral',
  done: 'neutral',
} as const satisfies Record<InboxState, string>;
