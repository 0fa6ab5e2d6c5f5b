/** What a learner writes in the lessons: answers to pauses, and the deliverables of assessments. Source: rules/learning.md L29. */
import * as z from 'zod';
import { MAX_WORK_LENGTH } from '#domain/learning/written-work.ts';
import { Note } from './notes.ts';
import { ContentId, CourseId, CourseIdParam, Instant, RichText, UserId } from './fields.ts';
import { defineRoutes } from './route.ts';

/** The learner's own rating of a deliverable: part of the rubric → level. */
const RatedLevels = z
  .record(z.string().max(200), z.string().max(200))
  .refine((levels) => Object.keys(levels).length <= 30, 'at most 30 parts');

export const WrittenWork = z
  .object({
    moduleId: ContentId,
    /** `deliverable`, or the id of a pause. */
    promptId: ContentId,
    /** The task as it read when the text was saved. */
    prompt: z.string(),
    text: z.string(),
    /** Increases with each save. Sent back with the next save, it prevents two tabs from overwriting each other. */
    version: z.int().min(0),
    updatedAt: Instant,
    /** Only of a deliverable; null until the learner has rated it. */
    rating: z.object({ levels: RatedLevels, ratedAt: Instant }).nullable(),
  })
  .meta({ id: 'WrittenWork' });

/** Everything a learner has written in one course. */
export const CourseWork = z
  .object({
    courseId: CourseId,
    courseTitle: z.string(),
    modules: z.array(z.object({ id: ContentId, title: z.string() })),
    notes: z.array(Note),
    work: z.array(WrittenWork),
    /** Documents the learner has generated and handed in. */
    documents: z.array(z.object({ activityId: ContentId, moduleId: ContentId, title: z.string() })),
  })
  .meta({ id: 'CourseWork' });

const userCourse = z.strictObject({ userId: UserId, id: CourseIdParam });
const userModule = z.strictObject({ userId: UserId, moduleId: ContentId });

export const workRoutes = defineRoutes({
  listCourseWork: {
    method: 'GET',
    path: '/api/users/{userId}/courses/{id}/work',
    summary: 'What the learner has written in one course, without notes',
    group: 'learning',
    access: 'learner',
    params: userCourse,
    response: z.array(WrittenWork),
  },
  listWork: {
    method: 'GET',
    path: '/api/users/{userId}/work',
    summary: 'Notes, answers, deliverables and generated documents of all courses',
    group: 'learning',
    access: 'learner',
    params: z.strictObject({ userId: UserId }),
    response: z.array(CourseWork),
  },
  saveWork: {
    method: 'PUT',
    path: '/api/users/{userId}/modules/{moduleId}/work/{promptId}',
    summary: 'Save the answer to a pause, or a deliverable; returns it with its new version',
    group: 'learning',
    access: 'learner',
    params: userModule.extend({ promptId: ContentId }),
    body: z.strictObject({
      text: z.string().max(MAX_WORK_LENGTH),
      version: z
        .int()
        .min(0)
        .meta({ description: 'The version this text is based on; 0 for a new text.' }),
    }),
    response: WrittenWork,
    errors: ['module_not_found', 'prompt_not_found', 'not_enrolled', 'note_conflict'],
  },
  rateDeliverable: {
    method: 'PUT',
    path: '/api/users/{userId}/modules/{moduleId}/deliverable/rating',
    summary: 'Save the learner’s own rating of a deliverable: a level for each part of the rubric',
    group: 'learning',
    access: 'learner',
    params: userModule,
    body: z.strictObject({
      levels: RatedLevels,
      version: z
        .int()
        .min(1)
        .meta({ description: 'The version of the deliverable that was rated.' }),
    }),
    response: WrittenWork,
    errors: [
      'module_not_found',
      'prompt_not_found',
      'not_enrolled',
      'deliverable_too_short',
      'note_conflict',
    ],
  },
  getExemplar: {
    method: 'GET',
    path: '/api/users/{userId}/modules/{moduleId}/exemplar',
    summary: 'A sound deliverable with comments, once the learner has rated their own',
    group: 'learning',
    access: 'learner',
    params: userModule,
    response: z.object({ body: RichText }).meta({ id: 'Exemplar' }),
    errors: ['module_not_found', 'exemplar_not_found', 'deliverable_not_rated', 'payment_required'],
  },
});

export type WrittenWork = z.infer<typeof WrittenWork>;
export type CourseWork = z.infer<typeof CourseWork>;
