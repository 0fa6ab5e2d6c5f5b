import { expect, it } from 'vitest';
import { createQueryClient } from '#lib/query-client.ts';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { course } from '#testing/catalog-samples.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { courseQuery, coursesQuery } from '#queries/catalog.ts';
import { refreshRatings } from './refresh-ratings.ts';

withMockedApi();

const built = course({ id: 14, title: 'As built' });
const prerendered = () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(courseQuery(14).queryKey, built, { updatedAt: 0 });
  queryClient.setQueryData(coursesQuery().queryKey, [built, course({ id: 99 })]);
  return queryClient;
};

it('brings the rating of every course on the page up to date, and nothing else of it', async () => {
  mockServer.use(
    mockCall('listCourses', () => [
      course({ id: 14, title: 'As published', rating: '4.5', reviewCount: 2 }),
    ]),
  );
  const queryClient = prerendered();
  await refreshRatings(queryClient);
  const fresh = { ...built, rating: '4.5', reviewCount: 2 };
  expect(queryClient.getQueryData(courseQuery(14).queryKey)).toEqual(fresh);
  expect(queryClient.getQueryData(coursesQuery().queryKey)).toEqual([fresh, course({ id: 99 })]);
});

it('leaves the page as it is when the API does not answer', async () => {
  mockServer.use(mockCall('listCourses', () => refusal('service_unavailable')));
  const queryClient = prerendered();
  await refreshRatings(queryClient);
  expect(queryClient.getQueryData(courseQuery(14).queryKey)).toBe(built);
  expect(queryClient.getQueryState(courseQuery(14).queryKey)?.status).toBe('success');
});

it('asks for nothing when the courses were fetched, or there are none', async () => {
  let calls = 0;
  mockServer.use(
    mockCall('listCourses', () => {
      calls += 1;
      return [];
    }),
  );
  const queryClient = createQueryClient();
  await refreshRatings(queryClient);
  queryClient.setQueryData(courseQuery(14).queryKey, built);
  await refreshRatings(queryClient);
  expect(calls).toBe(0);
});
