import {
  decidedRanks,
  type CapstoneRaters,
  type RowRanks,
} from '@learning/shared/domain/capstone/capstone-rules';
import type { DomainEvent } from '#events/domain-events.ts';
import { newEvent } from '#events/event-writes.ts';
import type { CourseRecord, RubricPart } from '#catalog/catalog-records.ts';
import { levelOf } from './capstone-config.ts';
import type { CapstonePaper, CapstoneResultRecord } from './capstone-records.ts';

interface Decision {
  paper: CapstonePaper;
  result?: { userId: string; record: CapstoneResultRecord };
  events: DomainEvent[];
}

type Course = Pick<CourseRecord, 'id' | 'title'>;

/** Returns a paper with its result if its ratings are enough for one. Source: rules/capstones.md Q7 */
export function decideByPeers(
  paper: CapstonePaper,
  rubric: readonly RubricPart[],
  course: Course,
  now: Date,
): Decision {
  const ranks = decidedRanks(paper.ratings);
  return ranks
    ? decided(paper, { ranks, ratedBy: 'peers' }, rubric, course, now)
    : { paper, events: [] };
}

/** Returns a paper with its result, and what its author is told. */
export function decided(
  paper: CapstonePaper,
  { ranks, ratedBy }: { ranks: RowRanks; ratedBy: CapstoneRaters },
  rubric: readonly RubricPart[],
  { id: courseId, title: courseTitle }: Course,
  now: Date,
): Decision {
  const { authorId, number, ratings } = paper;
  const record: CapstoneResultRecord = {
    entity: 'capstoneResult',
    courseId,
    number,
    ratedBy,
    raterCount: ratedBy === 'peers' ? ratings.length : 1,
    rows: rubric.flatMap((part) => {
      const rank = ranks[part.name];
      return rank === undefined ? [] : [{ row: part.name, level: levelOf(part, rank) }];
    }),
    decidedAt: now.toISOString(),
  };
  const subject = `${courseId}#${number}#${ratedBy}`;
  return {
    paper: { ...paper, state: 'rated', reservations: [] },
    result: { userId: authorId, record },
    events:
      ratedBy === 'self'
        ? []
        : [newEvent(authorId, 'capstoneRated', subject, { courseId, courseTitle, ratedBy }, now)],
  };
}
