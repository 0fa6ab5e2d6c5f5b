import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { Webhook } from '@learning/shared/contract/companies';
import {
  WEBHOOK_EVENT_TYPES,
  type WebhookEventType,
} from '@learning/shared/contract/company-events';
import { type FormEvent, useState } from 'react';
import { userMessageOf } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useChangeWebhook, useCreateWebhook } from './change-connections.ts';
import { EVENT_NAMES } from './connection-words.ts';
import { ShownSecret } from './shown-secret.tsx';

interface Props {
  learnerId: string;
  /** The webhook to change; undefined for a new one. */
  webhook: Webhook | undefined;
  open: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/** Adds a webhook, or changes what one is told of. */
export function WebhookDialog({ learnerId, webhook, open, onClose, finalFocus }: Props) {
  const create = useCreateWebhook(learnerId);
  const change = useChangeWebhook(learnerId);
  const [url, setUrl] = useState('');
  const [types, setTypes] = useState<readonly WebhookEventType[]>(
    webhook?.types ?? WEBHOOK_EVENT_TYPES,
  );
  const [problem, setProblem] = useState('');
  const secret = create.data?.secret;
  const error = create.error ?? change.error;
  const isSaving = create.isPending || change.isPending;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const isAddress = webhook !== undefined || /^https?:\/\/\S+$/i.test(url.trim());
    if (!isAddress) return setProblem('Enter an address that begins with https://.');
    if (types.length === 0) return setProblem('Choose at least one event.');
    setProblem('');
    const chosen = WEBHOOK_EVENT_TYPES.filter((type) => types.includes(type));
    if (!webhook) return create.mutate({ url: url.trim(), types: chosen });
    const draft = { id: webhook.id, types: chosen, isOn: webhook.state === 'on' };
    return change.mutate(draft, { onSuccess: onClose });
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={
        secret !== undefined
          ? 'Copy the secret now'
          : webhook
            ? 'What this webhook is told of'
            : 'Add a webhook'
      }
      finalFocus={finalFocus}
    >
      {secret !== undefined ? (
        <ShownSecret secret={secret} onClose={onClose} />
      ) : (
        <chakra.form noValidate onSubmit={submit}>
          <Stack gap="5">
            {webhook ? (
              <chakra.p overflowWrap="anywhere">{webhook.url}</chakra.p>
            ) : (
              <Field
                label="Address"
                helperText="Of a public server with HTTPS, such as https://hr.yourcompany.com/hooks."
              >
                <Input
                  type="url"
                  inputMode="url"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={500}
                  value={url}
                  onChange={(event) => setUrl(event.target.value)}
                />
              </Field>
            )}
            <chakra.fieldset border="none" p="0" m="0">
              <chakra.legend fontWeight="semibold" mb="2">
                Events
              </chakra.legend>
              <Stack gap="1">
                {WEBHOOK_EVENT_TYPES.map((type) => (
                  <Checkbox
                    key={type}
                    checked={types.includes(type)}
                    onChange={(event) =>
                      setTypes(
                        event.target.checked
                          ? [...types, type]
                          : types.filter((chosen) => chosen !== type),
                      )
                    }
                  >
                    {EVENT_NAMES[type]}
                  </Checkbox>
                ))}
              </Stack>
            </chakra.fieldset>
          </Stack>
          <div role="alert">
            {(problem !== '' || error) && (
              <chakra.p color="fg.error" mt="4">
                {problem || userMessageOf(error)}
              </chakra.p>
            )}
          </div>
          <HStack mt="6" gap="3" flexWrap="wrap">
            <Button type="submit" pendingText={isSaving && 'Saving...'}>
              {webhook ? 'Save Changes' : 'Add Webhook'}
            </Button>
            <Button variant="outline" colorPalette="neutral" onClick={onClose}>
              Cancel
            </Button>
          </HStack>
        </chakra.form>
      )}
    </Dialog>
  );
}
