/** A learner's journey through the deployed API. It uses the contract's addresses and the deployment's ids, but none of the code. */
import {
  AdminConfirmSignUpCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Call, EmulatedHost } from './emulated-request.ts';

/** HR documentation, basic: five modules. */
export const COURSE_ID = 14;
/** More than the journey can take: the server believes only time that has passed. */
const MOST_MINUTES = 10;
/** Sent as measured. */
const MEASURED_MINUTES = 12;

export interface Learner {
  userId: string;
  accessToken: string;
  idToken: string;
}

interface Site {
  userPoolId: string;
  userPoolClientId: string;
}

/** Signs up as the browser does. An operator confirms the account, because no mail is delivered here. */
export async function signUp(
  client: CognitoIdentityProviderClient,
  site: Site,
  email: string,
  password: string,
): Promise<string> {
  const username = randomUUID();
  const { UserSub } = await client.send(
    new SignUpCommand({
      ClientId: site.userPoolClientId,
      Username: username,
      Password: password,
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'name', Value: 'Ada Example' },
      ],
    }),
  );
  const user = { UserPoolId: site.userPoolId, Username: username };
  await client.send(new AdminConfirmSignUpCommand(user));
  // The address is an alias only once it is verified, which an operator's confirmation leaves out.
  await client.send(
    new AdminUpdateUserAttributesCommand({
      ...user,
      UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
    }),
  );
  assert.ok(UserSub, 'the sign-up has no learner id');
  return UserSub;
}

export async function signIn(api: EmulatedHost, email: string, password: string): Promise<Learner> {
  const { status, body } = await api({
    method: 'POST',
    path: '/api/auth/login',
    json: { email, password },
  });
  assert.equal(status, 200, JSON.stringify(body));
  return { userId: body.id, accessToken: body.tokens.accessToken, idToken: body.tokens.idToken };
}

/** Starts a trial, enrolls, completes a module and reads the dashboard. @returns a line for each step */
export async function learn(
  api: EmulatedHost,
  { userId, accessToken }: Learner,
): Promise<string[]> {
  const call = async (expected: number, request: Call) => {
    const { status, body } = await api({ token: accessToken, ...request });
    assert.equal(status, expected, `${request.path}: ${JSON.stringify(body)}`);
    return body;
  };
  const enrollment = { userId, courseId: COURSE_ID, progress: '0' };

  const courses = await call(200, { path: '/api/courses' });
  assert.ok(courses.length >= 15, 'the content is not published');
  const refused = await call(402, { method: 'POST', path: '/api/enrollments', json: enrollment });
  assert.equal(refused.code, 'payment_required');
  const access = await call(201, { method: 'POST', path: '/api/users/me/trial' });
  assert.ok(access.trial, JSON.stringify(access));
  await call(201, { method: 'POST', path: '/api/enrollments', json: enrollment });

  const modules = await call(200, { path: `/api/courses/${COURSE_ID}/modules` });
  const first = modules[0];
  const text = await call(200, { path: `/api/modules/${first.id}` });
  assert.ok(text.content.length > 1000, 'the module has no text');
  const { enrollment: after, settings } = await study(api, accessToken, first.id);
  const percent = String(Math.round(100 / modules.length));
  assert.equal(after.progress, percent);
  return [
    `${courses.length} courses in the catalog`,
    'enrollment without access refused, trial started, enrolled',
    `"${first.title}" read and completed: ${percent} %`,
    `settings saved: ${settings.timeZone}, ${settings.extraTimeFactor} times the time`,
    await readDashboard(api, { userId, accessToken }),
  ];
}

/** Completes a module from its first minutes on, writes a note and changes the learner's settings. */
async function study(api: EmulatedHost, token: string, moduleId: string) {
  const call = async (request: Call) => {
    const { status, body } = await api({ token, ...request });
    assert.equal(status, 200, `${request.path}: ${JSON.stringify(body)}`);
    return body;
  };
  const module = `/api/users/me/modules/${moduleId}`;
  const sitting = { sittingId: 'emulated-sitting', minutes: MEASURED_MINUTES };
  const sendTime = () => call({ method: 'POST', path: `${module}/time`, json: sitting });
  const { addedMinutes } = await sendTime();
  assert.ok(
    addedMinutes >= 1 && addedMinutes <= MOST_MINUTES,
    `${addedMinutes} minutes were added`,
  );
  assert.equal((await sendTime()).addedMinutes, 0, 'a repeated report adds minutes');
  const position = `/api/users/me/courses/${COURSE_ID}/position`;
  await call({ method: 'PUT', path: position, json: { moduleId, lastBlock: 4 } });
  const { enrollment, moduleProgress } = await call({
    method: 'POST',
    path: `${module}/progress`,
    json: { completed: true, timeSpent: 600 },
  });
  assert.equal(moduleProgress.timeSpent, addedMinutes, 'a completion adds minutes');
  assert.equal(moduleProgress.lastBlock, 4);
  const note = { text: 'Same day, in plain words.', version: 0 };
  await call({ method: 'PUT', path: `${module}/note`, json: note });
  const [stored] = await call({ path: `/api/users/me/courses/${COURSE_ID}/notes` });
  assert.equal(stored.text, note.text);

  const profile = '/api/users/me/profile';
  const wanted = { timeZone: 'Asia/Kolkata', extraTimeFactor: 1.5 };
  await call({ method: 'PUT', path: profile, json: wanted });
  const settings = await call({ path: profile });
  assert.equal(settings.extraTimeFactor, wanted.extraTimeFactor);
  return { enrollment, settings };
}

