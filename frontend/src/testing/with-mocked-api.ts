/** Before every component test: the mocked API, and a clean page and device after each. */
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { mockServer } from './mock-api.ts';
import { signOutLearner } from './sign-in-learner.ts';

// A busy machine takes longer than the default second to load and render a page.
configure({ asyncUtilTimeout: 5_000 });

export function withMockedApi(): void {
  beforeAll(() => mockServer.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    cleanup();
    mockServer.resetHandlers();
    signOutLearner();
  });
  afterAll(() => mockServer.close());
}
