import { credentialChangeKey, learnerKeys, purchaseName } from '@learning/functions/table/keys';
import assert from 'node:assert/strict';
import { createPublicKey, createVerify, randomUUID, type JsonWebKey } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { invoke } from './deployed-function.ts';
import type { Call, EmulatedHost } from './emulated-request.ts';
import type { Learner } from './learn.ts';
import { putter } from './stored-items.ts';
import { verifyElsewhere } from './verify-elsewhere.ts';

/** Another course than the rest of the journey studies and buys. */
const COURSE_ID = 7;
/** A revoked certificate says so within a minute (rules/certificates.md K12). */
const MAX_READS = 60;
const PAUSE_MS = 1000;
const COMPLETED_AT = '2026-11-17T16:00:00.000Z';

interface Hosts {
  api: EmulatedHost;
  edge: EmulatedHost;
}

/**
 * Claims a certificate, verifies it with documents of the edge alone, corrects its name and revokes it. Completing a course takes days, so
 * its records are stored directly. @returns a line for each step
 */
export async function certify(
  { api, edge }: Hosts,
  environment: string,
  learner: Learner & { email: string },
): Promise<string[]> {
  const call = async (request: Call) => {
    const { status, body } = await api({ token: learner.accessToken, ...request });
    assert.equal(status, 201, `${request.path}: ${JSON.stringify(body)}`);
    return body;
  };
  const document = async (path: string) => {
    // As the page of another verifier asks.
    const origin = { origin: 'https://verifier.example' };
    const { status, body, headers } = await edge({ path: `/credentials/${path}`, headers: origin });
    assert.equal(status, 200, `${path}: ${JSON.stringify(body)}`);
    assert.equal(headers['access-control-allow-origin'], '*', path);
    return body;
  };
  const { body: modules } = await api({ path: `/api/courses/${COURSE_ID}/modules` });
  await storeCompletion(environment, learner.userId, modules);

  const json = { userId: 'me', courseId: COURSE_ID, participantName: 'Ada Exampel' };
  const first = await call({ method: 'POST', path: '/api/certificates', json });
  const again = await call({ method: 'POST', path: '/api/certificates', json });
  assert.equal(again.certificateId, first.certificateId, 'a second claim');
  const preview = await edge({ path: `/verify/${first.certificateId}` });
  assert.equal(preview.status, 200, String(preview.body));
  assert.match(preview.body, /property="og:title" content="Ada Exampel, /);
  assert.equal(preview.headers['cache-control'], 'public, max-age=30, must-revalidate');
  assert.match(String(preview.headers['content-security-policy']), /default-src 'self'/);
  const picture = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(preview.body)![1]!;
  assert.equal((await edge({ path: picture })).headers['content-type'], 'image/png');
  const { keys } = await document('jwks.json');
  assert.equal(await document(`${first.certificateId}.jwt`), first.credential);
  assert.ok(isSignedBy(first.credential, keys), 'the signature is wrong');
  assert.equal((await document(`${first.certificateId}.json`)).state, 'valid');
  assert.equal((await document('issuer.json')).name, 'Due Course');
  assert.ok(isSignedBy(await document('status/1.jwt'), keys), 'the status list is not signed');
  const { proof, ...content } = JSON.parse(
    await document(`${first.certificateId}.credential.json`),
  ) as { proof: { verificationMethod: string }[] };
  assert.deepEqual(proof, [first.proof], 'the second proof is another one');
  assert.deepEqual(content, contentOf(first.credential), 'two documents were signed');
  assert.ok(keys.some(({ kid }: { kid: string }) => kid === proof[0]!.verificationMethod));
  const did = await edge({ path: '/.well-known/did.json' });
  assert.equal(did.status, 200, JSON.stringify(did.body));
  assert.equal(did.body.assertionMethod.length, keys.length);

  const { image } = (content as { credentialSubject: { achievement: { image: { id: string } } } })
    .credentialSubject.achievement;
  const badge = await edge({ path: new URL(image.id).pathname });
  assert.equal(badge.status, 200);
  const own = '/api/users/me/certificates';
  const withHash = await api({
    method: 'PUT',
    path: `${own}/${first.certificateId}/email-hash`,
    token: learner.accessToken,
    json: { hasEmailHash: true },
  });
  assert.equal(withHash.status, 200, JSON.stringify(withHash.body));
  const record = await api({
    method: 'POST',
    path: `${own}/learner-record`,
    token: learner.accessToken,
  });
  assert.equal(record.status, 200, JSON.stringify(record.body));
  await verifyElsewhere({
    certificate: withHash.body,
    picture: badge.bytes,
    record: record.body,
    keys,
    did: did.body,
    email: learner.email,
  });

  const correction = `${own}/${first.certificateId}/correction`;
  const name = { participantName: 'Ada Example' };
  const corrected = await call({ method: 'POST', path: correction, json: name });
  const replaced = await document(`${first.certificateId}.json`);
  assert.deepEqual([replaced.state, replaced.replacedBy], ['replaced', corrected.certificateId]);
  const former = await document(`${first.certificateId}.jwt`);
  assert.ok(isSignedBy(former, keys), 'the former certificate is not signed');
  assert.ok(!claimsOf(former).includes('Exampel'), 'the former name is public');

  await leaveRevocation(environment, corrected.certificateId);
  // As its schedule does. The publisher that the stream has started may still be writing.
  await invoke(environment, 'credential-publisher', {
    source: 'aws.scheduler',
    detail: { task: 'changes' },
  });
  let revoked = await document(`${corrected.certificateId}.json`);
  for (let reads = 0; revoked.state === 'valid' && reads < MAX_READS; reads += 1) {
    await setTimeout(PAUSE_MS);
    revoked = await document(`${corrected.certificateId}.json`);
  }
  assert.deepEqual([revoked.state, revoked.reason], ['revoked', undefined]);
  return [
    'claimed twice: one certificate, signed by KMS and by the key of a parameter',
    'verified with documents of the edge, without the API; its address has a preview of its own',
    'badges as PNG and SVG, second proof, learner record, DID and hash of the address: verified by openbadgeslib, altered ones refused',
    'corrected: the old one is replaced, signed without the former name',
    'revoked: the published certificate says so, and not why',
  ];
}

/** Returns what a token says, without the claims that it adds. */
function contentOf(token: string): object {
  const {
    iss: _iss,
    jti: _jti,
    sub: _sub,
    nbf: _nbf,
    ...content
  } = JSON.parse(claimsOf(token)) as Record<string, unknown>;
  return content;
}

function claimsOf(token: string): string {
  return Buffer.from(token.split('.')[1]!, 'base64url').toString();
}

function isSignedBy(token: string, keys: (JsonWebKey & { kid: string })[]): boolean {
  const [header = '', payload, signature = ''] = token.split('.');
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string };
  const jwk = keys.find((key) => key.kid === kid);
  assert.ok(jwk, `the key ${kid} is not published`);
  return createVerify('RSA-SHA256')
    .update(`${header}.${payload}`)
    .verify(createPublicKey({ key: jwk, format: 'jwk' }), Buffer.from(signature, 'base64url'));
}

