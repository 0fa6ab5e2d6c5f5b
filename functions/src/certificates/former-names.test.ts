import type { Certificate } from '@learning/shared/contract/certificates';
import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { createTableWithCourse } from '#testing/catalog/published-catalog.ts';
import { completedLearner } from '#testing/certificates/completed-learner.ts';
import {
  openTestIssuing,
  textAt,
  type TestIssuing,
} from '#testing/certificates/issuing-gateways.ts';
import { publishedTexts } from '#testing/certificates/published-texts.ts';

const COURSE = 14;
const own = { userId: 'me' };
const now = new Date('2026-11-18T09:00:00.000Z');

let table: Table;
beforeAll(async () => {
  table = await createTableWithCourse(COURSE);
});

/** A learner with a store of documents of their own, so that each text in it is about them. */
async function learner() {
  const issuing: TestIssuing = openTestIssuing();
  const api = openApi(table, now, undefined, issuing).as(await completedLearner(table));
  const claim = (participantName: string, isNamePublic = true) =>
    api.ok('claimCertificate', {
      body: { userId: 'me', courseId: COURSE, participantName, isNamePublic },
    });
  const correct = (
    { certificateId }: Certificate,
    participantName: string,
    isFormerNamePublic?: boolean,
  ) =>
    api.ok('correctCertificate', {
      params: { ...own, certificateId },
      body: {
        participantName,
        ...(isFormerNamePublic === undefined ? {} : { isFormerNamePublic }),
      },
    });
  const share = (
    { certificateId }: Pick<Certificate, 'certificateId'>,
    isNamePublic: boolean,
    areScoresPublic = false,
  ) =>
    api.ok('changeCertificateSharing', {
      params: { ...own, certificateId },
      body: { isNamePublic, areScoresPublic },
    });
  const overview = () => api.ok('getCertificateOverview', { params: own });
  const isPublic = (name: string) => publishedTexts(issuing).includes(name);
  const documentAt = (path: string) => textAt(issuing, path);
  return { api, claim, correct, share, overview, isPublic, documentAt };
}

// Source: rules/certificates.md K9, K18
describe('a corrected name', () => {
  it('takes the former one out of every public document', async () => {
    const { claim, correct, isPublic } = await learner();
    const old = await claim('Former Person');
    expect(isPublic('Former Person')).toBe(true);
    await correct(old, 'Present Person');
    expect(isPublic('Former Person')).toBe(false);
    expect(isPublic('Present Person')).toBe(true);
  });

  it('leaves the former one where it is if the learner asks for it', async () => {
    const { claim, correct, isPublic, overview } = await learner();
    const old = await claim('Former Person');
    await correct(old, 'Present Person', true);
    expect(isPublic('Former Person')).toBe(true);
    const { former } = await overview();
    expect(former[0]!.sharing.isNamePublic).toBe(true);
  });

  it.each([undefined, true])(
    'hidden, corrected (former name asked for: %s) and shown publishes the new name alone',
    async (isFormerNamePublic) => {
      const { claim, correct, share, isPublic } = await learner();
      const old = await claim('Former Person', false);
      const corrected = await correct(old, 'Present Person', isFormerNamePublic);
      expect(isPublic('Person')).toBe(false);
      await share(corrected, true);
      expect(isPublic('Present Person')).toBe(true);
      expect(isPublic('Former Person')).toBe(false);
    },
  );

  it('is hidden and shown apart from the former one, in both directions', async () => {
    const { claim, correct, share, isPublic } = await learner();
    const old = await claim('Former Person');
    const corrected = await correct(old, 'Present Person');
    const seen = () => [isPublic('Former Person'), isPublic('Present Person')];
    await share(corrected, false);
    expect(seen()).toEqual([false, false]);
    await share(old, true);
    expect(seen()).toEqual([true, false]);
    await share(corrected, true);
    expect(seen()).toEqual([true, true]);
    await share(old, false);
    expect(seen()).toEqual([false, true]);
  });

  it('corrected twice shows the last name alone, and hides each former one separately', async () => {
    const { claim, correct, share, isPublic } = await learner();
    const first = await claim('First Person');
    const second = await correct(first, 'Second Person', true);
    const third = await correct(second, 'Third Person');
    const seen = () =>
      ['First Person', 'Second Person', 'Third Person'].map((name) => isPublic(name));
    expect(seen()).toEqual([true, false, true]);
    await share(first, false);
    expect(seen()).toEqual([false, false, true]);
    await share(third, false);
    expect(seen()).toEqual([false, false, false]);
  });

  it('keeps the former certificate valid in itself: the same id, signed without the name', async () => {
    const { claim, correct, share, documentAt } = await learner();
    const old = await claim('Former Person');
    await correct(old, 'Present Person');
    const path = `${old.certificateId}.jwt`;
    const [shown, nameless] = [decodeJwt(old.credential), decodeJwt(documentAt(path))];
    expect(nameless).toMatchObject({ jti: shown.jti!, sub: shown.sub! });
    await share(old, true);
    expect(documentAt(path)).toBe(old.credential);
  });

  it('follows the scores, too: each certificate has its choice', async () => {
    const { claim, correct, share, documentAt } = await learner();
    const old = await claim('Former Person');
    const corrected = await correct(old, 'Present Person');
    await share(corrected, true, true);
    const companion = (id: string) => JSON.parse(documentAt(`${id}.json`)) as object;
    expect(companion(corrected.certificateId)).toHaveProperty('activities');
    expect(companion(old.certificateId)).not.toHaveProperty('activities');
  });

  it('changed in two tabs at once leaves what is stored and what is public the same', async () => {
    const { claim, correct, share, overview, isPublic } = await learner();
    const old = await claim('Former Person');
    const corrected = await correct(old, 'Present Person');
    await Promise.all([
      share(corrected, false),
      share(old, true),
      share(corrected, true),
      share(old, false),
    ]);
    const { certificates, former } = await overview();
    expect(isPublic('Present Person')).toBe(certificates[0]!.sharing.isNamePublic);
    expect(isPublic('Former Person')).toBe(former[0]!.sharing.isNamePublic);
  });

  it('is not another learner’s to show', async () => {
    const [one, other] = [await learner(), await learner()];
    const old = await one.claim('Former Person');
    await one.correct(old, 'Present Person');
    const params = { ...own, certificateId: old.certificateId };
    const body = { isNamePublic: true, areScoresPublic: true };
    expect(await other.api.refused('changeCertificateSharing', { params, body })).toBe(
      'certificate_not_found',
    );
  });
});

describe('a hidden name', () => {
  it('is in no public document of any certificate with that name, and the scores are still shown', async () => {
    const { claim, share, isPublic, documentAt } = await learner();
    const certificate = await claim('Hidden Person');
    expect(await share(certificate, false, true)).toEqual({
      certificateId: certificate.certificateId,
      sharing: { isNamePublic: false, areScoresPublic: true },
    });
    expect(isPublic('Hidden')).toBe(false);
    const companion = documentAt(`${certificate.certificateId}.json`);
    const { activities } = JSON.parse(companion) as {
      activities: { kind: string; scorePercent?: number }[];
    };
    // A document is completed and has no percent.
    expect(activities.map(({ kind, scorePercent }) => [kind, scorePercent])).toEqual([
      ['generator', undefined],
      ['scenario', 90],
      ['skill-check', 90],
    ]);
    // The learner's own credential keeps the name, and both forms have one id.
    expect(JSON.stringify(decodeJwt(certificate.credential))).toContain('Hidden Person');
  });
});
