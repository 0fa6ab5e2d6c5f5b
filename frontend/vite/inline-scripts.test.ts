import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { inlineScript } from './inline-scripts.ts';

it('writes a script that runs before the first paint into the page, without its comments', () => {
  const element = inlineScript('before-paint');
  expect(element).toMatch(/^<script>.+<\/script>$/);
  expect(element).not.toContain('//');
  const code = element.slice('<script>'.length, -'</script>'.length);
  expect(code).not.toContain('<');
  const classes = new Map<string, boolean>();
  let address =
    'https://example.com/dashboard?payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=succeeded';
  runInNewContext(code, {
    URL,
    location: { href: address },
    history: {
      state: null,
      replaceState: (_: unknown, __: string, to: URL) => (address = to.href),
    },
    localStorage: { getItem: () => '"dark"', 'x.LastAuthUser': 'learner' },
    sessionStorage: {},
    matchMedia: () => ({ matches: false, addEventListener: () => {} }),
    document: {
      addEventListener: () => {},
      documentElement: {
        style: {},
        classList: { toggle: (name: string, isOn: boolean) => classes.set(name, isOn) },
      },
    },
  });
  expect(Object.fromEntries(classes)).toEqual({ dark: true, 'has-session': true });
  expect(address).toBe('https://example.com/dashboard?payment_intent=pi_1');
});
