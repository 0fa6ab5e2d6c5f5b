import { bakePng } from '@learning/shared/credentials/baking/bake-png';
import { bakeSvg } from '@learning/shared/credentials/baking/bake-svg';
import {
  CERTIFICATE_ID,
  statusEntry,
  testCredential,
  testIssuer,
  testStatusList,
} from '@learning/shared/credentials/testing/issuer';
import { PNG, SVG } from '@learning/shared/credentials/testing/pictures';
import type { Page } from '@playwright/test';

export const NEWER_ID = 'q2w3e4r5t6y7u8i9o0pasdfghj';
const FOREIGN = 'https://badges.other.example.org/issuer';

/** Answers for our public documents, and for another issuer's, with ones that the test signs. No call of the API is answered. */
export async function publishCertificates(page: Page, origin: string) {
  const ours = await testIssuer(`${origin}/credentials/issuer.json`);
  const foreign = await testIssuer(FOREIGN);
  const list = `${origin}/credentials/status/1.jwt`;
  const credential = testCredential(ours.id, {
    id: `${origin}/credentials/${CERTIFICATE_ID}.jwt`,
    credentialStatus: statusEntry(list, 7),
  });
  const token = await ours.issue(credential);
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
  };
  const publish = async (state: 'valid' | 'revoked' | 'replaced') => {
    const changed = { changedAt: '2026-11-20T09:00:00Z', reason: 'refund', replacedBy: NEWER_ID };
    const documents: Record<string, string> = {
      'issuer.json': JSON.stringify({ id: ours.id, type: ['Profile'], name: 'Due Course' }),
      'jwks.json': JSON.stringify({ keys: ours.keys }),
      [`${CERTIFICATE_ID}.jwt`]: token,
      [`${CERTIFICATE_ID}.json`]: JSON.stringify({
        ...record,
        state,
        ...(state === 'valid' ? {} : changed),
      }),
      'status/1.jwt': await testStatusList(ours, list, state === 'valid' ? [] : [7]),
    };
    await page.unrouteAll();
    await page.route('**/api/**', (route) => route.abort());
    await page.route(`${origin}/credentials/**`, (route) => {
      const name = new URL(route.request().url()).pathname.slice('/credentials/'.length);
      const body = documents[name];
      return body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ body });
    });
    await page.route('https://badges.other.example.org/**', (route) =>
      route.fulfill({
        body: JSON.stringify(foreign.key),
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
  };
  await publish('valid');
  const foreignToken = await foreign.issue(
    testCredential(foreign.id, {
      id: 'https://badges.other.example.org/credentials/1',
      issuer: { id: foreign.id, type: ['Profile'], name: 'Other Academy' },
    }),
  );
  return {
    publish,
    token,
    foreignSvg: Buffer.from(bakeSvg(SVG, foreignToken)),
    png: Buffer.from(bakePng(PNG, token)),
    /** The same badge with one letter of its claims changed, and a correct checksum. */
    alteredPng: Buffer.from(bakePng(PNG, alterOneLetter(token))),
  };
}

function alterOneLetter(token: string): string {
  const [header, payload, signature] = token.split('.');
  const json = Buffer.from(payload!, 'base64url').toString().replace('Ana Ruiz', 'Eva Ruiz');
  return [header, Buffer.from(json).toString('base64url'), signature].join('.');
}
