import { isActivityType, type ActivityType } from '@learning/shared/domain/activity-types';
import type { LucideIcon } from 'lucide-react';
import FileText from 'lucide-react/icons/file-text';
import Highlighter from 'lucide-react/icons/highlighter';
import ListChecks from 'lucide-react/icons/list-checks';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Split from 'lucide-react/icons/split';
import type { Runner } from './activity-runner-props.ts';

/** How the player shows a type of activity. */
interface PlayedType {
  Icon: LucideIcon;
  /** Labels the button that opens the activity once it is passed. */
  openPassed: string;
  /** Whether the activity stays usable while its submission waits to be sent. */
  staysOpenUnsent: boolean;
  /** Loads the component that runs it, on first use. */
  load: () => Promise<{ default: Runner }>;
}

/** Each type of activity, as the player shows it. */
const PLAYED_TYPES: Readonly<Record<ActivityType, PlayedType>> = {
  scenario: {
    Icon: Split,
    openPassed: 'View Results',
    staysOpenUnsent: false,
    load: () => import('./scenario/scenario.tsx'),
  },
  conversation: {
    Icon: MessagesSquare,
    openPassed: 'View Results',
    staysOpenUnsent: false,
    load: () => import('./conversation/conversation.tsx'),
  },
  generator: {
    Icon: FileText,
    openPassed: 'Open Document',
    staysOpenUnsent: true,
    load: () => import('./generator/template-generator.tsx'),
  },
  'mark-up': {
    Icon: Highlighter,
    openPassed: 'View Results',
    staysOpenUnsent: false,
    load: () => import('./mark-up/mark-up.tsx'),
  },
  'skill-check': {
    Icon: ListChecks,
    openPassed: 'View Results',
    staysOpenUnsent: false,
    load: () => import('./skill-check/skill-check.tsx'),
  },
};

/** Returns how a type is shown; undefined for one that only a newer server knows. */
export function playedType(type: string): PlayedType | undefined {
  return isActivityType(type) ? PLAYED_TYPES[type] : undefined;
}
