import { credentialDigest } from '@learning/shared/credentials/credential-digest';
import { readPublicCertificate } from '@learning/shared/credentials/public-certificate';
import { readCredentialText } from '@learning/shared/credentials/reading/read-credential';
import { expect, it } from 'vitest';
import { openApi } from '#testing/api/open-api.ts';
import { createTableWithCourse } from '#testing/catalog/published-catalog.ts';
import { completedLearner } from '#testing/certificates/completed-learner.ts';
import { openTestIssuing } from '#testing/certificates/issuing-gateways.ts';

const now = new Date('2026-11-18T09:00:00.000Z');

// Source: rules/certificates.md K9, K10
it('a verifier finds the digests of both forms in the public record, and no hidden name', async () => {
  const table = await createTableWithCourse(14);
  const issuing = openTestIssuing();
  const api = openApi(table, now, undefined, issuing).as(await completedLearner(table));
  const { certificateId, credential } = await api.ok('claimCertificate', {
    body: { userId: 'me', courseId: 14, participantName: 'Hidden Person', isNamePublic: false },
  });
  const documentAt = (path: string) => issuing.published.get(path)!.body.toString();
  const record = documentAt(`${certificateId}.json`);
  expect(record).not.toContain('Hidden');
  const { digests } = readPublicCertificate(record)!;
  for (const form of [credential, documentAt(`${certificateId}.jwt`)]) {
    expect(digests).toContain(await credentialDigest(readCredentialText(form)));
  }
  const altered = `${credential.slice(0, -4)}AAAA`;
  expect(digests).not.toContain(await credentialDigest(readCredentialText(altered)));
});
