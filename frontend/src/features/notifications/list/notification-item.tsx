import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { Notification } from '@learning/shared/contract/notifications';
import { defaultParseSearch, Link } from '@tanstack/react-router';
import Mail from 'lucide-react/icons/mail';
import MailOpen from 'lucide-react/icons/mail-open';
import Trash2 from 'lucide-react/icons/trash';
import { IconButton } from '#ui/icon-button.tsx';
import { printDateAndTime } from '#lib/print-date.ts';
import { printAge } from './print-age.ts';
import { TypeIcon } from './type-icons.tsx';

const ActionLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    fontWeight: 'semibold',
    color: 'accent.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
});

/** Splits a page of the site from its query, which the router writes itself. Which page it is, and so the query's type, is not known here. */
function targetOf(actionUrl: string) {
  const { pathname, search } = new URL(actionUrl, location.origin);
  return { to: pathname, search: () => defaultParseSearch(search) as never };
}

interface Props {
  notification: Notification;
  now: Date;
  onMark: (isRead: boolean) => void;
  onDelete: () => void;
}

/** One notification: what happened, when, and where to go. Following its link marks it read. */
export function NotificationItem({ notification, now, onMark, onDelete }: Props) {
  const { type, title, message, isRead, createdAt, actionUrl, actionLabel } = notification;
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr) auto"
      // On a phone the title has the whole width, and the buttons stand below the text.
      gridTemplateAreas={{
        base: '"icon text text" "icon link buttons"',
        md: '"icon text buttons" "icon link link"',
      }}
      columnGap={{ base: '3', md: '4' }}
      py="5"
      borderBottomWidth="1px"
    >
      <Box
        gridArea="icon"
        display="flex"
        alignItems="center"
        justifyContent="center"
        boxSize={{ base: '10', md: '11' }}
        borderRadius="full"
        bg={isRead ? 'bg.muted' : 'accent.muted'}
        color={isRead ? 'fg.muted' : 'accent.fg'}
      >
        <TypeIcon type={type} />
      </Box>
      <Box gridArea="text" minW="0" pt="0.5">
        <chakra.h2
          textStyle="h4"
          fontWeight={isRead ? 'medium' : 'bold'}
          overflowWrap="break-word"
          tabIndex={-1}
          outline="none"
        >
          {!isRead && (
            <chakra.span textStyle="label" fontFamily="body" color="accent.fg" me="2">
              New
            </chakra.span>
          )}
          {title}
        </chakra.h2>
        <chakra.time
          dateTime={createdAt}
          display="block"
          textStyle="small"
          color="fg.muted"
          mt="0.5"
          title={printDateAndTime(createdAt)}
        >
          {printAge(createdAt, now)}
        </chakra.time>
        <chakra.p mt="2" color="fg.muted" maxW="lesson" overflowWrap="anywhere">
          {message}
        </chakra.p>
      </Box>
      <Box gridArea="link" minW="0">
        {actionUrl && (
          <ActionLink {...targetOf(actionUrl)} onClick={() => !isRead && onMark(true)}>
            {actionLabel}
          </ActionLink>
        )}
      </Box>
      <HStack gridArea="buttons" gap="0" alignSelf="start" mt={{ base: '0', md: '-2' }} me="-3">
        <IconButton
          label={isRead ? `Mark unread: ${title}` : `Mark read: ${title}`}
          data-tooltip={isRead ? 'Mark unread' : 'Mark read'}
          onClick={() => onMark(!isRead)}
        >
          {isRead ? <Mail aria-hidden="true" /> : <MailOpen aria-hidden="true" />}
        </IconButton>
        <IconButton
          label={`Delete: ${title}`}
          data-tooltip="Delete"
          onClick={({ currentTarget }) => {
            focusNeighbor(currentTarget);
            onDelete();
          }}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </HStack>
    </chakra.li>
  );
}

/** Moves the focus to the next notification, or the one before, because the clicked button disappears with its own. */
function focusNeighbor(button: HTMLElement): void {
  const item = button.closest('li');
  const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
  const title = neighbor?.querySelector('h2') ?? document.querySelector('h1');
  title?.focus();
}
