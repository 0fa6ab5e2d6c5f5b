import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { Connections, ReportToken } from '@learning/shared/contract/companies';
import { type FormEvent, useId, useRef, useState } from 'react';
import { CopyableLink } from '#components/copyable-link.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { printShortDate } from '#lib/print-date.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Select } from '#ui/form/select.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { OutsideLink } from '#ui/text-link.tsx';
import { useCreateToken, useRevokeToken } from './change-connections.ts';

const LIFETIMES = [
  [90, '90 days'],
  [180, '180 days'],
  [365, 'One year'],
] as const;

interface Props {
  learnerId: string;
  connections: Connections;
}

/** Lists the tokens with which programs read reports, creates and revokes them. */
export function TokenList({ learnerId, connections }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [openCount, setOpenCount] = useState(0);
  const createButton = useRef<HTMLButtonElement>(null);
  const { tokens, companyId } = connections;
  return (
    <Box>
      <chakra.h3 textStyle="h4">Tokens for reports</chakra.h3>
      <chakra.p color="fg.muted" mt="1" mb="3">
        A program reads members, progress and certificates with a token. It can change nothing.{' '}
        <OutsideLink href="/api/openapi.json">API description</OutsideLink>
      </chakra.p>
      {tokens.length > 0 && (
        <chakra.ul listStyleType="none" borderTopWidth="1px">
          {tokens.map((token) => (
            <TokenRow
              key={token.id}
              learnerId={learnerId}
              token={token}
              onRevoked={() => createButton.current?.focus()}
            />
          ))}
        </chakra.ul>
      )}
      <chakra.p textStyle="small" color="fg.muted" my="3" overflowWrap="anywhere">
        Company ID: {companyId}
      </chakra.p>
      <Button
        ref={createButton}
        size="sm"
        variant="outline"
        onClick={() => {
          setOpenCount(openCount + 1);
          setIsOpen(true);
        }}
      >
        Create a Token
      </Button>
      <TokenDialog
        key={openCount}
        learnerId={learnerId}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        finalFocus={() => createButton.current}
      />
    </Box>
  );
}

interface RowProps {
  learnerId: string;
  token: ReportToken;
  onRevoked: () => void;
}

function TokenRow({ learnerId, token, onRevoked }: RowProps) {
  const revoke = useRevokeToken(learnerId);
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const nameId = useId();
  const used =
    token.lastUsedAt === null ? 'Never used' : `Last used on ${printShortDate(token.lastUsedAt)}`;
  return (
    <chakra.li borderBottomWidth="1px" py="3">
      <HStack justify="space-between" align="start" gap="4" flexWrap="wrap">
        <Box minW="0" flex="1 1 14rem">
          <chakra.h4 id={nameId} fontWeight="semibold" overflowWrap="anywhere">
            {token.name}
          </chakra.h4>
          <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
            {token.start}… {used}. Expires on {printShortDate(token.expiresAt)}.
          </chakra.p>
        </Box>
        <Button
          ref={button}
          size="sm"
          variant="outline"
          colorPalette="neutral"
          aria-describedby={nameId}
          onClick={() => setIsAsking(true)}
        >
          Revoke
        </Button>
      </HStack>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title="Revoke this token?"
        finalFocus={() => button.current}
      >
        <chakra.p textStyle="body">
          The next call of the program that uses “{token.name}” is refused. This can’t be undone.
        </chakra.p>
        <HStack mt="6" gap="3" flexWrap="wrap">
          <Button
            pendingText={revoke.isPending && 'Revoking...'}
            // The response removes this row, so a callback of `mutate` would not run.
            onClick={() => void revoke.mutateAsync(token.id).then(onRevoked, () => undefined)}
          >
            Revoke
          </Button>
          <Button variant="outline" colorPalette="neutral" onClick={() => setIsAsking(false)}>
            Keep Token
          </Button>
        </HStack>
        <div role="alert">
          {revoke.error && (
            <chakra.p color="fg.error" mt="4">
              {userMessageOf(revoke.error)}
            </chakra.p>
          )}
        </div>
      </Dialog>
    </chakra.li>
  );
}

interface DialogProps {
  learnerId: string;
  open: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

function TokenDialog({ learnerId, open, onClose, finalFocus }: DialogProps) {
  const create = useCreateToken(learnerId);
  const [name, setName] = useState('');
  const [days, setDays] = useState(365);
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const token = create.data?.token;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    const isEmpty = name.trim() === '';
    setIsMissing(isEmpty);
    if (isEmpty) field.current?.focus();
    else create.mutate({ name: name.trim(), days });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={token === undefined ? 'Create a token' : 'Copy the token now'}
      finalFocus={finalFocus}
    >
      {token === undefined ? (
        <chakra.form noValidate onSubmit={submit}>
          <Stack gap="5">
            <Field
              label="Name"
              helperText="What uses it, such as “HR system”. Only you see it."
              errorText={isMissing && 'Enter a name.'}
            >
              <Input
                ref={field}
                maxLength={60}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            </Field>
            <Field label="Expires after">
              <Select value={String(days)} onChange={(value) => setDays(Number(value))}>
                {LIFETIMES.map(([count, label]) => (
                  <option key={count} value={count}>
                    {label}
                  </option>
                ))}
              </Select>
            </Field>
          </Stack>
          <div role="alert">
            {create.error && (
              <chakra.p color="fg.error" mt="4">
                {userMessageOf(create.error)}
              </chakra.p>
            )}
          </div>
          <HStack mt="6" gap="3" flexWrap="wrap">
            <Button type="submit" pendingText={create.isPending && 'Creating...'}>
              Create Token
            </Button>
            <Button variant="outline" colorPalette="neutral" onClick={onClose}>
              Cancel
            </Button>
          </HStack>
        </chakra.form>
      ) : (
        <>
          <CopyableLink
            kind="Token"
            label="Token"
            helperText="It is shown this once. Anyone who has it can read your team’s progress, so keep it like a password."
            link={token}
            copiedText="Store it where your program reads its passwords."
          />
          <Button mt="6" onClick={onClose}>
            Done
          </Button>
        </>
      )}
    </Dialog>
  );
}
