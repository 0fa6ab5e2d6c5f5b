import { definePage } from '../page-definition.ts';
import { dashboardCall } from '#queries/first-calls.ts';

export const page = definePage({
  kind: 'shell',
  title: 'Dashboard',
  offline: true,
  // With a trial to start, the dashboard is read after it.
  firstCalls: ({ learnerId, search }) =>
    search.get('trial') === 'start' ? [] : [dashboardCall(learnerId)],
});
