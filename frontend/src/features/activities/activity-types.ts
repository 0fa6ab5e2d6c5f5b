import type { PublicConfigs } from '@learning/shared/contract/activity-payloads';
import { isActivityType, type ActivityType } from '@learning/shared/domain/activity-types';
import type { LucideIcon } from 'lucide-react';
import FileText from 'lucide-react/icons/file-text';
import Highlighter from 'lucide-react/icons/highlighter';
import ChartLine from 'lucide-react/icons/chart-line';
import ListChecks from 'lucide-react/icons/list-checks';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Split from 'lucide-react/icons/split';
import type { Runner } from './activity-runner-props.ts';

/** What a learner reads first: the case, or what a check is about. */
export interface Opening {
  /** Absent where the title of the activity says it. */
  title?: string;
  text: string;
}

/** How the player shows a type of activity. */
interface PlayedType<Config = never> {
  Icon: LucideIcon;
  /** Labels the button that opens the activity once it is passed. */
  openPassed: string;
  /** Whether the activity stays usable while its submission waits to be sent. */
  staysOpenUnsent: boolean;
  /** Returns what the activity begins with; null for one that begins with its form. */
  opening: ((config: Config, activityTitle: string) => Opening) | null;
  /** Loads the component that runs it, on first use. */
  load: () => Promise<{ default: Runner }>;
}

/** Each type of activity, as the player shows it. */
export const PLAYED_TYPES: {
  readonly [Type in ActivityType]: PlayedType<PublicConfigs[Type]>;
} = {
  scenario: {
    Icon: Split,
    openPassed: 'View Results',
    staysOpenUnsent: false,
    opening: ({ scenario: { title, context } }, activityTitle) => ({
      title: title === activityTitle ? 'The situation' : title,
      text: context,
    }),
    load: () => import('./scenario/scenario.tsx'),
  },
  conversation: {
    Icon: MessagesSquare,
    openPassed: 'View Results',
    staysOpenUnsent: false,
    opening: ({ context }) => ({ title: 'The situation', text: context }),
    load: () => import('./conversation/conversation.tsx'),
  },
  simulation: {
    Icon: ChartLine,
    openPassed: 'View Results',
    staysOpenUnsent: false,
    opening: ({ context }) => ({ title: 'The situation', text: context }),
    load: () => import('./simulation/simulation.tsx'),
  },
  generator: {
    Icon: FileText,
    openPassed: 'Open Document',
    staysOpenUnsent: true,
    opening: null,
    load: () => import('./generator/template-generator.tsx'),
  },
  'mark-up': {
    Icon: Highlighter,
    openPassed: 'View Results',
    staysOpenUnsent: false,
    opening: ({ context }) => ({ title: 'The situation', text: context }),
    load: () => import('./mark-up/mark-up.tsx'),
  },
  'skill-check': {
    Icon: ListChecks,
    openPassed: 'View Results',
    staysOpenUnsent: false,
    opening: ({ assessment: { title, description } }, activityTitle) => ({
      ...(title !== activityTitle && { title }),
      text: description,
    }),
    load: () => import('./skill-check/skill-check.tsx'),
  },
};

/** Returns how a type is shown; undefined for one that only a newer server knows. */
export function playedType(type: string): PlayedType | undefined {
  return isActivityType(type) ? PLAYED_TYPES[type] : undefined;
}
