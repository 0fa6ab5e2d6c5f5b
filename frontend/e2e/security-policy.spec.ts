import { expect, test } from '@playwright/test';

const STRIPE_JS = 'https://js.stripe.com/dahlia/stripe.js';

test('the policy lets Stripe.js load and refuses other scripts and HTML from text', async ({
  page,
}) => {
  await page.route(STRIPE_JS, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.stripeLoaded = true' }),
  );
  const response = await page.goto('/login', { waitUntil: 'networkidle' });
  expect(response?.headers()['content-security-policy']).toContain('trusted-types default');

  const outcome = await page.evaluate(async (stripeAddress) => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      violations.push(effectiveDirective),
    );
    const load = (address: string) =>
      new Promise<string>((done) => {
        const script = document.createElement('script');
        script.addEventListener('load', () => done('loaded'));
        script.addEventListener('error', () => done('failed'));
        try {
          script.src = address;
          document.head.append(script);
        } catch {
          done('refused');
        }
      });
    const write = (change: () => void) => {
      try {
        change();
        return 'written';
      } catch {
        return 'refused';
      }
    };
    const stripe = await load(stripeAddress);
    const violationsBefore = violations.length;
    return {
      stripe,
      violationsBefore,
      foreign: await load('https://evil.example/x.js'),
      html: write(() => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>')),
      worker: write(() => new Worker('https://evil.example/worker.js')),
      call: await fetch('https://bucket.s3.amazonaws.com/', { method: 'POST' }).then(
        () => 'sent',
        () => 'refused',
      ),
    };
  }, STRIPE_JS);
  expect(outcome).toEqual({
    stripe: 'loaded',
    violationsBefore: 0,
    foreign: 'refused',
    html: 'refused',
    worker: 'refused',
    call: 'refused',
  });
});
