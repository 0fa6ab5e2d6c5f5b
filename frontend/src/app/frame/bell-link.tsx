import { chakra } from '#ui/chakra/factory.ts';
import { Link } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import { shownCount } from '#lib/unread-count.ts';

const HeaderLink = chakra(Link, {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '11',
    borderRadius: 'l2',
    flexShrink: '0',
    _hover: { bg: 'bg.muted' },
    '& svg': { boxSize: '5' },
  },
});

/** Links to the notifications, with how many are unread. On pages without React, `public/frame` fills it. */
export function BellLink({ unreadCount = 0 }: { unreadCount?: number }) {
  return (
    <HeaderLink to="/notifications" data-tooltip="Notifications">
      <Bell aria-hidden="true" />
      <chakra.span srOnly>Notifications</chakra.span>
      <chakra.span
        hidden={unreadCount === 0}
        data-badge=""
        data-if="unread-count"
        position="absolute"
        top="0.5"
        insetEnd="0"
        minW="5"
        px="1"
        borderRadius="full"
        bg="accent.solid"
        color="accent.contrast"
        textStyle="label"
        lineHeight="1.25rem"
        textAlign="center"
        fontVariantNumeric="tabular-nums"
      >
        <span data-text="unread-count">{shownCount(unreadCount)}</span>
        <chakra.span srOnly> unread</chakra.span>
      </chakra.span>
    </HeaderLink>
  );
}
