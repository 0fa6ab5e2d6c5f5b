import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { privacyQuery } from '#queries/privacy.ts';
import { updateCached, useApiMutation } from '#queries/use-api-mutation.ts';
import { forgetLearner } from './forget-learner.ts';

/** Asks for a ZIP file with everything stored about the learner. */
export function useStartExport(learnerId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = privacyQuery(learnerId);
  return useApiMutation('startDataExport', {
    call: () => ({ params: { userId: learnerId } }),
    onSuccess: (dataExport) =>
      updateCached(queryClient, queryKey, (privacy) => ({ ...privacy, dataExport })),
    // In another tab, perhaps: the page then shows what is stored.
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
}

/** Starts the download of the prepared file. Its address is good for a minute, so it is asked for with the click. */
export function useDownloadExport(learnerId: string) {
  return useMutation({
    mutationFn: async () => {
      const { url } = await api.getDataExportLink({ params: { userId: learnerId } });
      location.assign(url);
    },
  });
}

/** Closes the account. What belongs to it is erased on this device, and in the background on the server. */
export function useDeleteAccount(learnerId: string) {
  return useApiMutation('deleteAccount', {
    call: (keepsCertificates: boolean) => ({
      params: { userId: learnerId },
      body: { keepsCertificates },
    }),
    onSuccess: () => forgetLearner(learnerId),
  });
}
