/** Verifies what we sign with software that is not ours: Digital Bazaar's libraries, which many wallets contain. */
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { verifyCredential } from '@digitalbazaar/vc';
import { CREDENTIALS_PATH } from '@learning/shared/credentials/issuing/addresses';
import { buildLearnerRecord } from '@learning/shared/credentials/issuing/learner-record';
import { provedCredential } from '@learning/shared/credentials/issuing/signed-documents';
import { contextAt } from '@learning/shared/credentials/verification/json-ld/contexts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CourseRecord } from '#catalog/catalog-records.ts';
import { realCatalogItems } from '#testing/catalog/published-catalog.ts';
import { openTestIssuing, TEST_ORIGIN, textAt } from '#testing/certificates/issuing-gateways.ts';
import { credentialOfCourse, openTestIssuer } from '#testing/certificates/signed-course.ts';
import { emailIdentity } from './email-identity.ts';
import type { OpenedIssuer } from './issuer-documents.ts';
import { signForm } from './sign-form.ts';

const NOW = new Date('2026-11-24T09:00:00.000Z');
const issuing = openTestIssuing();

let issuer: OpenedIssuer;
let courses: CourseRecord[];
beforeAll(async () => {
  issuer = await openTestIssuer(issuing);
  const records = (await realCatalogItems()).map(({ record }) => record);
  courses = records.filter((record): record is CourseRecord => record.entity === 'course');
});

/** Reads contexts from packages and everything else from what was published. */
function documentLoader(documentUrl: string): Promise<object> {
  const path = documentUrl.slice(TEST_ORIGIN.length + CREDENTIALS_PATH.length);
  const document =
    contextAt(documentUrl) ??
    (issuing.published.has(path) ? (JSON.parse(textAt(issuing, path)) as object) : undefined);
  if (!document) return Promise.reject(new Error(`There is no ${documentUrl}.`));
  return Promise.resolve({ contextUrl: null, documentUrl, document });
}

async function problemsOf(credential: object): Promise<string[]> {
  const { verified, error } = await verifyCredential({
    credential,
    suite: new DataIntegrityProof({ cryptosuite }),
    documentLoader,
    checkStatus: () => Promise.resolve({ verified: true }),
    now: NOW,
  });
  if (verified) return [];
  return (error?.errors ?? [error]).map((cause) => cause?.message ?? 'not verified');
}

const prove = async (course: CourseRecord, name: string | null, address?: string) => {
  const email = address === undefined ? {} : { email: emailIdentity(address, 'some-salt') };
  const credential = credentialOfCourse(issuer, course, { name, ...email });
  const { token, proof } = await signForm(credential, issuer, issuing, NOW);
  return provedCredential(token, proof);
};

describe('the second proof', () => {
  it('of every course verifies', async () => {
    expect(courses.length).toBeGreaterThanOrEqual(15);
    for (const course of courses) {
      const proved = await prove(course, 'Zoë “Z” Őry, 王小明, محمد', 'zoe@example.org');
      expect(await problemsOf(proved), course.title).toEqual([]);
    }
    expect(await problemsOf(await prove(courses[0]!, null))).toEqual([]);
  });

  it('does not verify once anything is changed', async () => {
    const proved = await prove(courses[0]!, 'Ana Ruiz');
    const renamed = JSON.parse(JSON.stringify(proved).replace('Ana Ruiz', 'Ana Ruis')) as object;
    expect(await problemsOf(renamed)).toEqual(['Invalid signature.']);
    const other = { ...proved, issuer: { ...proved.issuer, id: 'https://other.example/' } };
    expect(await problemsOf(other)).not.toEqual([]);
  });

  it('is by a key that the issuer’s document allows', async () => {
    const proved = await prove(courses[0]!, 'Ana Ruiz');
    const path = 'issuer.json';
    const published = issuing.published.get(path)!;
    const { assertionMethod: _methods, ...without } = JSON.parse(textAt(issuing, path)) as {
      assertionMethod: string[];
    };
    issuing.published.set(path, { ...published, body: JSON.stringify(without) });
    expect(await problemsOf(proved)).toEqual([expect.stringContaining('not authorized')]);
    issuing.published.set(path, published);
    expect(await problemsOf(proved)).toEqual([]);
  });
});

describe('the record of all certificates', () => {
  it('verifies, and so does each certificate in it', async () => {
    const credentials = await Promise.all(courses.map((course) => prove(course, 'Ana Ruiz')));
    const record = buildLearnerRecord({
      id: 'urn:uuid:1f0e0d0c-0b0a-4908-8706-050403020100',
      subjectId: 'urn:uuid:2f0e0d0c-0b0a-4908-8706-050403020100',
      learnerName: 'Ana Ruiz',
      issuer: issuer.profile,
      issuedAt: NOW,
      credentials,
    });
    const { proof } = await signForm(record, issuer, issuing, NOW);
    const proved = { ...record, proof: [proof] };
    expect(await problemsOf(proved)).toEqual([]);
    for (const contained of proved.credentialSubject.verifiableCredential) {
      expect(await problemsOf(contained)).toEqual([]);
    }
    const changed = JSON.stringify(proved).replace(/"value":"[\d.]+"/, '"value":"99"');
    expect(await problemsOf(JSON.parse(changed) as object)).toEqual(['Invalid signature.']);
  });
});
