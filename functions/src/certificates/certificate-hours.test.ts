import type { Certificate } from '@learning/shared/contract/certificates';
import { neededMinutes } from '@learning/shared/domain/learning/study-minutes';
import { decodeJwt } from 'jose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import { findCourse } from '#catalog/catalog.ts';
import { eventRepository } from '#events/event-repository.ts';
import { learnerRepository } from '#learning/learner-repository.ts';
import { firstCompletion } from '#learning/progress/course-completion.ts';
import { readableCertificate } from '#privacy/exporting/readable-certificate.ts';
import { certificateKey, learnerKeys } from '#table/keys.ts';
import { getItem, putItem, type Table } from '#table/table.ts';
import { openApi, type TestApi } from '#testing/api/open-api.ts';
import { createTableWithCourse } from '#testing/catalog/published-catalog.ts';
import { completedLearner } from '#testing/certificates/completed-learner.ts';
import {
  openTestIssuing,
  textAt,
  type TestIssuing,
} from '#testing/certificates/issuing-gateways.ts';
import { publishedTexts } from '#testing/certificates/published-texts.ts';

const COURSE = 14;
const MODULE = 'hr-documentation-basic-m1';
const own = { userId: 'me' };
const start = new Date('2026-11-18T09:00:00.000Z');

let table: Table;
let courseHours: number;
beforeAll(async () => {
  table = await createTableWithCourse(COURSE);
  courseHours = findCourse(await catalogRepository(table).read(), COURSE)!.instructionHours;
});

let issuing: TestIssuing;
let api: TestApi;
beforeEach(() => {
  issuing = openTestIssuing();
  api = openApi(table, start, undefined, issuing);
});

/** Stores a learner who completed the course with some measured minutes, on record as the first completion. */
async function learnerWith(measuredMinutes: number) {
  const userId = await completedLearner(table, { measuredMinutes });
  const course = findCourse(await catalogRepository(table).read(), COURSE)!;
  const state = await learnerRepository(table).read(userId);
  const { completion } = firstCompletion(course, state, new Date('2026-11-17T16:00:00.000Z'));
  await putItem(table, { ...learnerKeys.completion(userId, COURSE), ...completion });
  const learner = api.as(userId);
  const claim = (participantName = 'Zoë Őry') =>
    learner.ok('claimCertificate', { body: { userId: 'me', courseId: COURSE, participantName } });
  const reissue = ({ certificateId }: Certificate) =>
    learner.ok('reissueCertificate', { params: { ...own, certificateId } });
  const overview = () => learner.ok('getCertificateOverview', { params: own });
  const openSteps = async () =>
    (await learner.ok('getDashboard', { params: own })).openCertificates.map(({ step }) => step);
  /** Lets time pass and reports it, as the player does. */
  const learn = async (minutes: number) => {
    api.now = new Date(api.now.getTime() + minutes * 60_000);
    const body = { sittingId: `sitting-${api.now.getTime()}`, minutes };
    const params = { ...own, moduleId: MODULE };
    return learner.ok('recordLearningTime', { params, body });
  };
  return { userId, learner, claim, reissue, overview, openSteps, learn };
}

const enough = () => neededMinutes(courseHours);
const companionOf = ({ certificateId }: Certificate) =>
  JSON.parse(textAt(issuing, `${certificateId}.json`)) as Record<string, unknown>;
const achievementIn = ({ credential }: Certificate) =>
  decodeJwt<{ credentialSubject: { achievement: { id: string } } }>(credential).credentialSubject
    .achievement;

