import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { InvitationPreview } from './preview-invitations.ts';

interface Props {
  open: boolean;
  preview: InvitationPreview;
  /** Addresses that were in the list more than once. */
  duplicateCount: number;
  onClose: () => void;
  onSend: (emails: string[]) => void;
  finalFocus: () => HTMLElement | null;
}

const GROUPS: { name: keyof InvitationPreview; title: string; explanation?: string }[] = [
  { name: 'ready', title: 'Will be invited' },
  {
    name: 'beyondSeats',
    title: 'More than you have seats for',
    explanation:
      'You can invite them anyway: the first to join get the free seats, and anyone after that will see that all seats are taken.',
  },
  {
    name: 'beyondLimit',
    title: 'More than can be invited at once',
    explanation: 'A plan can have 50 open invitations. Invite them once others have joined.',
  },
  { name: 'members', title: 'Already have a seat' },
  {
    name: 'invited',
    title: 'Already invited',
    explanation: 'Their invitation is open. You can send it again under Open invitations.',
  },
  {
    name: 'invalid',
    title: 'Not an email address',
    explanation: 'They stay in the list, so that you can correct them.',
  },
  {
    name: 'otherLines',
    title: 'Lines without an email address',
    explanation: 'They stay in the list, so that you can add the address.',
  },
];

/** Shows what becomes of each address of a list before anything is sent. */
export function PreviewDialog({ preview, duplicateCount, onSend, ...dialog }: Props) {
  const { ready, beyondSeats } = preview;
  const everyone = [...ready, ...beyondSeats];
  return (
    <Dialog title="Check the list before you send it" {...dialog}>
      {duplicateCount > 0 && (
        <chakra.p textStyle="body" mb="4">
          {duplicateCount === 1
            ? 'One address was in the list twice and is invited once.'
            : `${duplicateCount} repeated addresses were merged.`}
        </chakra.p>
      )}
      <Stack as="section" gap="5" maxH="50dvh" overflowY="auto" tabIndex={0} aria-label="The list">
        {GROUPS.filter(({ name }) => preview[name].length > 0).map(
          ({ name, title, explanation }) => (
            <chakra.section key={name}>
              <chakra.h3 textStyle="h4">
                {title} ({preview[name].length})
              </chakra.h3>
              {explanation && (
                <chakra.p textStyle="small" color="fg.muted" mt="1">
                  {explanation}
                </chakra.p>
              )}
              <chakra.ul listStyleType="none" mt="2" overflowWrap="anywhere">
                {preview[name].map((email) => (
                  <li key={email}>{email}</li>
                ))}
              </chakra.ul>
            </chakra.section>
          ),
        )}
      </Stack>
      <HStack mt="6" gap="3" flexWrap="wrap">
        {ready.length > 0 && (
          <Button onClick={() => onSend(ready)}>
            {ready.length === 1 ? 'Send 1 Invitation' : `Send ${ready.length} Invitations`}
          </Button>
        )}
        {beyondSeats.length > 0 && (
          <Button variant={ready.length > 0 ? 'outline' : 'solid'} onClick={() => onSend(everyone)}>
            Invite Everyone ({everyone.length})
          </Button>
        )}
        <Button variant="outline" colorPalette="neutral" onClick={dialog.onClose}>
          Back to the List
        </Button>
      </HStack>
    </Dialog>
  );
}
