import type { JsonObject } from '../reading/parse-json.ts';
import {
  CERTIFICATE_ID,
  statusEntry,
  testCredential,
  testStatusList,
  type TestIssuer,
} from './issuer.ts';

/** The certificate that replaces the published one. */
export const NEWER_ID = 'q2w3e4r5t6y7u8i9o0pasdfghj';

/** Returns the address of the status list that a published certificate names. */
export function statusListOf(origin: string): string {
  return `${origin}/credentials/status/1.jwt`;
}

/** Signs a credential of this origin, as it is published. */
export function issueForOrigin(
  issuer: TestIssuer,
  origin: string,
  { holderName = 'Ana Ruiz' } = {},
): Promise<string> {
  const id = `${origin}/credentials/${CERTIFICATE_ID}.jwt`;
  const credential = testCredential(issuer.id, {
    id,
    awardedDate: '2026-10-30T16:20:00Z',
    credentialStatus: statusEntry(statusListOf(origin), 7),
  });
  const subject = credential['credentialSubject'] as JsonObject;
  const name = { type: 'IdentityObject', hashed: false, identityType: 'name' };
  const identifier = [{ ...name, identityHash: holderName }];
  return issuer.issue({ ...credential, credentialSubject: { ...subject, identifier } });
}

/** Returns the public documents of a certificate and its issuer, by their names under `/credentials/`. */
export async function publishedDocuments(
  issuer: TestIssuer,
  origin: string,
  token: string,
  state: 'valid' | 'revoked' | 'replaced',
): Promise<Record<string, string>> {
  // Files of an earlier release have a reason.
  const changed = { changedAt: '2026-11-20T09:00:00Z', reason: 'refund', replacedBy: NEWER_ID };
  const record = {
    schemaVersion: 1,
    certificateId: CERTIFICATE_ID,
    holderName: 'Ana Ruiz',
    courseTitle: 'HR Documentation Basics',
    completedAt: '2026-10-30T16:20:00Z',
    instructionHours: 4.25,
    activities: [
      { title: 'Write a file note', kind: 'generator', scorePercent: 92 },
      { title: 'The quiet complaint', kind: 'scenario', scorePercent: 88 },
      { title: 'HR documentation skill check', kind: 'skill-check', scorePercent: 95 },
    ],
    state,
    ...(state === 'valid' ? {} : changed),
  };
  return {
    'issuer.json': JSON.stringify({ id: issuer.id, type: ['Profile'], name: 'Due Course' }),
    'jwks.json': JSON.stringify({ keys: issuer.keys }),
    [`${CERTIFICATE_ID}.jwt`]: token,
    [`${CERTIFICATE_ID}.json`]: JSON.stringify(record),
    'status/1.jwt': await testStatusList(
      issuer,
      statusListOf(origin),
      state === 'valid' ? [] : [7],
    ),
  };
}
