import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Grid } from '#ui/chakra/grid.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { showToast } from '#components/feedback/toast.ts';
import { PageContainer } from '#components/layout/page-container.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { NOTIFICATION_FILTERS, type NotificationFilter } from '#lib/notification-filter.ts';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { notificationsQuery, unreadCountQuery } from '#queries/notifications.ts';
import { useMarkAllNotifications } from './list/change-notifications.ts';
import { NotificationList } from './list/notification-list.tsx';
import { RecentActivity } from './list/recent-activity.tsx';
import { SummaryTiles } from './list/summary-tiles.tsx';
import type { NotificationsSearch } from './notifications-search.ts';
import { NotificationsSkeleton } from './notifications-skeleton.tsx';
import { PAGE_LEAD, PAGE_TITLE } from './page-wording.ts';

interface Props {
  learner: SignedInLearner;
  search: NotificationsSearch;
  onSearch: (search: NotificationsSearch) => void;
}

const TAB_NAMES: Record<NotificationFilter, string> = {
  all: 'All',
  unread: 'Unread',
  read: 'Read',
};

/** Renders `/notifications`: figures, the list by filter, and the latest activity. Source: rules/notifications.md N3, N6 */
export function NotificationsPage({ learner, search, onSearch }: Props) {
  const filter = search.show ?? 'all';
  const query = useInfiniteQuery(notificationsQuery(learner.id, filter));
  const markAll = useMarkAllNotifications(learner.id);
  const pages = query.data?.pages;
  const newestShown = pages && (pages[0]?.notifications[0]?.id ?? '');
  useRefetchOnNews(learner.id, newestShown, () => void query.refetch());
  const first = pages?.[0];
  if (!first && !query.error) return <NotificationsSkeleton />;
  const now = new Date(query.dataUpdatedAt);
  const all = pages?.flatMap(({ notifications }) => notifications) ?? [];
  const newestId = all[0]?.id;
  return (
    <PageContainer pb={{ base: '16', md: '24' }}>
      <PageHeader title={PAGE_TITLE} lead={PAGE_LEAD} />
      {!first && query.error && (
        <ErrorState
          title="Your notifications could not be loaded"
          onRetry={() => void query.refetch()}
        >
          {userMessageOf(query.error)} They are safe.
        </ErrorState>
      )}
      {first && (
        <>
          <SummaryTiles {...first} />
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
            gap={{ base: '10', lg: '16' }}
            mt="8"
          >
            <Box minW="0" minH={{ lg: '60dvh' }}>
              <Tabs.Root
                lazyMount
                unmountOnExit
                value={filter}
                onValueChange={({ value }) =>
                  onSearch(value === 'unread' || value === 'read' ? { show: value } : {})
                }
              >
                <Box
                  position="relative"
                  display="flex"
                  flexWrap="wrap"
                  alignItems="center"
                  borderBottomWidth="1px"
                >
                  <Tabs.List flex="1" gap={{ base: '4', md: '8' }} borderBottomWidth="0">
                    {NOTIFICATION_FILTERS.map((notificationFilter) => (
                      <Tabs.Trigger key={notificationFilter} value={notificationFilter}>
                        {TAB_NAMES[notificationFilter]}
                        {notificationFilter === 'unread' &&
                          first.unreadCount > 0 &&
                          ` (${first.unreadCount})`}
                      </Tabs.Trigger>
                    ))}
                  </Tabs.List>
                  <Button
                    size="sm"
                    variant="ghost"
                    colorPalette="neutral"
                    me="-3"
                    disabled={first.unreadCount === 0}
                    onClick={() =>
                      newestId &&
                      markAll.mutate(newestId, {
                        onError: (error) =>
                          showToast({
                            title: 'Change Not Saved',
                            description: userMessageOf(error),
                            tone: 'error',
                          }),
                      })
                    }
                  >
                    Mark All Read
                  </Button>
                </Box>
                {NOTIFICATION_FILTERS.map((notificationFilter) => (
                  <Tabs.Content key={notificationFilter} value={notificationFilter} pt="2">
                    <NotificationList
                      learnerId={learner.id}
                      notifications={all}
                      filter={notificationFilter}
                      now={now}
                      onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
                      isLoadingMore={query.isFetchingNextPage}
                    />
                  </Tabs.Content>
                ))}
              </Tabs.Root>
            </Box>
            <Stack gap="6" as="aside" aria-label="Activity and settings">
              <RecentActivity activities={first.recentActivity} now={now} />
              <Panel>
                <chakra.h2 textStyle="h3">Notification Settings</chakra.h2>
                <chakra.p mt="3" color="fg.muted">
                  Choose which notifications you get, here and by email.
                </chakra.p>
                <LinkButton
                  to="/account"
                  hash="notifications"
                  size="sm"
                  variant="outline"
                  css={{ mt: '4' }}
                >
                  Change Settings
                </LinkButton>
              </Panel>
            </Stack>
          </Grid>
        </>
      )}
    </PageContainer>
  );
}

/** Reads the list again when the poll of the header reports a newer notification than the list, which was read first, has. */
function useRefetchOnNews(
  learnerId: string,
  newestShown: string | undefined,
  refetch: () => void,
): void {
  const { data } = useQuery(unreadCountQuery(learnerId));
  const newestId = data?.newestId ?? '';
  const known = useRef('');
  useEffect(() => {
    if (newestShown === undefined || newestId === known.current) return;
    known.current = newestId;
    if (newestId > newestShown) refetch();
  });
}
