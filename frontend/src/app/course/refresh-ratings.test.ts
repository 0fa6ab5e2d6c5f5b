import { expect, it } from 'vitest';
import { createQueryClient } from '#lib/query-client.ts';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { course } from '#testing/catalog-samples.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { courseQuery, coursesQuery } from '#queries/catalog.ts';
import { refreshRatings } from './refresh-ratings.ts';

withMockedApi();

const prerenderedCourse = course({ id: 14, title: 'As built' });
const createPrerenderedCache = () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(courseQuery(14).queryKey, prerenderedCourse, { updatedAt: 0 });
  queryClient.setQueryData(coursesQuery().queryKey, [prerenderedCourse, course({ id: 99 })]);
  return queryClient;
};

it('updates the rating of every course on the page, and nothing else', async () => {
  mockServer.use(
    mockCall('listCourses', () => [
      course({ id: 14, title: 'As published', rating: '4.5', reviewCount: 2 }),
    ]),
  );
  const queryClient = createPrerenderedCache();
  await refreshRatings(queryClient);
  const updated = { ...prerenderedCourse, rating: '4.5', reviewCount: 2 };
  expect(queryClient.getQueryData(courseQuery(14).queryKey)).toEqual(updated);
  expect(queryClient.getQueryData(coursesQuery().queryKey)).toEqual([updated, course({ id: 99 })]);
});

it('leaves the page unchanged when the API is unavailable', async () => {
  mockServer.use(mockCall('listCourses', () => refusal('service_unavailable')));
  const queryClient = createPrerenderedCache();
  await refreshRatings(queryClient);
  expect(queryClient.getQueryData(courseQuery(14).queryKey)).toBe(prerenderedCourse);
  expect(queryClient.getQueryState(courseQuery(14).queryKey)?.status).toBe('success');
});

it('makes no call when the courses were fetched, or there are none', async () => {
  let calls = 0;
  mockServer.use(
    mockCall('listCourses', () => {
      calls += 1;
      return [];
    }),
  );
  const queryClient = createQueryClient();
  await refreshRatings(queryClient);
  queryClient.setQueryData(courseQuery(14).queryKey, prerenderedCourse);
  await refreshRatings(queryClient);
  expect(calls).toBe(0);
});
