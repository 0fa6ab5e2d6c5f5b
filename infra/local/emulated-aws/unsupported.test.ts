import { describe, expect, it } from 'vitest';
import { allResources, environmentTemplates } from '@learning/infra/testing/environment-templates';
import type { Resource, Template } from './assembly.ts';
import { fitToEmulator, leftOut } from './unsupported.ts';

const templates = environmentTemplates('emulated');
const resources = allResources(templates) as Resource[];

describe('what the emulator cannot take', () => {
  it.each(leftOut.map((entry) => [entry.what, entry] as const))(
    '%s: still stands in the templates',
    (_what, { apply }) => {
      expect(resources.filter((one) => apply(one) !== one).length).toBeGreaterThan(0);
    },
  );

  it('is little: one resource in twenty at most', () => {
    const changed = resources.filter((one) => leftOut.some(({ apply }) => apply(one) !== one));
    expect(changed.length / resources.length).toBeLessThan(0.05);
  });

  it('leaves everything else as it was synthesised', () => {
    const before = templates.identity.toJSON() as Template;
    const after = structuredClone(before);
    fitToEmulator(after);
    expect(after).toEqual(before);
  });
});
