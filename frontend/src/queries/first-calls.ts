/**
 * The calls whose responses pages show first. Their queries read them, and the script in the head of each page makes them while the
 * page's code still loads (`app/startup/early-calls.ts`), so this file imports no client.
 */
import type { NotificationFilter } from '#lib/notification-filter.ts';
import { deviceTimeZone } from '#lib/time-zone.ts';

export const coursesCall = () => ['listCourses', {}] as const;

export const resourceCall = (courseId: number, resourceId: string) =>
  ['getResource', { params: { id: courseId, resourceId } }] as const;

export const courseStateCall = (learnerId: string, courseId: number) =>
  ['getCourseState', { params: { userId: learnerId, id: courseId } }] as const;

export const enrollmentsCall = (learnerId: string) =>
  ['listUserEnrollments', { params: { userId: learnerId } }] as const;

export const playerViewCall = (learnerId: string, courseId: number, moduleId: string | undefined) =>
  [
    'getPlayerView',
    {
      params: { userId: learnerId, id: courseId },
      query: moduleId === undefined ? {} : { module: moduleId },
    },
  ] as const;

export const activitiesCall = (moduleId: string) =>
  ['listActivities', { params: { id: moduleId } }] as const;

export const activityStateCall = (learnerId: string, activityId: string) =>
  ['getActivityState', { params: { userId: learnerId, id: activityId } }] as const;

export const retestCall = (learnerId: string, courseId: number) =>
  ['getRetest', { params: { userId: learnerId, id: String(courseId) } }] as const;

/** Its weeks and months follow the device's time zone. */
export const dashboardCall = (learnerId: string) => {
  const timeZone = deviceTimeZone();
  return [
    'getDashboard',
    { params: { userId: learnerId }, query: timeZone ? { timeZone } : {} },
  ] as const;
};

export const spacedReviewSessionCall = (learnerId: string) =>
  ['getSpacedReviewSession', { params: { userId: learnerId } }] as const;

export const certificateOverviewCall = (learnerId: string) =>
  ['getCertificateOverview', { params: { userId: learnerId } }] as const;

export const accessCall = (learnerId: string) =>
  ['getAccess', { params: { userId: learnerId } }] as const;

export const purchasesCall = (learnerId: string) =>
  ['listPurchases', { params: { userId: learnerId } }] as const;

export const invoiceDetailsCall = (learnerId: string) =>
  ['getInvoiceDetails', { params: { userId: learnerId } }] as const;

export const ownRequestsCall = (learnerId: string) =>
  ['listOwnRequests', { params: { userId: learnerId } }] as const;

/** The first page of the list. */
export const notificationsCall = (learnerId: string, filter: NotificationFilter) =>
  ['listNotifications', { params: { userId: learnerId }, query: { filter } }] as const;

/** Name and input of a call, as in a query's key. */
export type FirstCall = ReturnType<
  | typeof coursesCall
  | typeof resourceCall
  | typeof courseStateCall
  | typeof enrollmentsCall
  | typeof playerViewCall
  | typeof activitiesCall
  | typeof activityStateCall
  | typeof retestCall
  | typeof dashboardCall
  | typeof spacedReviewSessionCall
  | typeof certificateOverviewCall
  | typeof accessCall
  | typeof purchasesCall
  | typeof invoiceDetailsCall
  | typeof ownRequestsCall
  | typeof notificationsCall
>;
