import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { learnerLinks, visitorLinks } from './navigation-links.ts';
import { PageContainer } from './page-container.tsx';
import { SearchButton } from './search-button.tsx';

const NavigationLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    fontWeight: 'medium',
    borderBottomWidth: '2px',
    borderTopWidth: '2px',
    borderColor: 'transparent',
    transitionProperty: 'border-color',
    transitionDuration: 'fast',
    _hover: { borderBottomColor: 'border.emphasized' },
    '&[aria-current=page]': { borderBottomColor: 'accent.solid' },
    '@media (forced-colors: active)': {
      borderColor: 'Canvas',
      '&[aria-current=page]': { borderBottomColor: 'Highlight' },
    },
  },
});

interface SiteHeaderProps {
  /** Sign-in link or the menu of the learner. */
  account: ReactNode;
  /** A public page has the links of visitors, a page of the app those of learners. */
  isPublic: boolean;
  /** Operators have a search of their own. @default true */
  hasSearch?: boolean;
}

export function SiteHeader({ account, isPublic, hasSearch = true }: SiteHeaderProps) {
  return (
    <Box
      as="header"
      borderBottomWidth="1px"
      bg="bg"
      css={{
        '@media print': { display: 'none' },
        // The player has a header of its own, which is all that a phone has room for.
        '@media (max-width: 47.99rem)': { 'body:has([data-full-width]) &': { display: 'none' } },
      }}
    >
      <PageContainer
        display="flex"
        alignItems="center"
        gap={{ base: '1', sm: '3', md: '6' }}
        minH={{ base: '16', md: '18' }}
        css={{
          // Above a page that is as wide as the window, both start at the same edge.
          'body:has([data-full-width]) &': { maxW: 'none', px: { base: '4', md: '8' } },
        }}
      >
        <Logo />
        <chakra.nav aria-label="Main" hideBelow="lg" ms={{ lg: '2', xl: '6' }}>
          <HStack as="ul" gap={{ lg: '5', xl: '8' }}>
            {(isPublic ? visitorLinks : learnerLinks).map(({ to, text }) => (
              <li key={to}>
                <NavigationLink to={to}>{text}</NavigationLink>
              </li>
            ))}
          </HStack>
        </chakra.nav>
        <HStack ms="auto" gap={{ base: '0', sm: '2' }}>
          {hasSearch && <SearchButton />}
          {account}
          <MobileMenu isPublic={isPublic} />
        </HStack>
      </PageContainer>
    </Box>
  );
}
