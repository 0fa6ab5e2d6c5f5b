import { ACTIVITY_FACTS } from '@learning/shared/domain/activity-types';
import { findCourse, type Catalog } from '#catalog/catalog.ts';
import type { DomainEvent } from '#events/domain-events.ts';
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
  switch (event.type) {
    case 'coursesAssigned': {
      const { orderId: companyId, courses } = event.data;
      return courses.flatMap(({ courseId, dueOn }) =>
        told({
          type: 'course.assigned',
          companyId,
          courseId,
          dueOn,
          name: `${name}#${courseId}#${dueOn ?? ''}`,
        }),
      );
    }
    case 'assignmentDue': {
      const { orderId: companyId, courseId, dueOn, isLate } = event.data;
      return isLate ? told({ type: 'course.overdue', companyId, courseId, dueOn }) : [];
    }
    case 'enrolled':
      return told({ type: 'course.started', courseId: event.data.courseId });
    case 'activitySubmitted': {
      const { courseId, activityId, isPassed } = event.data;
      return isPassed && provesSkills(catalog, courseId, activityId)
        ? told({ type: 'skill_check.passed', courseId, name: activityId })
        : [];
    }
    case 'courseCompleted':
      return told({ type: 'course.completed', courseId: event.data.courseId });
    case 'certificateClaimed':
    case 'certificateCorrected':
    case 'certificateReissued': {
      const { courseId, certificateId } = event.data;
      return told({ type: 'certificate.issued', courseId, certificateId });
    }
    case 'certificateRevoked': {
      const { courseId, certificateId } = event.data;
      return told({ type: 'certificate.revoked', courseId, certificateId });
    }
    case 'seatTaken':
      return told({ type: 'seat.changed', companyId: event.data.orderId, change: 'taken' });
    case 'seatPaused':
      return told({ type: 'seat.changed', companyId: event.data.orderId, change: 'paused' });
    case 'seatRestored':
      return told({ type: 'seat.changed', companyId: event.data.orderId, change: 'restored' });
    case 'seatEnded':
      return told({ type: 'seat.changed', companyId: event.data.orderId, change: 'ended' });
    case 'seatsChanged': {
      const { orderId: companyId, freedSeatIds } = event.data;
      return freedSeatIds.flatMap((seatId) =>
        told({ type: 'seat.changed', companyId, seatId, change: 'freed' }),
      );
    }
    default:
      return [];
  }
}

function provesSkills(catalog: Catalog, courseId: number, activityId: string): boolean {
  const activities = findCourse(catalog, courseId)?.modules.flatMap((module) => module.activities);
  const type = activities?.find(({ id }) => id === activityId)?.type;
  return type !== undefined && ACTIVITY_FACTS[type].provesSkills;
}
