/** Certificates of completion. */
import * as z from 'zod';
import { CourseId, Instant, UserId, Name } from './fields.ts';
import { defineRoutes } from './route.ts';

export const Certificate = z
  .object({
    id: z.string(),
    userId: z.string(),
    courseId: CourseId,
    participantName: z.string(),
    courseName: z.string(),
    completionDate: Instant,
    /** Identifier for verification; it cannot be guessed. */
    certificateId: z.string(),
  })
  .meta({ id: 'Certificate' });

export const certificateRoutes = defineRoutes({
  listCertificates: {
    method: 'GET',
    path: '/api/users/{userId}/certificates',
    summary: "A learner's certificates",
    group: 'certificates',
    access: 'learner',
    params: z.strictObject({ userId: UserId }),
    response: z.array(Certificate),
  },
  claimCertificate: {
    method: 'POST',
    path: '/api/certificates',
    summary: 'Claim the certificate of a completed course',
    group: 'certificates',
    access: 'learner',
    refusesDemo: true,
    body: z.strictObject({
      userId: UserId,
      courseId: CourseId,
      participantName: Name(100),
      courseName: z
        .string()
        .max(200)
        .optional()
        .meta({ description: 'Ignored: the title comes from the catalog.' }),
    }),
    response: Certificate,
    status: 201,
    errors: ['course_not_found', 'not_enrolled', 'not_implemented'],
  },
});

export type Certificate = z.infer<typeof Certificate>;
