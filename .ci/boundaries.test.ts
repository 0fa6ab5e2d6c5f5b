import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collectImports, violations } from './boundaries.ts';

const root = join(import.meta.dirname, '..');
const imports = collectImports(root, ['shared', 'functions/src', 'frontend/src', 'infra']);

describe('imports', () => {
  it('are read from every workspace', () => {
    expect(imports.length).toBeGreaterThan(300);
    for (const folder of ['shared/', 'functions/', 'frontend/', 'infra/']) {
      expect(
        imports.filter((candidate) => candidate.from.startsWith(folder)).length,
        folder,
      ).toBeGreaterThan(10);
    }
  });

  it('violate no rule', () => {
    expect(violations(imports)).toEqual([]);
  });

  it.each([
    ['shared/domain/progress.ts', 'zod'],
    ['shared/domain/progress.ts', 'shared/contract/learning'],
    ['shared/contract/learning.ts', 'shared/content/schema'],
    ['shared/content/site.ts', 'node:fs'],
    ['functions/src/learning/enrollment/enroll.ts', '@aws-sdk/lib-dynamodb'],
    [
      'functions/src/learning/enrollment/enroll.ts',
      'functions/src/activities/submissions/submission-repository',
    ],
    ['functions/src/http/respond.ts', 'frontend/src/lib/api-client'],
    ['functions/src/billing/routes.ts', 'functions/src/gateways/stripe/open-stripe'],
    [
      'frontend/src/features/catalog/course-card.tsx',
      'frontend/src/features/enrollment/enroll-button',
    ],
    ['frontend/src/ui/button.tsx', 'frontend/src/features/catalog/course-card'],
    ['frontend/src/lib/session.ts', 'frontend/src/app/startup/providers'],
    ['frontend/src/lib/session.ts', 'functions/src/http/respond'],
    ['frontend/src/lib/session.ts', 'frontend/src/queries/catalog'],
    ['frontend/src/public/page-actions.ts', 'react'],
    ['frontend/src/features/verify/check/check.ts', 'frontend/src/lib/api-client'],
    ['shared/credentials/limits.ts', 'zod'],
    ['frontend/src/public/session.ts', 'frontend/src/ui/button'],
    ['frontend/src/queries/catalog.ts', 'frontend/src/features/catalog/course-card'],
    ['infra/local/gateway/gateway.ts', 'functions/src/learning/enrollment/enroll'],
    ['infra/local/gateway/gateway.ts', 'shared/domain/progress'],
    ['infra/stacks/api-stack.ts', 'infra/local/settings'],
    ['infra/stacks/api-stack.ts', 'infra/local/stripe-emulator/emulator'],
    ['infra/local/stripe-emulator/charges.ts', 'shared/contract/billing'],
  ])('of %s from %s would be refused', (from, to) => {
    expect(violations([{ from, to }])).toHaveLength(1);
  });
});
