import { expect, test } from 'vitest';
import { functionEnvironment } from './function-environment.ts';

const stripe = { secretKey: 'sk', publishableKey: 'pk', webhookSecret: 'whsec' };
const addresses = {
  engine: 'http://127.0.0.1:1',
  port: 5173,
  proofKey: 'key',
  stripe,
  tax: 'none' as const,
};

test('Functions get the address of the site, the sender of mail, and the address of SES', () => {
  expect(functionEnvironment(addresses)).toMatchObject({
    ENVIRONMENT: 'local',
    SITE_ORIGIN: 'http://localhost:5173',
    MAIL_SENDER: expect.stringMatching(/^[^@]+@[^@]+\.example$/),
    AWS_ENDPOINT_URL_SESV2: 'http://127.0.0.1:5173/_local/ses',
    STRIPE_SECRET_KEY: 'sk',
    STRIPE_PUBLISHABLE_KEY: 'pk',
    STRIPE_WEBHOOK_SECRET: 'whsec',
  });
});

test('Only the emulator sets an address for the Stripe API', () => {
  expect(functionEnvironment(addresses)).not.toHaveProperty('STRIPE_API_ORIGIN');
  const apiOrigin = 'http://127.0.0.1:2';
  const emulated = functionEnvironment({ ...addresses, stripe: { ...stripe, apiOrigin } });
  expect(emulated).toHaveProperty('STRIPE_API_ORIGIN', apiOrigin);
});
