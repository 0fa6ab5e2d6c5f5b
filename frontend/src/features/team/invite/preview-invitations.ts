import type { Team } from '@learning/shared/contract/teams';
import { invalidEmails, type AddressList } from '../email-list.ts';
import { openAddresses } from '../team-words.ts';

/** Invitations of a plan that can be open at once; as many as it has seats, if these are more. The server decides. */
const MIN_OPEN_INVITATIONS = 50;

/** What would become of each entry of a list, in the order of the list. */
export interface InvitationPreview {
  ready: string[];
  /** Beyond the free seats: the first to join get them. */
  beyondSeats: string[];
  /** Beyond the invitations that can be open at once. */
  beyondLimit: string[];
  members: string[];
  invited: string[];
  invalid: string[];
  /** Lines without an address. */
  otherLines: string[];
}

/** @param ownEmail address of the owner, who has a seat without being a member */
export function previewInvitations(
  { emails, otherLines }: Pick<AddressList, 'emails' | 'otherLines'>,
  { members, invitations, maxUsers, seatsUsed }: Team,
  ownEmail: string,
): InvitationPreview {
  const invalid = new Set(invalidEmails(emails));
  const seats = new Set<string | null>([
    ownEmail.toLowerCase(),
    ...members.flatMap(({ email, invitedEmail }) => [email, invitedEmail]),
  ]);
  const open = new Set(openAddresses(invitations));
  const added = emails.filter(
    (email) => !invalid.has(email) && !seats.has(email) && !open.has(email),
  );
  const freeSeats = Math.max(0, maxUsers - seatsUsed - open.size);
  const sendable = Math.max(0, Math.max(MIN_OPEN_INVITATIONS, maxUsers) - open.size);
  return {
    ready: added.slice(0, Math.min(freeSeats, sendable)),
    beyondSeats: added.slice(freeSeats, sendable),
    beyondLimit: added.slice(sendable),
    members: emails.filter((email) => seats.has(email)),
    invited: emails.filter((email) => open.has(email) && !seats.has(email)),
    invalid: [...invalid],
    otherLines,
  };
}
