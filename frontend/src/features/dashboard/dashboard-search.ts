export const DASHBOARD_TABS = [
  'overview',
  'learning-path',
  'my-work',
  'analytics',
  'achievements',
] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];

/** The query of `/dashboard`: the open tab, and whether to start the trial. */
export interface DashboardSearch {
  tab?: DashboardTab;
  trial?: 'start';
}

/** Keeps the known fields of the query. */
export function parseDashboardSearch(search: Record<string, unknown>): DashboardSearch {
  const tab = DASHBOARD_TABS.find(
    (dashboardTab) => dashboardTab === search['tab'] && dashboardTab !== 'overview',
  );
  return {
    ...(tab ? { tab } : {}),
    ...(search['trial'] === 'start' ? { trial: 'start' as const } : {}),
  };
}
