/** Synthesizes the templates of an environment for tests. */
import type { Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { rmSync } from 'node:fs';
import { afterAll } from 'vitest';
import {
  environmentSettings,
  STACK_AREAS,
  stackName,
  type EnvironmentSettings,
  type StackArea,
} from '#environments.ts';
import { addEnvironment } from '#stacks/learning-app.ts';
import { temporaryApp } from '#stacks/temporary-app.ts';

/** An untyped part of a template. A test that reads a missing property fails. */
// oxlint-disable-next-line typescript/no-explicit-any
export type TemplatePart = any;

export interface TemplateResource {
  Type: string;
  Properties: Record<string, TemplatePart>;
  DeletionPolicy?: string;
  DependsOn?: string[];
}

export type Resources = Record<string, TemplateResource>;

export const SCRIPT_HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
export const ROUTES = {
  prerendered: ['/', '/courses', '/courses/14'],
  shell: ['/dashboard', '/course/*/play'],
  shared: ['/verify/*'],
  modules: {},
  files: ['/assets/*', '/robots.txt'],
};

/** Where the templates of this test file are. A worker of vitest is killed, so it has no end in which to remove them. */
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export function environmentApp(name: string, changes: Partial<EnvironmentSettings> = {}) {
  const app = temporaryApp();
  folders.push(app.outdir);
  addEnvironment(
    app,
    { ...environmentSettings(name), ...changes },
    { routes: ROUTES, inlineHashes: [SCRIPT_HASH] },
  );
  return app;
}

/** Synthesizes an environment, if necessary with other settings. */
export function environmentTemplates(
  name: string,
  changes?: Partial<EnvironmentSettings>,
): Record<StackArea, Template> {
  const app = environmentApp(name, changes);
  const entries = STACK_AREAS.map((area) => [
    area,
    Template.fromStack(app.node.findChild(stackName(name, area)) as Stack),
  ]);
  return Object.fromEntries(entries) as Record<StackArea, Template>;
}

/** Returns the resources of a type by logical id; without a type, all of them. */
export function resourcesOf(template: Template, type?: string): Resources {
  const all = template.toJSON()['Resources'] as Resources;
  return Object.fromEntries(
    Object.entries(all).filter(([, resource]) => !type || resource.Type === type),
  );
}

/** Returns the resources of a type in all stacks. */
export function allResources(templates: Record<StackArea, Template>, type?: string) {
  return STACK_AREAS.flatMap((area) => Object.values(resourcesOf(templates[area], type)));
}
