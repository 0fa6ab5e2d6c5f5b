import { ACTIVITY_FACTS } from '@learning/shared/domain/activity-types';
import { findCourse, type Catalog } from '#catalog/catalog.ts';
import type { DomainEvent, EventOf, EventType } from '#events/domain-events.ts';
import type { MessageSubject } from '../company-records.ts';

/** What an event tells the companies of a learner. */
export interface Told extends Omit<MessageSubject, 'at' | 'seatId'> {
  /** The one company that is told; null for each in which the learner has a seat with the course. */
  companyId: string | null;
  /** The seat it is about; null for that of the learner. */
  seatId: string | null;
  /** Tells messages about one seat apart; what happens again under the same name is no news. */
  name: string;
}

const NOTHING = { courseId: null, dueOn: null, certificateId: null, change: null } as const;

/** Returns what an event says to companies: only what the owner of a team sees as well. Source: rules/companies.md B3, B5 */
export function toldByEvent(event: DomainEvent, catalog: Catalog): Told[] {
  const { name } = event;
  const told = (change: Partial<Told> & Pick<Told, 'type'>): Told[] => [
    { ...NOTHING, companyId: null, seatId: null, name, ...change },
  ];
  if (event.type === 'coursesAssigned') {
    const { orderId: companyId, courses } = event.data;
    return courses.flatMap(({ courseId, dueOn }) => {
      const subject = `${name}#${courseId}#${dueOn ?? ''}`;
      return told({ type: 'course.assigned', companyId, courseId, dueOn, name: subject });
    });
  }
  if (event.type === 'assignmentDue') {
    const { orderId: companyId, courseId, dueOn, isLate } = event.data;
    return isLate ? told({ type: 'course.overdue', companyId, courseId, dueOn }) : [];
  }
  if (event.type === 'enrolled') {
    return told({ type: 'course.started', courseId: event.data.courseId });
  }
  if (event.type === 'activitySubmitted') {
    const { courseId, activityId, isPassed } = event.data;
    return isPassed && provesSkills(catalog, courseId, activityId)
      ? told({ type: 'skill_check.passed', courseId, name: activityId })
      : [];
  }
  if (event.type === 'courseCompleted') {
    return told({ type: 'course.completed', courseId: event.data.courseId });
  }
  if (isCertificateEvent(event)) {
    const { courseId, certificateId } = event.data;
    const type = event.type === 'certificateRevoked' ? 'certificate.revoked' : 'certificate.issued';
    return told({ type, courseId, certificateId });
  }
  if (isSeatEvent(event)) {
    const change = SEAT_CHANGES[event.type];
    return told({ type: 'seat.changed', companyId: event.data.orderId, change });
  }
  if (event.type === 'seatsChanged') {
    const { orderId: companyId, freedSeatIds } = event.data;
    return freedSeatIds.flatMap((seatId) =>
      told({ type: 'seat.changed', companyId, seatId, change: 'freed' }),
    );
  }
  return [];
}

const CERTIFICATE_EVENTS = [
  'certificateClaimed',
  'certificateCorrected',
  'certificateReissued',
  'certificateRevoked',
] as const satisfies EventType[];
type CertificateEvent = EventOf<(typeof CERTIFICATE_EVENTS)[number]>;

const SEAT_CHANGES = {
  seatTaken: 'taken',
  seatPaused: 'paused',
  seatRestored: 'restored',
  seatEnded: 'ended',
} as const satisfies Partial<Record<EventType, Told['change']>>;
type SeatEvent = EventOf<keyof typeof SEAT_CHANGES>;

const isCertificateEvent = (event: DomainEvent): event is CertificateEvent =>
  CERTIFICATE_EVENTS.some((type) => type === event.type);

const isSeatEvent = (event: DomainEvent): event is SeatEvent => event.type in SEAT_CHANGES;

function provesSkills(catalog: Catalog, courseId: number, activityId: string): boolean {
  const activities = findCourse(catalog, courseId)?.modules.flatMap((module) => module.activities);
  const type = activities?.find(({ id }) => id === activityId)?.type;
  return type !== undefined && ACTIVITY_FACTS[type].provesSkills;
}
