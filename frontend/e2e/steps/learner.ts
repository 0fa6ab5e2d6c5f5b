import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** Meets the only password rule: 15 characters. */
export const PASSWORD = 'correct horse battery staple';

export interface Learner {
  name: string;
  email: string;
}

/** Returns the data of a learner with a unique address, without an account. */
export function newLearner(name = 'Ada Okafor'): Learner {
  const unique = Math.random().toString(36).slice(2, 10);
  return { name, email: `learner-${unique}@example.com` };
}

interface Mail {
  to: string;
  text: string;
  /** Only in mails with a code. */
  code?: string;
}

/** Returns the newest code mailed to an address. */
export async function newestCode(request: APIRequestContext, email: string): Promise<string> {
  const outbox = await request.get('/_local/outbox.json');
  const mails = (await outbox.json()) as Mail[];
  const mail = mails.find((candidate) => candidate.to === email && candidate.code !== undefined);
  expect(mail, `a mail to ${email}`).toBeDefined();
  return mail!.code!;
}

/** Fills the form of `/login?mode=create-account`, confirms with the code from the outbox, and ends signed in. */
export async function createAccount(page: Page, learner: Learner): Promise<void> {
  await fillNewAccount(page, learner);
  await page.getByLabel(/code/i).fill(await newestCode(page.request, learner.email));
  await page.getByRole('button', { name: 'Confirm Email' }).click();
}

/** Fills the form of `/login?mode=create-account`, and ends on the form for the code. */
export async function fillNewAccount(page: Page, learner: Learner): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(learner.name);
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/confirm/i);
}

/** Signs in on `/login`. */
export async function signIn(page: Page, learner: Learner, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Waits for a mail to an address that says something, and returns the text of the newest one; others may arrive at any time. */
export async function newestMail(
  request: APIRequestContext,
  email: string,
  saying: RegExp,
): Promise<string> {
  const find = async () => {
    const outbox = await request.get('/_local/outbox.json');
    return ((await outbox.json()) as Mail[]).find(
      (candidate) => candidate.to === email && saying.test(candidate.text),
    );
  };
  // Mails about events follow the change.
  await expect.poll(find, `a mail to ${email}`).toBeDefined();
  return (await find())!.text;
}

/**
 * Creates an account without purchases or trial, signed in and on the page at `path`. It calls Cognito as the screens do, without
 * their page loads; journeys about signing up use `createAccount`.
 */
export async function signUp(
  page: Page,
  path: string,
  learner: Learner = newLearner(),
): Promise<Learner> {
  await signInNewLearner(page, learner);
  await page.goto(path);
  return learner;
}

/** Creates an account in the free trial, signed in. The next step opens a page. */
export async function startTrial(page: Page, learner: Learner = newLearner()): Promise<Learner> {
  await signInNewLearner(page, learner);
  await postAsLearner(page, '/api/users/me/trial', {});
  return learner;
}

/** Enrolls the signed-in learner. The next step opens a page. */
export async function enroll(page: Page, courseId: number): Promise<void> {
  await postAsLearner(page, '/api/enrollments', { userId: 'me', courseId });
}

/** Calls the API as the learner who is signed in on the page. */
export async function postAsLearner(page: Page, path: string, data: object): Promise<unknown> {
  const headers = await authorizationOf(page);
  const response = await page.request.post(new URL(path, page.url()).href, { headers, data });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}

/** The same, of a call that replaces something. */
export async function putAsLearner(page: Page, path: string, data: object): Promise<unknown> {
  const headers = await authorizationOf(page);
  const response = await page.request.put(new URL(path, page.url()).href, { headers, data });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}

/** Reads from the API as the learner who is signed in on the page. */
export async function getAsLearner(page: Page, path: string): Promise<unknown> {
  const headers = await authorizationOf(page);
  const response = await page.request.get(new URL(path, page.url()).href, { headers });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}

async function authorizationOf(page: Page) {
  const token = await page.evaluate(() => {
    const stored = [sessionStorage, localStorage].flatMap((storage) => Object.entries(storage));
    return stored.find(([key]) => key.endsWith('.accessToken'))?.[1] as string | undefined;
  });
  return { authorization: `Bearer ${token}` };
}

/** Signs in as a new demo learner, as the button on `/login` does. The next step opens a page. */
export async function signInToDemo(page: Page): Promise<void> {
  const cognito = await openCognito(page);
  const response = await page.request.post('/api/demo');
  await storeSession(page, cognito, (await response.json()) as Credentials);
}

async function signInNewLearner(page: Page, { name, email }: Learner): Promise<void> {
  const cognito = await openCognito(page);
  const { call } = cognito;
  const attributes = Object.entries({ email, name }).map(([Name, Value]) => ({ Name, Value }));
  const username = randomUUID();
  await call('SignUp', { Username: username, Password: PASSWORD, UserAttributes: attributes });
  const code = await newestCode(page.request, email);
  await call('ConfirmSignUp', { Username: username, ConfirmationCode: code });
  await storeSession(page, cognito, { email, password: PASSWORD });
}

interface SiteConfig {
  userPoolEndpoint: string;
  userPoolClientId: string;
}

interface Credentials {
  email: string;
  password: string;
}

interface Tokens {
  AccessToken: string;
  IdToken: string;
  RefreshToken: string;
}

/** Opens a file of the site, which has no scripts, for the storage of the browser. */
async function openCognito(page: Page) {
  const opened = await page.goto('/config.json');
  const config = (await opened!.json()) as SiteConfig;
  const call = async (operation: string, fields: object) => {
    const response = await page.request.post(config.userPoolEndpoint, {
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      data: JSON.stringify({ ClientId: config.userPoolClientId, ...fields }),
    });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()) as { AuthenticationResult: Tokens };
  };
  return { config, call };
}

/** Signs in and stores the tokens on the device, under the keys that Amplify uses. */
async function storeSession(
  page: Page,
  { config, call }: Awaited<ReturnType<typeof openCognito>>,
  { email, password }: Credentials,
): Promise<void> {
  const { AuthenticationResult: tokens } = await call('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  });
  const claims = Buffer.from(tokens.AccessToken.split('.')[1]!, 'base64url').toString();
  const { username } = JSON.parse(claims) as { username: string };
  const client = `CognitoIdentityServiceProvider.${config.userPoolClientId}`;
  await page.evaluate(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    {
      [`${client}.LastAuthUser`]: username,
      [`${client}.${username}.accessToken`]: tokens.AccessToken,
      [`${client}.${username}.idToken`]: tokens.IdToken,
      [`${client}.${username}.refreshToken`]: tokens.RefreshToken,
      [`${client}.${username}.clockDrift`]: '0',
    },
  );
}