// Source: rules/hours.md H7; rules/certificates.md K17
describe('a certificate claimed before its hours are measured', () => {
  it('is announced without hours, with the figures, and claimed without them', async () => {
    const { claim, overview, openSteps } = await learnerWith(enough() - 1);
    expect((await overview()).available).toMatchObject([
      { instructionHours: null, courseHours, measuredMinutes: enough() - 1, moduleCount: 5 },
    ]);
    expect(await openSteps()).toEqual(['claim']);
    const certificate = await claim();
    expect(certificate.instructionHours).toBeNull();
    expect(await openSteps()).toEqual([]);
    expect(await overview()).toMatchObject({
      available: [],
      withoutHours: [
        {
          certificateId: certificate.certificateId,
          courseHours,
          measuredMinutes: enough() - 1,
          canBeReissued: false,
        },
      ],
    });
  });

  it('states no hours in any public document, in the credential, the log or the download of data', async () => {
    const { userId, learner, claim } = await learnerWith(0);
    const certificate = await claim();
    expect(companionOf(certificate)).not.toHaveProperty('instructionHours');
    const { credentialSubject } = decodeJwt<{
      credentialSubject: { narrative: string; result?: unknown };
    }>(certificate.credential);
    expect(credentialSubject.result).toBeUndefined();
    expect(credentialSubject.narrative).not.toMatch(/hour/);
    const texts = publishedTexts(issuing);
    expect(texts).not.toMatch(/\d+(\.\d+)? hours?/);
    const log = await learner.ok('getRecertificationLog', { params: own });
    expect(log).toMatchObject({
      instructionHours: 0,
      entries: [{ instructionHours: null, courseHours, measuredMinutes: 0 }],
    });
    const item = (await getItem(table, certificateKey(userId, COURSE)))!;
    expect(readableCertificate(item, 'Due Course')).not.toContain('Hours');
  });

  it('states all hours from the needed minute on', async () => {
    const { claim, overview } = await learnerWith(enough());
    expect((await claim()).instructionHours).toBe(courseHours);
    expect((await overview()).withoutHours).toEqual([]);
  });

  it('of an earlier release that printed the measured time prints none, and can be reissued', async () => {
    const { userId, claim, overview, reissue } = await learnerWith(enough());
    const certificate = await claim();
    const item = (await getItem(table, certificateKey(userId, COURSE)))!;
    const older = { instructionHours: 0.75, isMeasuredTime: true, schemaVersion: 1 };
    await putItem(table, { ...item, ...older });
    const { certificates, withoutHours } = await overview();
    expect(certificates[0]!.instructionHours).toBeNull();
    expect(withoutHours).toMatchObject([{ canBeReissued: true }]);
    expect((await reissue(certificate)).instructionHours).toBe(courseHours);
  });
});

