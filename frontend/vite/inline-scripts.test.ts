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
  runInNewContext(code, {
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
});
