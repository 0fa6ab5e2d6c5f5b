import { createMemoryHistory } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { createQueryClient } from '#lib/query-client.ts';
import { mockServer } from '#testing/mock-api.ts';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { Providers } from './providers.tsx';
import { createAppRouter } from './router.ts';

withMockedApi();

/** Opens an address in the whole application: its routes, their code and their search validation. */
function openAddress(address: string) {
  mockServer.use(http.get('*/config.json', () => HttpResponse.json({ environment: 'test' })));
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [address] }));
  render(<Providers queryClient={queryClient} router={router} />);
  return router;
}

const addressOf = (router: ReturnType<typeof createAppRouter>) => router.state.location.href;

test('an unknown mode shows the sign-in form under its heading (conformance: unknown ?mode=)', async () => {
  const router = openAddress('/login?mode=xyz');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeTruthy();
  await waitFor(() => expect(addressOf(router)).toBe('/login'));
});

test('a course that is no number asks for a course or plan (conformance: ?course=abc)', async () => {
  signInLearner();
  openAddress('/checkout?course=abc');
  expect(await screen.findByText(/Missing payment information/)).toBeTruthy();
});
