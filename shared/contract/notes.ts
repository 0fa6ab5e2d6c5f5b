/** A learner's notes, one per module. Source: rules/learning.md L8. */
import * as z from 'zod';
import { ContentId, CourseIdParam, Instant, UserId } from './fields.ts';
import { defineRoutes } from './route.ts';

export const Note = z
  .object({
    moduleId: ContentId,
    text: z.string(),
    /** Increases with each save. Sent back with the next save, it prevents two tabs from overwriting each other. */
    version: z.int().min(0),
    updatedAt: Instant,
  })
  .meta({ id: 'Note' });

const userCourse = z.strictObject({ userId: UserId, id: CourseIdParam });
const userModule = z.strictObject({ userId: UserId, moduleId: ContentId });

export const noteRoutes = defineRoutes({
  listNotes: {
    method: 'GET',
    path: '/api/users/{userId}/courses/{id}/notes',
    summary: "A learner's notes in one course",
    group: 'learning',
    access: 'learner',
    params: userCourse,
    response: z.array(Note),
  },
  saveNote: {
    method: 'PUT',
    path: '/api/users/{userId}/modules/{moduleId}/note',
    summary: 'Save the note of a module; returns it with its new version',
    group: 'learning',
    access: 'learner',
    params: userModule,
    body: z.strictObject({
      text: z.string().max(50_000),
      version: z
        .int()
        .min(0)
        .meta({ description: 'The version this text is based on; 0 for a new note.' }),
    }),
    response: Note,
    errors: ['module_not_found', 'not_enrolled', 'note_conflict'],
  },
});

export type Note = z.infer<typeof Note>;