async function storeCompletion(
  environment: string,
  userId: string,
  modules: { id: string; activityIds: string[] }[],
): Promise<void> {
  const put = putter(environment);
  const courseId = { N: String(COURSE_ID) };
  await put(learnerKeys.purchase(userId, COURSE_ID), {
    entity: { S: 'entitlement' },
    name: { S: purchaseName(COURSE_ID) },
    kind: { S: 'purchase' },
    courseIds: { L: [courseId] },
    startedAt: { S: COMPLETED_AT },
    endsAt: { NULL: true },
    orderId: { S: 'emulated-order' },
  });
  await put(learnerKeys.enrollment(userId, COURSE_ID), {
    entity: { S: 'enrollment' },
    id: { S: randomUUID() },
    courseId,
    createdAt: { S: COMPLETED_AT },
    completedModuleIds: { SS: modules.map(({ id }) => id) },
    completedAt: { S: COMPLETED_AT },
    lastModuleId: { NULL: true },
    version: { N: '1' },
  });
  for (const activityId of modules.flatMap(({ activityIds }) => activityIds)) {
    await put(learnerKeys.activityResult(userId, COURSE_ID, activityId), {
      entity: { S: 'activityResult' },
      courseId,
      activityId: { S: activityId },
      score: { N: '90' },
      completed: { BOOL: true },
      completedAt: { S: COMPLETED_AT },
      submissionCount: { N: '1' },
      version: { N: '1' },
    });
  }
}

/** Stores the change that `npm run certificates -- --revoke` stores. */
async function leaveRevocation(environment: string, certificateId: string): Promise<void> {
  const name = `revoke#${certificateId}`;
  await putter(environment)(credentialChangeKey(name), {
    entity: { S: 'credentialChange' },
    name: { S: name },
    changeId: { S: randomUUID() },
    work: {
      M: { kind: { S: 'revoke' }, certificateId: { S: certificateId }, reason: { S: 'error' } },
    },
    schemaVersion: { N: '1' },
  });
}
