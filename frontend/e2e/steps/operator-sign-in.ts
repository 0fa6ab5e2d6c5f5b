import type { Page } from '@playwright/test';
import { appCode } from './authenticator-app.ts';
import { signIn } from './learner.ts';

/** The demo operator of `infra/local/identity/demo-operator.ts`, who is an owner. */
const OPERATOR = {
  email: 'operator@duecourse.example',
  name: 'Olivia Operator',
  password: 'run-due-course-today',
  key: 'DUECOURSEOPERATORONTHISMACHINEALONE2345',
};

/** Signs the demo operator in with the code of their authenticator app, and ends on the page at `path`. */
export async function signInOperator(page: Page, path: `/admin/${string}`): Promise<void> {
  await page.goto(`/login?redirect=${path}`);
  await signIn(page, OPERATOR, OPERATOR.password);
  await page.getByLabel('Code').fill(appCode(OPERATOR.key));
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((url) => url.pathname === path);
}