describe('reissuing a certificate with its hours', () => {
  it('is refused until they are measured', async () => {
    const { learner, claim, learn, reissue } = await learnerWith(enough() - 2);
    const { certificateId } = await claim();
    const params = { ...own, certificateId };
    expect(await learner.refused('reissueCertificate', { params })).toBe('hours_not_measured');
    await learn(1);
    expect(await learner.refused('reissueCertificate', { params })).toBe('hours_not_measured');
    await learn(1);
    await expect(reissue({ certificateId } as Certificate)).resolves.toMatchObject({
      instructionHours: courseHours,
    });
  });

  it('replaces the former one: same name, same achievement, new id, new status entry', async () => {
    const { claim, learn, reissue, overview, openSteps } = await learnerWith(enough() - 5);
    const old = await claim();
    await learn(5);
    expect(await openSteps()).toEqual(['reissue']);
    expect((await overview()).withoutHours).toMatchObject([{ canBeReissued: true }]);
    const certificate = await reissue(old);
    expect(certificate).toMatchObject({
      participantName: old.participantName,
      completionDate: old.completionDate,
      replaces: old.certificateId,
      correctionsLeft: 2,
      sharing: old.sharing,
      issuedAt: api.now.toISOString(),
    });
    expect(certificate.certificateId).not.toBe(old.certificateId);
    expect(achievementIn(certificate)).toEqual(achievementIn(old));
    expect(companionOf(old)).toMatchObject({
      state: 'replaced',
      replacedBy: certificate.certificateId,
      holderName: 'Zoë Őry',
    });
    expect(companionOf(certificate)).toMatchObject({ instructionHours: courseHours });
    expect(decodeJwt(certificate.credential)).toMatchObject({
      credentialSubject: { result: [{ value: String(courseHours) }] },
    });
    const { former } = await overview();
    expect(former).toMatchObject([{ state: 'replaced', replacedFor: 'hours' }]);
    expect(await openSteps()).toEqual([]);
  });

  it('happens once, however often and from wherever it is clicked', async () => {
    const { claim, learn, reissue, overview } = await learnerWith(enough() - 5);
    const old = await claim();
    await learn(5);
    const certificates = await Promise.all(Array.from({ length: 16 }, () => reissue(old)));
    expect(new Set(certificates.map(({ id }) => id)).size).toBe(1);
    await learn(600);
    const later = await Promise.all([reissue(old), reissue(certificates[0]!)]);
    expect(later.map(({ id }) => id)).toEqual([certificates[0]!.id, certificates[0]!.id]);
    expect((await overview()).former).toHaveLength(1);
  });

  it('and correcting the name at the same time leave one valid certificate of both changes or one', async () => {
    const { learner, claim, learn, reissue, overview } = await learnerWith(enough() - 5);
    const old = await claim();
    await learn(5);
    const params = { ...own, certificateId: old.certificateId };
    const body = { participantName: 'Zoë Ory' };
    await Promise.allSettled([reissue(old), learner.ok('correctCertificate', { params, body })]);
    const { certificates, former } = await overview();
    expect(certificates).toHaveLength(1);
    expect(certificates[0]!.instructionHours).toBe(courseHours);
    expect(former.map(({ certificateId }) => certificateId)).toContain(old.certificateId);
    expect(former.every(({ state }) => state === 'replaced')).toBe(true);
  });

  it('of a former name hides it everywhere once the name is corrected', async () => {
    const { learner, claim, learn, reissue } = await learnerWith(enough() - 5);
    const old = await claim('Former Person');
    await learn(5);
    const { certificateId } = await reissue(old);
    expect(publishedTexts(issuing).split('Former Person').length).toBeGreaterThan(2);
    await learner.ok('correctCertificate', {
      params: { ...own, certificateId },
      body: { participantName: 'Present Person' },
    });
    expect(publishedTexts(issuing)).not.toContain('Former Person');
  });

  it('keeps one choice about the name for the certificates that share it', async () => {
    const { learner, claim, learn, reissue } = await learnerWith(enough() - 5);
    const old = await claim('One Person');
    await learn(5);
    const { certificateId } = await reissue(old);
    await learner.ok('changeCertificateSharing', {
      params: { ...own, certificateId },
      body: { isNamePublic: false, areScoresPublic: false },
    });
    expect(publishedTexts(issuing)).not.toContain('One Person');
  });

  it('of another learner is refused as unknown', async () => {
    const { claim } = await learnerWith(0);
    const { certificateId } = await claim();
    const { learner } = await learnerWith(600);
    const params = { ...own, certificateId };
    expect(await learner.refused('reissueCertificate', { params })).toBe('certificate_not_found');
  });
});

describe('the news that the hours are measured', () => {
  const news = async (userId: string) =>
    (await eventRepository(table).list(userId)).filter(({ type }) => type === 'hoursMeasured');

  it('comes once, with the report that makes them', async () => {
    const { userId, claim, learn } = await learnerWith(enough() - 10);
    const { certificateId } = await claim();
    await learn(9);
    expect(await news(userId)).toEqual([]);
    await learn(1);
    await learn(30);
    expect(await news(userId)).toMatchObject([{ data: { certificateId, courseHours } }]);
  });

  it('comes to no one whose certificate prints them, or who has none', async () => {
    const [withHours, withoutCertificate] = [
      await learnerWith(enough()),
      await learnerWith(enough() - 1),
    ];
    await withHours.claim();
    await withHours.learn(5);
    await withoutCertificate.learn(5);
    expect(await news(withHours.userId)).toEqual([]);
    expect(await news(withoutCertificate.userId)).toEqual([]);
  });
});
