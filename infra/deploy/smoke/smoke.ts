import assert from 'node:assert/strict';
import type { EnvironmentSettings } from '#environments.ts';
import { checkSite } from './check-site.ts';
import type { Host } from './host.ts';

export interface Deployed {
  /** The public address. */
  site: Host;
  /** The same in AWS; the emulated edge leads to no API. */
  api: Host;
  settings: EnvironmentSettings;
  release: string;
  /** Headers of each page. */
  headers: Record<string, string>;
  /** Status for the preview of a certificate that does not exist. */
  missingStatus?: number;
}

/** No one has it: the domain is reserved (RFC 2606). */
const NO_ONE = 'smoke-test@learning.invalid';

/**
 * Plays a visitor and a learner against a deployed environment. Writes nothing but a demo learner of its own, where there is a demo.
 *
 * @returns a line for each check
 * @throws AssertionError for the first that fails
 */
export async function smoke(deployed: Deployed): Promise<string[]> {
  const { site, settings, release, headers, missingStatus = 404 } = deployed;
  const { body: config } = await site({ path: '/config.json' });
  assert.equal(config.release, release, 'another release is live');
  return [
    `release ${release}`,
    ...(await checkSite(site, settings, headers, missingStatus)),
    ...(await checkApi(deployed)),
    ...(config.hasDemo ? await learnAsDemo(deployed) : []),
  ];
}

async function checkApi({ site, api }: Deployed): Promise<string[]> {
  const courses = await api({ path: '/api/courses' });
  assert.equal(courses.status, 200, 'the catalog');
  assert.ok(courses.body.length > 0, 'the catalog is empty: publish the content');
  const stranger = await api({ path: '/api/users/me/dashboard' });
  assert.equal(stranger.status, 401, 'a call without a token');
  // Asks Cognito, which responds as it would for a wrong password.
  const json = { email: NO_ONE, password: 'not the password of anyone' };
  const refused = await api({ method: 'POST', path: '/api/auth/login', json });
  assert.equal(refused.status, 401, `sign-in: ${JSON.stringify(refused.body)}`);
  const issuer = await site({ path: '/credentials/issuer.json' });
  // Published with the first certificate.
  assert.ok([200, missingOf(issuer.status)].includes(issuer.status), 'who issues certificates');
  return [`${courses.body.length} courses in the catalog, sign-in asked, no private data without`];
}

const missingOf = (status: number) => (status === 403 ? 403 : 404);

async function learnAsDemo({ api }: Deployed): Promise<string[]> {
  const visit = await api({ method: 'POST', path: '/api/demo' });
  assert.equal(visit.status, 201, `a demo learner: ${JSON.stringify(visit.body)}`);
  const { email, password } = visit.body as { email: string; password: string };
  const login = await api({ method: 'POST', path: '/api/auth/login', json: { email, password } });
  assert.equal(login.status, 200, JSON.stringify(login.body));
  const token = login.body.tokens.accessToken as string;
  const dashboard = await api({ path: '/api/users/me/dashboard', token });
  assert.ok(dashboard.body.activeCourses > 0, 'the dashboard of the demo learner');
  return ['a demo learner signed in, with courses on the dashboard; it is erased after a day'];
}
