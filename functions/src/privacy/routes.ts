import type { privacyRoutes } from '@learning/shared/contract/privacy';
import type { Implementations } from '#http/create-handler.ts';
import type { PrivacyDependencies } from './dependencies.ts';
import { getPrivacy } from './requesting/get-privacy.ts';
import { linkToExport } from './requesting/link-to-export.ts';
import { requestDeletion } from './requesting/request-deletion.ts';
import { startExport } from './requesting/start-export.ts';

/** Connects the calls about a learner's data with their use cases. */
export function privacyImplementations(
  deps: PrivacyDependencies,
): Implementations<typeof privacyRoutes> {
  return {
    getPrivacy: ({ userId, caller, now }) =>
      getPrivacy({ userId, signedInAt: caller.signedInAt, now }, deps),
    startDataExport: ({ userId, now }) => startExport({ userId, now }, deps),
    getDataExportLink: ({ userId, now }) => linkToExport({ userId, now }, deps),
    deleteAccount: ({ userId, caller, body, now }) =>
      requestDeletion(
        {
          userId,
          signedInAt: caller.signedInAt,
          keepsCertificates: body.keepsCertificates,
          now,
        },
        deps,
      ),
  };
}
