import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageContainer } from '#components/layout/page-container.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { purchasesQuery } from '#queries/purchases.ts';

const pages = [
  { to: '/account', name: 'Settings' },
  { to: '/account/purchases', name: 'Purchases' },
  { to: '/account/requests', name: 'Requests' },
  { to: '/account/team', name: 'Team' },
] as const;

const PageLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    // At 320 px, all four stand in one line.
    me: { base: '4', sm: '7' },
    _last: { me: '0' },
    fontWeight: 'medium',
    color: 'fg.muted',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    mb: '-1px',
    _hover: { color: 'fg' },
    '&[aria-current=page]': { color: 'fg', borderColor: 'accent.solid' },
  },
});

interface Props {
  learnerId: string;
  title: (typeof pages)[number]['name'];
  children: ReactNode;
}

/** Frames the pages of an account: settings, purchases, requests and, for a plan with seats and for members, the team. */
export function AccountFrame({ learnerId, title, children }: Props) {
  const { data } = useQuery(purchasesQuery(learnerId));
  const plan = data?.subscription;
  // An ended or smaller plan counts, too: its owner still sees the former team.
  const hasOwn = plan ? plan.maxUsers > 1 || plan.pausedMembers > 0 : false;
  const hasSeats = hasOwn || (data?.seats.length ?? 0) > 0;
  return (
    <AccountLayout title={title} hasSeats={hasSeats}>
      {children}
    </AccountLayout>
  );
}

interface SkeletonProps extends Pick<Props, 'title'> {
  /** @default two blocks */
  children?: ReactNode;
}

/** Shows the frame until the learner is known. Taller than any screen, so that the footer never moves in sight. */
export function AccountSkeleton({ title, children }: SkeletonProps) {
  return (
    <AccountLayout title={title} hasSeats={false}>
      <Box minH="200dvh" aria-busy="true">
        <VisuallyHidden aria-live="polite">Loading your account</VisuallyHidden>
        {children ?? (
          <Stack gap="6" pt="8">
            <Skeleton height="48" />
            <Skeleton height="64" />
          </Stack>
        )}
      </Box>
    </AccountLayout>
  );
}

interface LayoutProps extends Pick<Props, 'title' | 'children'> {
  hasSeats: boolean;
}

function AccountLayout({ title, hasSeats, children }: LayoutProps) {
  const visiblePages = pages.filter(({ name }) => name !== 'Team' || name === title || hasSeats);
  return (
    <PageContainer pb={{ base: '16', md: '24' }}>
      <PageHeader title={title === 'Settings' ? 'Account' : title} />
      <chakra.nav aria-label="Account" borderBottomWidth="1px">
        {visiblePages.map(({ to, name }) => (
          <PageLink key={to} to={to} activeOptions={{ exact: true }}>
            {name}
          </PageLink>
        ))}
      </chakra.nav>
      {children}
    </PageContainer>
  );
}
