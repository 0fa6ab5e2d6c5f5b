import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { Webhook } from '@learning/shared/contract/companies';
import { useId, useRef, useState } from 'react';
import { userMessageOf } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useChangeWebhook, useDeleteWebhook, useReplaceSecret } from './change-connections.ts';
import { listEvents, webhookStatus } from './connection-words.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { ShownSecret } from './shown-secret.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

interface Props {
  learnerId: string;
  webhooks: readonly Webhook[];
}

/** Lists the addresses that are told of events, with what they were sent. */
export function WebhookList({ learnerId, webhooks }: Props) {
  const [edited, setEdited] = useState<Webhook>();
  const [isOpen, setIsOpen] = useState(false);
  const [openCount, setOpenCount] = useState(0);
  const addButton = useRef<HTMLButtonElement>(null);
  const open = (webhook?: Webhook) => {
    setEdited(webhook);
    setOpenCount(openCount + 1);
    setIsOpen(true);
  };
  return (
    <Box>
      <chakra.h3 textStyle="h4">Webhooks</chakra.h3>
      <chakra.p color="fg.muted" mt="1" mb="3">
        We tell your server within five minutes when something happens. Each message is signed, and
        we try for about three days until it is accepted.
      </chakra.p>
      {webhooks.length > 0 && (
        <chakra.ul listStyleType="none" borderTopWidth="1px" mb="4">
          {webhooks.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              learnerId={learnerId}
              webhook={webhook}
              onEdit={() => open(webhook)}
              onDeleted={() => addButton.current?.focus()}
            />
          ))}
        </chakra.ul>
      )}
      <Button ref={addButton} size="sm" variant="outline" onClick={() => open()}>
        Add a Webhook
      </Button>
      <WebhookDialog
        key={openCount}
        learnerId={learnerId}
        webhook={edited}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        finalFocus={() => addButton.current}
      />
    </Box>
  );
}

interface RowProps {
  learnerId: string;
  webhook: Webhook;
  onEdit: () => void;
  onDeleted: () => void;
}

function WebhookRow({ learnerId, webhook, onEdit, onDeleted }: RowProps) {
  const change = useChangeWebhook(learnerId);
  const [dialog, setDialog] = useState<'log' | 'secret' | 'delete'>();
  const row = useRef<HTMLHeadingElement>(null);
  const urlId = useId();
  const { id, url, types, state } = webhook;
  const button = (label: string, onClick: () => void) => (
    <Button
      size="sm"
      variant="outline"
      colorPalette="neutral"
      aria-describedby={urlId}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  const close = () => setDialog(undefined);
  return (
    <chakra.li borderBottomWidth="1px" py="4">
      <chakra.h4
        ref={row}
        id={urlId}
        tabIndex={-1}
        outline="none"
        fontWeight="semibold"
        overflowWrap="anywhere"
      >
        {url}
      </chakra.h4>
      <chakra.p textStyle="small" color={state === 'stopped' ? 'fg.error' : 'fg.muted'}>
        {webhookStatus(webhook)}
      </chakra.p>
      <chakra.p textStyle="small" color="fg.muted">
        {listEvents(types)}
      </chakra.p>
      <HStack gap="2" mt="3" flexWrap="wrap">
        {button('Deliveries', () => setDialog('log'))}
        {button('Edit', onEdit)}
        {button(state === 'on' ? 'Turn Off' : 'Turn On', () =>
          change.mutate({ id, types, isOn: state !== 'on' }),
        )}
        {button('New Secret', () => setDialog('secret'))}
        {button('Delete', () => setDialog('delete'))}
      </HStack>
      <div role="alert">
        {change.error && <chakra.p color="fg.error">{userMessageOf(change.error)}</chakra.p>}
      </div>
      <Dialog
        open={dialog === 'log'}
        onClose={close}
        title="Deliveries"
        finalFocus={() => row.current}
      >
        {dialog === 'log' && <DeliveryLog learnerId={learnerId} webhook={webhook} />}
      </Dialog>
      <SecretDialog
        key={String(dialog === 'secret')}
        learnerId={learnerId}
        webhook={webhook}
        open={dialog === 'secret'}
        onClose={close}
        finalFocus={() => row.current}
      />
      <DeleteDialog
        learnerId={learnerId}
        webhook={webhook}
        open={dialog === 'delete'}
        onClose={close}
        onDeleted={onDeleted}
        finalFocus={() => row.current}
      />
    </chakra.li>
  );
}

interface DialogProps {
  learnerId: string;
  webhook: Webhook;
  open: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

function SecretDialog({ learnerId, webhook, open, onClose, finalFocus }: DialogProps) {
  const replace = useReplaceSecret(learnerId);
  const secret = replace.data?.secret;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={secret === undefined ? 'Replace the secret?' : 'Copy the secret now'}
      finalFocus={finalFocus}
    >
      {secret === undefined ? (
        <>
          <chakra.p textStyle="body">
            Messages are signed with a new secret from now on. For 24 hours the old one signs them,
            too, so that you can change your server without losing any.
          </chakra.p>
          <HStack mt="6" gap="3" flexWrap="wrap">
            <Button
              pendingText={replace.isPending && 'Replacing...'}
              onClick={() => replace.mutate(webhook.id)}
            >
              Replace Secret
            </Button>
            <Button variant="outline" colorPalette="neutral" onClick={onClose}>
              Keep Secret
            </Button>
          </HStack>
          <div role="alert">
            {replace.error && (
              <chakra.p color="fg.error" mt="4">
                {userMessageOf(replace.error)}
              </chakra.p>
            )}
          </div>
        </>
      ) : (
        <ShownSecret secret={secret} onClose={onClose} />
      )}
    </Dialog>
  );
}

function DeleteDialog({
  learnerId,
  webhook,
  open,
  onClose,
  onDeleted,
  finalFocus,
}: DialogProps & { onDeleted: () => void }) {
  const remove = useDeleteWebhook(learnerId);
  return (
    <Dialog open={open} onClose={onClose} title="Delete this webhook?" finalFocus={finalFocus}>
      <chakra.p textStyle="body" overflowWrap="anywhere">
        {webhook.url} is told of nothing anymore, and what waits for it isn’t sent.
      </chakra.p>
      <HStack mt="6" gap="3" flexWrap="wrap">
        <Button
          pendingText={remove.isPending && 'Deleting...'}
          // The response removes this row, so a callback of `mutate` would not run.
          onClick={() => void remove.mutateAsync(webhook.id).then(onDeleted, () => undefined)}
        >
          Delete
        </Button>
        <Button variant="outline" colorPalette="neutral" onClick={onClose}>
          Keep Webhook
        </Button>
      </HStack>
      <div role="alert">
        {remove.error && (
          <chakra.p color="fg.error" mt="4">
            {userMessageOf(remove.error)}
          </chakra.p>
        )}
      </div>
    </Dialog>
  );
}
