import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { checkIconButtons } from './icon-buttons.ts';
import { mockServer } from './mock-api.ts';
import { signOutLearner } from './sign-in-learner.ts';

// The default timeout, one second, is too short to render a page on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

/** Mocks the API for the tests of a file, and clears page and device after each test. */
export function withMockedApi(): void {
  beforeAll(() => mockServer.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    checkIconButtons();
    cleanup();
    mockServer.resetHandlers();
    signOutLearner();
  });
  afterAll(() => mockServer.close());
}
