import type { Page } from '@playwright/test';
import { appCode } from './authenticator-app.ts';
import { signIn } from './learner.ts';

/** The demo operators of `infra/local/identity/demo-operator.ts`. A code counts once, so journeys at the same time use different ones. */
const OPERATORS = {
  owner: {
    email: 'operator@duecourse.example',
    name: 'Olivia Operator',
    password: 'run-due-course-today',
    key: 'DUECOURSEOPERATORONTHISMACHINEALONE2345',
  },
  support: {
    email: 'support@duecourse.example',
    name: 'Sam Support',
    password: 'help-due-course-today',
    key: 'DUECOURSESUPPORTERONTHISMACHINEALONE234',
  },
} as const;

/** Signs a demo operator in with the code of their authenticator app, and ends on the page at `path`. */
export async function signInOperator(
  page: Page,
  role: keyof typeof OPERATORS,
  path: `/admin/${string}`,
): Promise<void> {
  const operator = OPERATORS[role];
  await page.goto(`/login?redirect=${path}`);
  await signIn(page, operator, operator.password);
  await page.getByLabel('Code').fill(appCode(operator.key));
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((url) => url.pathname === path);
}
