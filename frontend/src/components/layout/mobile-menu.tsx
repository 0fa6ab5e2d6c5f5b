import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { Link } from '@tanstack/react-router';
import Menu from 'lucide-react/icons/menu';
import { IconButton } from '#ui/icon-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { CloseButton } from '#ui/overlay/close-button.tsx';
import { furtherLearnerLinks, learnerLinks, visitorLinks } from './navigation-links.ts';

const MENU_ID = 'mobile-menu';
const TITLE_ID = 'mobile-menu-title';

/** A native dialog: the browser keeps the focus inside, closes it with Esc and returns the focus. */
const MenuDialog = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    insetStart: 'auto',
    width: '100%',
    maxW: 'min(21rem, 88vw)',
    height: '100dvh',
    maxH: '100dvh',
    m: '0',
    p: '0',
    border: '0',
    bg: 'bg.panel',
    color: 'fg',
    boxShadow: 'floating',
    overflowY: 'auto',
    _open: { animationName: 'slide-from-right-full', animationDuration: 'slow' },
    _backdrop: { bg: 'scrim', animationName: 'fade-in', animationDuration: 'slow' },
  },
});

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

/** Slide-in menu for small screens (`public/frame`). */
export function MobileMenu({ isPublic }: { isPublic: boolean }) {
  const links = isPublic ? visitorLinks : [...learnerLinks, ...furtherLearnerLinks];
  return (
    <Box hideFrom="lg">
      <IconButton
        label="Open menu"
        aria-haspopup="dialog"
        aria-controls={MENU_ID}
        data-do="open-dialog"
      >
        <Menu aria-hidden="true" />
      </IconButton>
      <MenuDialog id={MENU_ID} aria-labelledby={TITLE_ID} data-do="menu">
        <chakra.h2 id={TITLE_ID} textStyle="h3" px={{ base: '5', md: '8' }} pt="7" pb="3" pe="16">
          Menu
        </chakra.h2>
        <Box px={{ base: '5', md: '8' }} pt="2" pb="6">
          <chakra.nav aria-label="Main">
            <ul>
              {links.map(({ to, text }) => (
                <li key={to}>
                  <MenuLink to={to}>{text}</MenuLink>
                </li>
              ))}
              <li>
                <MenuLink to="/notifications">Notifications</MenuLink>
              </li>
            </ul>
          </chakra.nav>
          {isPublic && (
            <Stack gap="3" mt="8">
              <LinkButton to="/dashboard" variant="outline">
                Dashboard
              </LinkButton>
              <LinkButton to="/courses">Browse Courses</LinkButton>
            </Stack>
          )}
        </Box>
        <chakra.form method="dialog" position="absolute" top="4" insetEnd="4">
          <CloseButton type="submit" />
        </chakra.form>
      </MenuDialog>
    </Box>
  );
}