/** Completes the modules without activities in the trial, which does not allow a course rating. @returns a line for each step */
export async function rateCourse(
  api: EmulatedHost,
  { userId, accessToken }: Learner,
): Promise<string[]> {
  const call = async (expected: number, request: Call) => {
    const { status, body } = await api({ token: accessToken, ...request });
    assert.equal(status, expected, `${request.path}: ${JSON.stringify(body)}`);
    return body;
  };
  const own = `/api/users/me/courses/${COURSE_ID}/review`;
  const listed = () => call(200, { path: `/api/courses/${COURSE_ID}/reviews` });
  const rating = { rating: 5, text: 'Clear and to the point.', authorName: 'Bob E.' };

  await call(201, { method: 'POST', path: '/api/users/me/trial' });
  const enrollment = { userId, courseId: COURSE_ID };
  await call(201, { method: 'POST', path: '/api/enrollments', json: enrollment });
  const refused = await call(403, { method: 'PUT', path: own, json: rating });
  assert.equal(refused.code, 'review_not_paid');
  const modules = await call(200, { path: `/api/courses/${COURSE_ID}/modules` });
  for (const { id, activityCount } of modules.slice(0, 3)) {
    const path = `/api/users/me/modules/${id}/progress`;
    const json = { completed: true };
    const expected = activityCount > 0 ? 409 : 200;
    const response = await call(expected, { method: 'POST', path, json });
    if (expected === 409) assert.equal(response.code, 'activities_incomplete');
  }

  const again = await call(403, { method: 'PUT', path: own, json: rating });
  assert.equal(again.code, 'review_not_paid');
  assert.equal((await listed()).reviewCount, 0);
  return [
    'a module with open activities not completed',
    'course rating refused in the trial, before and after studying',
  ];
}

/** Reads the dashboard, which shows what the learner did. */
export async function readDashboard(
  api: EmulatedHost,
  { userId, accessToken }: Pick<Learner, 'userId' | 'accessToken'>,
): Promise<string> {
  const { status, body } = await api({
    path: `/api/users/${userId}/dashboard?timeZone=Europe/Berlin`,
    token: accessToken,
  });
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal(body.activeCourses, 1);
  assert.ok(body.learningMinutes >= 1 && body.learningMinutes <= MOST_MINUTES, 'learning time');
  assert.equal(body.weeklyActivity.length, 7);
  assert.ok(body.streak.currentDays >= 1, 'the streak has not begun');
  assert.equal(body.courses[0].completedModules, 1);
  return `dashboard: ${body.activeCourses} course, ${body.learningMinutes} minutes, 1 of ${body.courses[0].moduleCount} modules`;
}

/** Makes calls that must be refused. @returns a line for each refusal */
export async function checkRefusals(
  api: EmulatedHost,
  learner: Learner,
  other: Learner,
): Promise<string[]> {
  const dashboard = (userId: string) => `/api/users/${userId}/dashboard`;
  const mine = dashboard(learner.userId);
  const [header, payload, signature] = learner.accessToken.split('.') as [string, string, string];
  const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const cases: [string, number, Call][] = [
    ['no token', 401, { path: mine }],
    ['a forged token', 401, { path: mine, token: `${header}.${payload}.${flipped}` }],
    ['an unsigned token', 401, { path: mine, token: `${unsigned}.${payload}.` }],
    ['an ID token', 401, { path: mine, token: learner.idToken }],
    ["another learner's dashboard", 403, { path: mine, token: other.accessToken }],
    [
      "another learner's id in a body",
      403,
      {
        method: 'POST',
        path: '/api/enrollments',
        token: other.accessToken,
        json: { userId: learner.userId, courseId: COURSE_ID },
      },
    ],
    ['an unknown address', 404, { path: '/api/nothing-here' }],
    ['a malformed call', 400, { method: 'POST', path: '/api/auth/login', json: { email: 'x' } }],
    [
      'a wrong password',
      401,
      {
        method: 'POST',
        path: '/api/auth/login',
        json: { email: 'unknown@example.com', password: 'not the password' },
      },
    ],
  ];
  for (const [name, status, call] of cases) {
    const response = await api(call);
    assert.equal(response.status, status, `${name}: ${JSON.stringify(response.body)}`);
  }
  return cases.map(([name, status]) => `${name}: ${status}`);
}
