import type { TeamInvitation, TeamMember } from '@learning/shared/contract/teams';
import { hasCode, userMessageOf } from '#lib/api-error.ts';

export const INVALID_EMAIL = 'This is not a valid email address.';
export const NO_EMAIL = 'There is no email address in this line.';

/** Returns why an address was not invited. */
export function inviteProblem(error: unknown): string {
  return hasCode(error, 'invalid_request') ? INVALID_EMAIL : userMessageOf(error);
}

/** Failures after which no other address of a list can be invited either. */
export function endsList(error: unknown): boolean {
  return (['invitations_used_up', 'too_many_invitations', 'seats_taken'] as const).some((code) =>
    hasCode(error, code),
  );
}

/** Describes the free seats. Invitations do not hold seats: the first to join get them. */
export function describeSeats(free: number, open: number): string {
  const seats = free === 1 ? '1 seat is free' : `${free} seats are free`;
  if (open === 0) return `${seats}.`;
  const invitations = open === 1 ? '1 invitation is open' : `${open} invitations are open`;
  return open <= free
    ? `${seats}, ${invitations}.`
    : `${seats}, ${invitations}: ${whoJoins(free)}.`;
}

/** Describes what happens when more invitations are open than seats are free. */
export function describeExcess(free: number, open: number): string {
  const seats = free === 1 ? '1 seat is free' : `${free} seats are free`;
  return `${seats}. With these, ${open} invitations are open: ${whoJoins(free)}, and anyone after that will see that all seats are taken.`;
}

const whoJoins = (free: number) =>
  free === 1 ? 'the first to join gets it' : `the first ${free} to join get them`;

/** Returns the addresses whose invitation can still be accepted; for display, the server decides. */
export function openAddresses(invitations: readonly TeamInvitation[]): string[] {
  return invitations.filter(isOpen).map(({ email }) => email);
}

export function isOpen({ expiresAt }: TeamInvitation): boolean {
  return new Date(expiresAt) > new Date();
}

/** Returns how a member is told from the others: the name, if the account has one, and the address. */
export function memberLabel({ name, email }: Pick<TeamMember, 'name' | 'email'>): string {
  return name === null ? email : `${name} (${email})`;
}
