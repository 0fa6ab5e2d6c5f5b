import type { AnnouncementState } from '@learning/shared/contract/announcement-states';
import type { Announcement } from '@learning/shared/contract/operators/announcements';

export const STATE_WORDS: Record<AnnouncementState, string> = {
  draft: 'Draft',
  sending: 'Sending',
  sent: 'Sent',
  stopped: 'Stopped',
};

/** Returns whom an announcement is for, in words. */
export function audienceWords(audience: Announcement['audience']): string {
  switch (audience.kind) {
    case 'all':
      return 'All learners';
    case 'course':
      return `Learners of course ${audience.courseId}`;
    case 'plan':
      return `Learners with the ${audience.tierName} plan`;
    case 'owners':
      return 'Team owners';
  }
}
