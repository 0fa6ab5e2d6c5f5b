import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { mayOperate, type OperatorRole } from '@learning/shared/contract/operator-roles';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { CommandPalette } from '../command-palette/command-palette.tsx';
import { SECTIONS } from './sections.ts';

const SectionLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: { base: '11', lg: '9' },
    px: '3',
    borderRadius: 'l2',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    textStyle: 'small',
    fontWeight: 'medium',
    _hover: { color: 'fg', bg: 'bg.subtle' },
    '&[aria-current=page]': { color: 'fg', bg: 'bg.muted' },
  },
});

/** Links to the pages of `/admin` that a role may use: beside the page, on narrow screens in one line above it. */
export function OperatorNavigation({ roles }: { roles: readonly OperatorRole[] }) {
  const nav = useRef<HTMLElement>(null);
  // In one line, the link of this page may be beyond the edge.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (!nav.current || !current) return;
    const middle = current.offsetLeft + current.offsetWidth / 2;
    nav.current.scrollLeft = middle - nav.current.clientWidth / 2;
  }, [roles.length]);
  return (
    <chakra.nav
      ref={nav}
      aria-label="Admin"
      flexShrink="0"
      width={{ base: 'auto', lg: '44' }}
      pt={{ base: '3', lg: '8' }}
      position={{ base: 'static', lg: 'sticky' }}
      top="0"
      display={{ base: 'flex', lg: 'block' }}
      overflowX={{ base: 'auto', lg: 'visible' }}
      mx={{ base: '-5', md: '-8', lg: '-3' }}
      px={{ base: '5', md: '8', lg: '0' }}
      borderBottomWidth={{ base: '1px', lg: '0' }}
      minH={{ base: '14', lg: '0' }}
    >
      {roles.length > 0 && <CommandPalette roles={roles} />}
      {SECTIONS.map(({ title, sections }) => {
        const visible = sections.filter((section) => mayOperate(roles, section.roles));
        if (visible.length === 0) return null;
        return (
          <Box key={title} display={{ base: 'flex', lg: 'block' }} mb={{ base: '0', lg: '6' }}>
            <chakra.p
              hideBelow="lg"
              aria-hidden="true"
              px="3"
              mb="1"
              textStyle="fine"
              color="fg.muted"
            >
              {title}
            </chakra.p>
            {visible.map(({ to, name }) => (
              <SectionLink key={to} to={to}>
                {name}
              </SectionLink>
            ))}
          </Box>
        );
      })}
    </chakra.nav>
  );
}
