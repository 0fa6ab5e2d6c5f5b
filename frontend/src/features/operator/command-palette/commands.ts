import type { NavigateOptions } from '@tanstack/react-router';
import type { Section } from '../shell/sections.ts';

export interface Command {
  name: string;
  hint: string;
  target: NavigateOptions;
}

/** An id in the form of an account's. */
const ACCOUNT_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns what words lead to: the pages whose names have them, and the search for a learner. */
export function commandsFor(
  words: string,
  pages: readonly Section[],
  canFindLearners: boolean,
): Command[] {
  const wanted = words.trim();
  const found = pages
    .filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()))
    .map(({ name, to }): Command => ({ name, hint: 'Page', target: { to } }));
  if (!canFindLearners || wanted.length < 2) return found;
  const learner: Command = ACCOUNT_ID.test(wanted)
    ? {
        name: `Open the account ${wanted}`,
        hint: 'Learner',
        target: { to: '/admin/learners/$learnerId', params: { learnerId: wanted } },
      }
    : {
        name: `Find a learner by “${wanted}”`,
        hint: 'Learner',
        target: { to: '/admin/learners', search: { q: wanted } },
      };
  // An address or an id is never the name of a page.
  return /[@\d]/.test(wanted) ? [learner, ...found] : [...found, learner];
}
