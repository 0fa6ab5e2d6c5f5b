import type { FieldIssue } from '@learning/shared/contract/errors';
import type { PublicTopic, TeamOffer } from '@learning/shared/contract/requests';
import { HIDDEN_CHARACTER } from '#lib/visible-line.ts';

export interface ContactDraft {
  name: string;
  email: string;
  organization: string;
  message: string;
  /** The fields of an offer for a team, as typed. */
  seats: string;
  country: string;
  needsPurchaseOrder: boolean;
}

export type ContactErrors = Partial<Record<keyof ContactDraft, string>>;

/** Maximum message length of the API. */
export const MAX_MESSAGE_LENGTH = 4000;

const [MIN_SEATS, MAX_SEATS] = [2, 100_000];

/** Returns the messages for empty or invalid fields of the topic's form, in the order of its fields. */
export function draftErrors(
  { name, email, message, seats }: ContactDraft,
  topic: PublicTopic,
): ContactErrors {
  const isTeamOffer = topic === 'team-offer';
  return {
    ...(name.trim() ? {} : { name: 'Enter your name.' }),
    ...(/^\S+@\S+\.\S+$/.test(email.trim()) ? {} : { email: 'Enter an email address.' }),
    ...(isTeamOffer && !isSeatCount(seats)
      ? { seats: `Enter a whole number from ${MIN_SEATS} to 100,000.` }
      : {}),
    ...(message.trim() ? {} : { message: 'Enter a message.' }),
  };
}

function isSeatCount(text: string): boolean {
  const count = Number(text);
  return /^\d+$/.test(text.trim()) && count >= MIN_SEATS && count <= MAX_SEATS;
}

/** Returns what an offer depends on, for the topic that has it. */
export function offerOf(
  { seats, country, needsPurchaseOrder }: ContactDraft,
  topic: PublicTopic,
): { offer?: TeamOffer } {
  if (topic !== 'team-offer') return {};
  return { offer: { seats: Number(seats), country, needsPurchaseOrder } };
}

/** The form checks what else the API refuses, so these have an invisible character, which is easily pasted. */
const REFUSED: ContactErrors = { name: HIDDEN_CHARACTER, organization: HIDDEN_CHARACTER };

/** Maps the API's field issues to the form's fields. */
export function serverErrors(fields: readonly FieldIssue[]): ContactErrors {
  const paths = {
    name: 'body.name',
    email: 'body.email',
    organization: 'body.organization',
    seats: 'body.offer.seats',
    country: 'body.offer.country',
    message: 'body.message',
  } as const;
  return Object.fromEntries(
    Object.entries(paths).flatMap(([name, place]) =>
      fields.some(({ path }) => path === place)
        ? [[name, REFUSED[name as keyof ContactErrors] ?? 'Please check this field and try again.']]
        : [],
    ),
  );
}
