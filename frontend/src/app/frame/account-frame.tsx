import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageContainer } from '#components/layout/page-container.tsx';
import { PageHead } from '#components/layout/page-head.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { purchasesQuery } from '#queries/purchases.ts';

const pages = [
  { to: '/account', name: 'Settings' },
  { to: '/account/purchases', name: 'Purchases' },
  { to: '/account/team', name: 'Team' },
] as const;

const PageLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    me: '7',
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

/** Frames the pages of an account: settings, purchases and, for a plan with seats, the team. */
export function AccountFrame({ learnerId, title, children }: Props) {
  const { data } = useQuery(purchasesQuery(learnerId));
  const plan = data?.subscription;
  // An ended or smaller plan counts, too: its owner still sees the former team.
  const hasSeats = plan ? plan.maxUsers > 1 || plan.pausedMembers > 0 : false;
  const visiblePages = pages.filter(({ name }) => name !== 'Team' || name === title || hasSeats);
  return (
    <PageContainer pb={{ base: '16', md: '24' }}>
      <PageHead title={title === 'Settings' ? 'Account' : title} />
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
