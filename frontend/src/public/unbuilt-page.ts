/** Addresses of course pages. */
const COURSE_PAGE = /^\/courses?\/\d+(\/preview)?\/?$/;

/**
 * Opens the app on the 404 page of a course that was published after the site was built: the app renders its page in the browser.
 * Returns whether it does.
 */
export function openUnbuiltPage(): boolean {
  const isMissing = document.body.dataset['page'] === 'not-found';
  if (!isMissing || !COURSE_PAGE.test(location.pathname)) return false;
  void import('#entry-client.tsx');
  return true;
}
