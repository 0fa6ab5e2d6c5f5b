/** Prepares every test file of the frontend. Test files share a document, so each test removes what it rendered and leaves its address. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { firstUse } from '#lib/first-use.ts';
import { checkIconButtons } from './icon-buttons.ts';
import { checkStyledClasses, removeSiteStyles } from './site-styles.ts';

// The default timeout of `findBy…` and `waitFor`, one second, is too short on a busy machine.
configure({ asyncUtilTimeout: 60_000 });
// What a page loads later, tests do not wait for.
void firstUse();
dispatchEvent(new Event('pointerdown'));
afterEach(() => {
  checkIconButtons();
  checkStyledClasses();
  cleanup();
  removeSiteStyles();
  window.history.replaceState(null, '', '/');
});
