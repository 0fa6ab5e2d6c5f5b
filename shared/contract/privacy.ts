/** A learner's data: a download of all of it, and the deletion of the account. Source: rules/privacy.md P12, P13, P14, P15 */
import * as z from 'zod';
import { Instant, UserId } from './fields.ts';
import { defineRoutes } from './route.ts';

/** A download that the learner asked for. */
export const DataExport = z
  .object({
    state: z.enum(['preparing', 'ready', 'failed']),
    requestedAt: Instant,
    /** Until when the file can be downloaded; null while there is none. */
    availableUntil: Instant.nullable(),
    /** null while there is no file. */
    sizeBytes: z.int().nullable(),
  })
  .meta({ id: 'DataExport' });

/** What the deletion of the account would end, and whether it can be asked for now. */
export const DeletionPreview = z
  .object({
    /** Until when the last sign-in is recent enough; null when it is not. */
    signInValidUntil: Instant.nullable(),
    /** A plan that would end at once; null without one. */
    plan: z
      .object({
        tierName: z.string(),
        /** Other people who would lose their seats. */
        memberCount: z.int().min(0),
        /** Whether someone else runs its team. */
        isHandedOver: z.boolean(),
      })
      .nullable(),
    /** A team that the learner runs and someone else pays for; it would go back to them. */
    ownTeam: z.object({ tierName: z.string() }).nullable(),
    /** Certificates that are valid now, to revoke or to keep. */
    certificateCount: z.int().min(0),
  })
  .meta({ id: 'DeletionPreview' });

const userParams = z.strictObject({ userId: UserId });

export const privacyRoutes = defineRoutes({
  getPrivacy: {
    method: 'GET',
    path: '/api/users/{userId}/privacy',
    summary: 'The latest download of the learner’s data, and what deleting the account would end',
    group: 'privacy',
    access: 'learner',
    params: userParams,
    response: z.object({
      /** null when none was asked for, and after its file has expired. */
      dataExport: DataExport.nullable(),
      deletion: DeletionPreview,
    }),
  },
  startDataExport: {
    method: 'POST',
    path: '/api/users/{userId}/privacy/export',
    summary:
      'Prepare a ZIP file with everything stored about the learner; a mail says when it is ready',
    group: 'privacy',
    access: 'learner',
    refusesDemo: true,
    params: userParams,
    response: DataExport,
    errors: ['export_running', 'account_closing', 'write_conflict'],
  },
  getDataExportLink: {
    method: 'GET',
    path: '/api/users/{userId}/privacy/export/link',
    summary: 'An address that downloads the prepared file within a minute',
    group: 'privacy',
    access: 'learner',
    refusesDemo: true,
    params: userParams,
    response: z.object({ url: z.url() }),
    errors: ['export_not_found'],
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/users/{userId}/privacy/deletion',
    summary:
      'Close the account now and erase the learner’s data within the hour; needs a recent sign-in; safe to repeat',
    group: 'privacy',
    access: 'learner',
    refusesDemo: true,
    params: userParams,
    body: z.strictObject({
      /** Whether certificates stay verifiable, with what their public pages show. */
      keepsCertificates: z.boolean(),
    }),
    response: z.object({ isClosed: z.literal(true) }),
    errors: ['recent_sign_in_required', 'write_conflict'],
  },
});

export type DataExport = z.infer<typeof DataExport>;
export type DeletionPreview = z.infer<typeof DeletionPreview>;
