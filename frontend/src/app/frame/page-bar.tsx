import { chakra } from '#ui/chakra/factory.ts';
import { Link } from '@tanstack/react-router';
import Award from 'lucide-react/icons/award';
import BookOpen from 'lucide-react/icons/book-open';
import CircleUser from 'lucide-react/icons/circle-user';
import Layers from 'lucide-react/icons/layers';
import Library from 'lucide-react/icons/library';

const PAGES = [
  { to: '/dashboard', name: 'Learn', Icon: BookOpen },
  { to: '/courses', name: 'Courses', Icon: Library },
  { to: '/review', name: 'Review', Icon: Layers },
  { to: '/certificates', name: 'Certificates', Icon: Award },
  { to: '/account', name: 'Me', Icon: CircleUser },
] as const;

const Bar = chakra('nav', {
  base: {
    // `--page-bar` is its height where it is shown (`ui/theme/global-css.ts`).
    display: 'var(--page-bar-display, none)',
    position: 'fixed',
    insetInline: '0',
    bottom: '0',
    height: 'var(--page-bar)',
    zIndex: 'docked',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    '@media print': { display: 'none' },
  },
});

const BarLink = chakra(Link, {
  base: {
    flex: '1 1 0',
    minW: '0',
    height: '14',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5',
    textStyle: 'label',
    color: 'fg.muted',
    borderTopWidth: '2px',
    borderColor: 'transparent',
    '& svg': { boxSize: '5' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current=page]': { color: 'fg', borderColor: 'accent.solid' },
  },
});

/** Leads a signed-in learner to the main pages from the lower edge of a phone. */
export function PageBar() {
  return (
    <Bar aria-label="Learning" data-page-bar="">
      {PAGES.map(({ to, name, Icon }) => (
        <BarLink key={to} to={to} activeOptions={{ includeSearch: false }}>
          <Icon aria-hidden="true" />
          {name}
        </BarLink>
      ))}
    </Bar>
  );
}
