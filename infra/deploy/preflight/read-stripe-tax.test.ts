import { createStripeEmulator, EMULATED_SECRET_KEY } from '@learning/stripe-emulator/emulator';
import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { readStripeTax } from './read-stripe-tax.ts';

const clientOf = (fetch: (request: Request) => Promise<Response>) =>
  new Stripe(EMULATED_SECRET_KEY, {
    httpClient: Stripe.createFetchHttpClient((url, init) => fetch(new Request(url, init))),
  });

it('the settings of Stripe Tax are pending until there is a head office', async () => {
  const emulator = createStripeEmulator();
  const stripe = clientOf((request) => emulator.fetch(request));
  expect(await readStripeTax(stripe)).toEqual({
    status: 'pending',
    missingFields: ['head_office'],
  });
  await stripe.tax.settings.update({ head_office: { address: { country: 'US', state: 'NY' } } });
  expect(await readStripeTax(stripe)).toEqual({ status: 'active' });
});

it('a key without permission cannot read them', async () => {
  const error = {
    type: 'invalid_request_error',
    message: 'The provided key does not have access.',
  };
  const stripe = clientOf(async () => Response.json({ error }, { status: 403 }));
  expect(await readStripeTax(stripe)).toEqual({ status: 'unreadable' });
});
