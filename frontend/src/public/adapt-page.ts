import { api } from '#lib/api-client.ts';
import { pageQuiet } from '#lib/page-quiet.ts';
import { pathOf, takeIntent } from '#lib/session/intent.ts';
import { signedInLearner } from '#lib/session/session-store.ts';
import { isTrialOpen } from '#queries/course-offer.ts';
import { openCatalog } from './catalog/catalog-filter.ts';
import { showLearnerCourses } from './course/learner-courses.ts';
import { refreshCourses } from './course/refresh-courses.ts';
import { showCurrentPlan } from './current-plan.ts';
import { openTabOfAddress } from './course/tabs.ts';
import { setFacts } from './facts.ts';
import { showPriceTax } from './price-tax.ts';
import { openBooking } from './page-actions.ts';

/** Shows a page for its address and visitor. Ends when everything on it handles clicks. */
export async function adaptPage(): Promise<void> {
  openCatalog();
  openTabOfAddress();
  const learner = signedInLearner();
  setFacts(document, { 'signed-in': learner !== undefined });
  document.documentElement.classList.toggle('has-session', learner !== undefined);
  if (learner) showForLearner(learner.id);
  void showPriceTax();
  void pageQuiet().then(refreshCourses);
  if (document.querySelector('[data-verify]')) (await import('./verify/verify.ts')).startVerify();
}

function showForLearner(userId: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-learner-href]')) {
    link.href = link.dataset['learnerHref']!;
  }
  // One call for all cards and the trial, or none.
  const trials = document.querySelectorAll('[data-trial-offer]');
  const access =
    trials.length > 0 || document.querySelector('[data-course]')
      ? api.getAccess({ params: { userId } }).catch(() => undefined)
      : undefined;
  void showLearnerCourses(userId, access);
  void access?.then((summary) => {
    // Without a response, the trial is not offered. Source: rules/wording.md W34
    const isOpen = summary !== undefined && isTrialOpen(summary);
    for (const trial of trials) setFacts(trial, { 'trial-open': isOpen });
  });
  void showCurrentPlan(userId);
  // The form that a visitor asked for before they signed in. Source: rules/learning.md L21
  const path = pathOf({ kind: 'coaching' });
  if (location.pathname.replace(/\/$/, '') === path && takeIntent(userId, path)) openBooking();
}
