import { comparablePhrase } from './text-options.ts';

/** Something that the box does, or a page that it opens. */
export interface Command {
  name: string;
  hint: string;
  /** What it is called, too. */
  otherNames?: readonly string[];
  target: { address: string } | 'color-mode';
}

/** What the commands of a learner depend on. */
export interface LearnerState {
  /** The course to continue, with the module that comes next. */
  current: { courseId: number; title: string; moduleId: string | null } | undefined;
  /** Review cards that today asks for. */
  dueToday: number;
}

const page = (name: string, address: string, otherNames: readonly string[] = []): Command => ({
  name,
  hint: 'Page',
  otherNames,
  target: { address },
});
const setting = (name: string, section: string, otherNames: readonly string[]): Command => ({
  ...page(name, `/account#${section}`, otherNames),
  hint: 'Setting',
});

const VISITOR_PAGES: readonly Command[] = [
  page('Courses', '/courses', ['Catalog']),
  page('Pricing', '/pricing', ['Plans', 'Cost', 'Free trial']),
  page('Teams', '/teams', ['Group', 'Company', 'Purchase order']),
  page('Credentials', '/credentials', ['SHRM', 'HRCI', 'Recertification', 'Credits']),
  page('Verify a Certificate', '/verify'),
  page('Sign In', '/login', ['Login', 'Log in']),
];

const LEARNER_PAGES: readonly Command[] = [
  page('Dashboard', '/dashboard', ['Home', 'Progress']),
  page('Courses', '/courses', ['Catalog']),
  page('Paths', '/paths', ['Career path']),
  page('Certificates', '/certificates', ['Badges', 'LinkedIn']),
  page('My Work', '/dashboard?tab=my-work', ['Notes', 'Documents', 'Download']),
  page('Notifications', '/notifications'),
  page('Purchases', '/account/purchases', ['Invoices', 'Receipts', 'Refund', 'Plan', 'Billing']),
  page('Account', '/account', ['Settings', 'Password', 'Passkey', 'Time zone', 'Email']),
  setting('My Countries and States', 'law', ['Law', 'State law', 'Jurisdiction']),
];

/** Returns what the box can do, the likeliest first. A learner's state is undefined until it is known. */
export function commandsOf(
  isLearner: boolean,
  isDark: boolean,
  state: LearnerState | undefined,
): Command[] {
  const appearance: Command = {
    name: isDark ? 'Light Appearance' : 'Dark Appearance',
    hint: 'Command',
    otherNames: ['Dark mode', 'Light mode', 'Theme', 'Color'],
    target: 'color-mode',
  };
  if (!isLearner) return [...VISITOR_PAGES, appearance];
  return [...learnerCommands(state), appearance, ...LEARNER_PAGES];
}

function learnerCommands(state: LearnerState | undefined): Command[] {
  const review: Command = {
    name: 'Start Review',
    hint: state && state.dueToday > 0 ? `${state.dueToday} due` : 'Command',
    otherNames: ['Recall', 'Cards'],
    target: { address: '/review' },
  };
  if (!state?.current) return [review];
  const { courseId, title, moduleId } = state.current;
  const address = `/course/${courseId}/play${moduleId === null ? '' : `?module=${moduleId}`}`;
  return [
    {
      name: 'Continue',
      hint: title,
      otherNames: ['Resume', 'Learn'],
      target: { address },
    },
    review,
  ];
}

/** Returns the commands with a name that contains what was typed, from the start of a word; all of them if nothing was. */
export function matchingCommands(commands: readonly Command[], words: string): Command[] {
  const wanted = comparablePhrase(words);
  return commands.filter(({ name, otherNames = [] }) =>
    [name, ...otherNames].some((text) => ` ${comparablePhrase(text)}`.includes(` ${wanted}`)),
  );
}
