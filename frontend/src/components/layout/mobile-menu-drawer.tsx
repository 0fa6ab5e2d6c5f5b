import { chakra, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { Drawer } from '../ui/drawer.tsx';
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

interface MobileMenuDrawerProps {
  open: boolean;
  onClose: () => void;
}

export default function MobileMenuDrawer({ open, onClose }: MobileMenuDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} title="Menu">
      <chakra.nav aria-label="Main">
        <ul>
          {navigationLinks.map(({ to, text }) => (
            <li key={to}>
              <MenuLink to={to} onClick={onClose}>
                {text}
              </MenuLink>
            </li>
          ))}
        </ul>
      </chakra.nav>
      <Stack gap="3" mt="8">
        <LinkButton to="/dashboard" variant="outline" onClick={onClose}>
          Dashboard
        </LinkButton>
        <LinkButton to="/courses" onClick={onClose}>
          Browse Courses
        </LinkButton>
      </Stack>
    </Drawer>
  );
}
