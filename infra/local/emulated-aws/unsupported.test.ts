import { describe, expect, it } from 'vitest';
import { allResources, environmentTemplates } from '@learning/infra/testing/environment-templates';
import type { Resource, Template } from './assembly.ts';
import { fitToEmulator, leftOut } from './unsupported.ts';

const templates = environmentTemplates('emulated');
const resources = allResources(templates) as Resource[];

describe('the parts removed for the emulator', () => {
  it.each(leftOut.map((entry) => [entry.what, entry] as const))(
    '%s: is still part of the templates',
    (_what, { apply }) => {
      expect(resources.filter((resource) => apply(resource) !== resource).length).toBeGreaterThan(
        0,
      );
    },
  );

  it('concern one resource in fourteen at most', () => {
    const changed = resources.filter((resource) =>
      leftOut.some(({ apply }) => apply(resource) !== resource),
    );
    expect(changed.length / resources.length).toBeLessThan(1 / 14);
  });

  it('leave every other resource unchanged', () => {
    const before = templates.data.toJSON() as Template;
    const after = structuredClone(before);
    fitToEmulator(after);
    const rest = ({ Resources }: Template) =>
      Object.entries(Resources).filter(
        ([, resource]) => !leftOut.some(({ apply }) => apply(resource) !== resource),
      );
    expect(rest(before).length).toBeGreaterThan(0);
    for (const [id, resource] of rest(before)) expect(after.Resources[id]).toEqual(resource);
  });
});
