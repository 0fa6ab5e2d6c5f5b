import { COURSE_LISTINGS, type CourseListing } from '@learning/shared/domain/course';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Failure } from '#failure.ts';
import { findProduct } from '#billing/orders/checkout/products.ts';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import { entitlementRepository } from '#learning/access/entitlement-repository.ts';
import type { EntitlementRecord } from '#learning/learner-records.ts';
import { storeLinkCheck } from '#publishing/links/link-check-repository.ts';
import type { Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import {
  createPublishedTable,
  publish,
  realCatalogItems,
} from '#testing/catalog/published-catalog.ts';
import { openOperatorsHarness, owner, supporter } from '#testing/operating/operators-harness.ts';
import { changeCourseListing } from './change-course-listing.ts';
import { listOperatedCourses } from './list-operated-courses.ts';

const NOW = new Date('2026-11-18T09:00:00.000Z');
const COURSE = 14;
const FREE_MODULE = 'hr-documentation-basic-m1';
const MODULE = 'hr-documentation-basic-m2';
const refusal = (code: string) => expect.objectContaining({ code }) as Error;

let table: Table;
beforeAll(async () => {
  table = await createPublishedTable();
});

const operated = async () => {
  const { courses } = await listOperatedCourses(openOperatorsHarness(table).deps, NOW);
  return courses.find(({ id }) => id === COURSE)!;
};

async function setListing(listing: CourseListing) {
  const { listingVersion: version } = await operated();
  const input = { courseId: COURSE, listing, version, reason: 'A test' };
  await changeCourseListing(input, owner, openOperatorsHarness(table).deps, NOW);
}

const entitlement = {
  entity: 'entitlement',
  name: 'purchase#14',
  kind: 'purchase',
  courseIds: [COURSE],
  startedAt: NOW.toISOString(),
  endsAt: null,
} satisfies EntitlementRecord;
const LEARNERS = {
  stranger: [],
  'with the trial': [{ ...entitlement, name: 'trial', kind: 'trial', courseIds: null }],
  'with a plan': [{ ...entitlement, name: 'subscription#o', kind: 'subscription' }],
  'with a seat': [{ ...entitlement, name: 'seat#o', kind: 'seat' }],
  'with every course granted': [
    { ...entitlement, name: 'grant#1', kind: 'grant', courseIds: null },
  ],
  'with this course granted': [{ ...entitlement, name: 'grant#2', kind: 'grant' }],
  'who bought it': [entitlement],
} satisfies Record<string, EntitlementRecord[]>;
type Learner = keyof typeof LEARNERS;
const learners = Object.keys(LEARNERS) as Learner[];
const OWNERS: readonly Learner[] = ['with this course granted', 'who bought it'];

async function learner(kind: Learner, { isEnrolled = false } = {}) {
  const userId = randomUUID();
  for (const record of LEARNERS[kind]) await entitlementRepository(table).grantOnce(userId, record);
  const open = () => openApi(table).as(userId);
  if (isEnrolled) await open().ok('createEnrollment', { body: { userId, courseId: COURSE } });
  return { userId, open };
}

const course = { params: { id: COURSE } };

describe('what anyone sees of a course (C46)', () => {
  it.each([
    ['published', { isListed: true, isFree: true, isSold: true }],
    ['announced', { isListed: true, isFree: true, isSold: false }],
    ['hidden', { isListed: false, isFree: false, isSold: false }],
  ] as const)('that is %s', async (listing, { isListed, isFree, isSold }) => {
    await setListing(listing);
    const anyone = openApi(table).as(null);
    const listed = await anyone.ok('listCourses', {});
    expect(listed.find(({ id }) => id === COURSE)?.listing).toBe(isListed ? listing : undefined);
    const featured = await anyone.ok('listFeaturedCourses', {});
    expect(featured.every((other) => other.listing === 'published')).toBe(true);
    expect((await anyone.ok('getCourse', course)).listing).toBe(listing);
    expect(await anyone.ok('listModules', course)).toHaveLength(5);
    const preview = { params: { id: FREE_MODULE } };
    const refusedAs = isFree
      ? await anyone.ok('getPreviewModule', preview).then(() => null)
      : await anyone.refused('getPreviewModule', preview);
    expect(refusedAs).toBe(isFree ? null : 'module_not_found');
    const catalog = await catalogRepository(table).read();
    const outcome = (product: number) => {
      try {
        return findProduct(catalog, product) === undefined ? 'missing' : 'sold';
      } catch (error) {
        return (error as Failure).code;
      }
    };
    expect([COURSE, 16].map(outcome)).toEqual(
      isSold ? ['sold', 'sold'] : ['course_not_offered', 'course_not_offered'],
    );
  });
});

describe.each(COURSE_LISTINGS)('a course that is %s', (listing) => {
  const isOffered = listing === 'published';

  it.each(learners)('opens to a learner %s who is not enrolled as it should', async (kind) => {
    await setListing(listing);
    const { userId, open } = await learner(kind);
    const isOpen = isOffered ? kind !== 'stranger' : OWNERS.includes(kind);
    const own = { params: { userId, id: COURSE } };
    expect((await open().ok('getCourseState', own)).hasAccess).toBe(isOpen);
    const module = { params: { id: MODULE } };
    const enroll = { body: { userId, courseId: COURSE } };
    const recommended = await open().ok('listRecommendations', { params: { userId } });
    expect(recommended.every((other) => other.listing === 'published')).toBe(true);
    if (isOpen) {
      await open().ok('getModule', module);
      await open().ok('createEnrollment', enroll);
      return;
    }
    expect(await open().refused('getModule', module)).toBe('payment_required');
    const code = isOffered ? 'payment_required' : 'course_not_offered';
    expect(await open().refused('createEnrollment', enroll)).toBe(code);
  });

  it.each(learners.filter((kind) => kind !== 'stranger'))(
    'stays as it was for a learner %s who is enrolled',
    async (kind) => {
      await setListing('published');
      const { userId, open } = await learner(kind, { isEnrolled: true });
      await setListing(listing);
      const api = open();
      const own = { params: { userId, id: COURSE } };
      expect((await api.ok('getCourseState', own)).hasAccess).toBe(true);
      await api.ok('getModule', { params: { id: MODULE } });
      await api.ok('createEnrollment', { body: { userId, courseId: COURSE } });
      const query = { module: MODULE };
      expect((await api.ok('getPlayerView', { ...own, query })).module?.id).toBe(MODULE);
      const { courses } = await api.ok('getDashboard', { params: { userId }, query: {} });
      expect(courses.map((learning) => learning.course.id)).toEqual([COURSE]);
      const modules = await api.ok('listModules', course);
      const [id] = modules.flatMap(({ activityIds }) => activityIds);
      await api.ok('getActivity', { params: { id: id! } });
    },
  );
});

it('names the links of a course that no longer answer, as the last check stored them (C47)', async () => {
  const unchecked = await listOperatedCourses(openOperatorsHarness(table).deps, NOW);
  expect(unchecked.linkCheck).toBeNull();
  const link = {
    address: 'https://a.example/act',
    kind: 'broken' as const,
    detail: 'responds with 404',
    place: 'Why records matter',
    country: 'UK',
  };
  const other = { ...link, courseId: 1 };
  await storeLinkCheck(table, { checkedAt: NOW.toISOString(), addressCount: 2, links: [other] });
  const links = [other, { ...link, courseId: COURSE }];
  await storeLinkCheck(table, { checkedAt: NOW.toISOString(), addressCount: 508, links });
  expect((await operated()).deadLinks).toEqual([link]);
  const { linkCheck } = await listOperatedCourses(openOperatorsHarness(table).deps, NOW);
  expect(linkCheck).toEqual({ checkedAt: NOW.toISOString(), addresses: 508 });
});

describe('changing the listing', () => {
  it('survives the next publication of the content', async () => {
    await setListing('announced');
    const items = (await realCatalogItems()).map((item) =>
      item.record.entity === 'course' && item.record.id === COURSE
        ? { ...item, record: { ...item.record, title: 'A new title', contentHash: 'other' } }
        : item,
    );
    await publish(table, items);
    expect(await operated()).toMatchObject({ title: 'A new title', listing: 'announced' });
    await publish(table, await realCatalogItems());
    expect((await operated()).listing).toBe('announced');
  });

  it('is recorded, and refused to the operator who has not seen the last change', async () => {
    const { deps } = openOperatorsHarness(table);
    const { listingVersion: version, listing: before } = await operated();
    const change = { courseId: COURSE, version, reason: 'A mistake in module 2' };
    await changeCourseListing({ ...change, listing: 'hidden' }, supporter, deps, NOW);
    await expect(
      changeCourseListing({ ...change, listing: 'published' }, owner, deps, NOW),
    ).rejects.toMatchObject({
      code: 'changed_by_operator',
      details: { by: [supporter.name], at: [NOW.toISOString()] },
    });
    expect(await operated()).toMatchObject({ listing: 'hidden', listingChangedBy: supporter.name });
    const records = await deps.audit.list('2026-11');
    expect(records.find(({ reason }) => reason === change.reason)).toMatchObject({
      action: 'changeCourseListing',
      subject: 'course 14',
      before: { listing: before },
      after: { listing: 'hidden' },
    });
  });

  it('lets one of two operators win who change it at once', async () => {
    const { deps } = openOperatorsHarness(table);
    const { listingVersion: version } = await operated();
    const input = { courseId: COURSE, version, reason: 'At once' };
    const outcomes = await Promise.allSettled([
      changeCourseListing({ ...input, listing: 'announced' }, owner, deps, NOW),
      changeCourseListing({ ...input, listing: 'published' }, supporter, deps, NOW),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await operated()).listingVersion).toBe(version + 1);
  });

  it('is refused for a course that does not exist', async () => {
    const input = { courseId: 999, listing: 'hidden', version: 0, reason: 'Gone' } as const;
    const { deps } = openOperatorsHarness(table);
    await expect(changeCourseListing(input, owner, deps, NOW)).rejects.toThrow(
      refusal('course_not_found'),
    );
  });
});
