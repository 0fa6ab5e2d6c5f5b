/**
 * Starts the app. In a lesson, the beginning of its text comes first (`first-text.tsx`): the document preloads what that needs, a
 * little more than React, and the rest arrives while the text is rendered.
 */
if (document.querySelector('[data-first-text]')) {
  const ignore = () => undefined;
  import('./app/startup/first-text.tsx').then(({ showFirstText }) => showFirstText()).catch(ignore);
  // The router asks for it once it runs, which is later by a round trip.
  import('./app/routes/course.$courseId.play.tsx?tsr-split=component').catch(ignore);
}
import('./app/startup/start-app.tsx').catch(() => dispatchEvent(new Event('app-missing')));
