import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { LoggedMessage } from '#lib/message-log.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';

const tones = {
  success: { Icon: CircleCheck, palette: 'success', name: 'Done' },
  error: { Icon: CircleAlert, palette: 'danger', name: 'Failed' },
  info: { Icon: Info, palette: 'neutral', name: 'Note' },
} as const;

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

interface Props {
  /** The latest first. */
  messages: readonly LoggedMessage[];
  open: boolean;
  onClose: () => void;
  /** Element that gets the focus on closing. */
  finalFocus: () => HTMLElement | null;
}

/** Lists the messages that have vanished from the screen. Source: rules/wording.md W28 */
export function MessageLog({ messages, open, onClose, finalFocus }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Recent alerts" finalFocus={finalFocus}>
      {messages.length === 0 ? (
        <chakra.p color="fg.muted">
          Nothing yet. Short messages disappear after 5 seconds; you can read them here until you
          close this tab.
        </chakra.p>
      ) : (
        <Stack as="ul" gap="0">
          {messages.map((message, index) => (
            <Message key={`${message.atMs} ${index}`} {...message} />
          ))}
        </Stack>
      )}
    </Dialog>
  );
}

function Message({ title, description, tone, atMs }: LoggedMessage) {
  const { Icon, palette, name } = tones[tone];
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="1.25rem 1fr auto"
      columnGap="3"
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      colorPalette={palette}
    >
      <Box color="colorPalette.fg" pt="0.5">
        <Icon size={20} aria-hidden="true" />
        <VisuallyHidden>{name}:</VisuallyHidden>
      </Box>
      <Box minW="0" overflowWrap="anywhere">
        <chakra.p fontWeight="semibold">{title}</chakra.p>
        {description && (
          <chakra.p textStyle="small" color="fg.muted">
            {description}
          </chakra.p>
        )}
      </Box>
      <chakra.time
        textStyle="small"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
        dateTime={new Date(atMs).toISOString()}
      >
        {clock.format(atMs)}
      </chakra.time>
    </chakra.li>
  );
}
