import { Box, chakra, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Drawer } from '../ui/overlay/drawer.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { navigationLinks } from './navigation-links.ts';

const MenuLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: '14',
    borderBottomWidth: '1px',
    textStyle: 'h4',
    '&[aria-current=page]': { color: 'accent.fg' },
  },
});

/** Slide-in menu for small screens. */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Box hideFrom="md">
      <IconButton
        label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <Menu aria-hidden="true" />
      </IconButton>
      <Drawer open={isOpen} onClose={close} title="Menu">
        <chakra.nav aria-label="Main">
          <ul>
            {navigationLinks.map(({ to, text }) => (
              <li key={to}>
                <MenuLink to={to} onClick={close}>
                  {text}
                </MenuLink>
              </li>
            ))}
          </ul>
        </chakra.nav>
        <Stack gap="3" mt="8">
          <LinkButton to="/dashboard" variant="outline" onClick={close}>
            Dashboard
          </LinkButton>
          <LinkButton to="/courses" onClick={close}>
            Browse Courses
          </LinkButton>
        </Stack>
      </Drawer>
    </Box>
  );
}
