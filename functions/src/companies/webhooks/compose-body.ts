import { findCourse, type Catalog } from '#catalog/catalog.ts';
import type { Contact } from '#gateways/cognito/emails.ts';
import type { TeamState } from '#teams/team-state.ts';
import type { DeliveryRecord } from '../company-records.ts';

/** The body of a message, in the form of Standard Webhooks. */
export interface WebhookBody {
  type: string;
  /** When it happened. */
  timestamp: string;
  data: {
    /** The same at every try, as the header `webhook-id`. */
    id: string;
    /** Grows with each message of the company, so that a receiver can put them in order. */
    sequence: number;
    companyId: string;
    /** Name and address are null once the person has left the team. */
    member: { id: string; name: string | null; email: string | null } | null;
    course: { id: number; title: string | null } | null;
    dueOn?: string | null;
    certificateId?: string;
    change?: string;
  };
}

/**
 * Returns what a company is told: ids, the name and address of a member as the owner sees them, and a course. Never scores, answers, notes
 * or documents.
 *
 * Source: rules/companies.md B3
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function composeBody(
  { companyId, messageId, sequence, subject }: DeliveryRecord,
  { team, catalog, contact }: { team: TeamState; catalog: Catalog; contact: Contact | null },
): WebhookBody {
  const { type, at, seatId, courseId, dueOn, certificateId, change } = subject;
  const seat = team.seats.find((candidate) => candidate.seatId === seatId);
  return {
    type,
    timestamp: at,
    data: {
      id: messageId,
      sequence,
      companyId,
      member:
        seatId === null
          ? null
          : {
              id: seatId,
              name: seat ? (contact?.name ?? null) : null,
              email: seat ? (seat.accountEmail ?? seat.email) : null,
            },
      course:
        courseId === null
          ? null
          : { id: courseId, title: findCourse(catalog, courseId)?.title ?? null },
      ...(type === 'course.assigned' || type === 'course.overdue' ? { dueOn } : {}),
      ...(certificateId === null ? {} : { certificateId }),
      ...(change === null ? {} : { change }),
    },
  };
}
