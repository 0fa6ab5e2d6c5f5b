import type { InboxState } from '@learning/shared/contract/inbox-states';
import type { RequestTopic } from '@learning/shared/contract/request-topics';

export const STATE_WORDS: Record<InboxState, string> = {
  new: 'New',
  in_progress: 'In progress',
  waiting: 'Waiting',
  done: 'Done',
};

export const TOPIC_WORDS: Record<RequestTopic, string> = {
  sales: 'Sales',
  consultation: 'Consultation',
  message: 'Message',
  'team-offer': 'Team offer',
  coaching: 'Coaching',
};

export const STATE_COLORS = {
  new: 'accent',
  in_progress: 'signal',
  waiting: 'neutral',
  done: 'neutral',
} as const satisfies Record<InboxState, string>;
