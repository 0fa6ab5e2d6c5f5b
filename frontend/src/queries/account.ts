import { useQueryClient } from '@tanstack/react-query';
import { keepPhoto } from '#lib/photo-store.ts';
import { photoQuery } from './photo.ts';
import { useApiMutation } from './use-api-mutation.ts';

/** Changes the name. */
export function useChangeName(learnerId: string) {
  return useApiMutation('changeName', {
    call: (name: string) => ({ params: { userId: learnerId }, body: { name } }),
  });
}

/** Has a code mailed to a new address. */
export function useRequestEmailChange(learnerId: string) {
  return useApiMutation('requestEmailChange', {
    call: (newEmail: string) => ({ params: { userId: learnerId }, body: { newEmail } }),
  });
}

/** Changes the address with the code that was mailed to it. */
export function useConfirmEmailChange(learnerId: string) {
  return useApiMutation('confirmEmailChange', {
    call: (code: string) => ({ params: { userId: learnerId }, body: { code } }),
  });
}

/** Replaces the photo. */
export function useSavePhoto(learnerId: string) {
  const show = useShowPhoto(learnerId);
  return useApiMutation('savePhoto', {
    call: (photo: string) => ({ params: { userId: learnerId }, body: { photo } }),
    onSuccess: show,
  });
}

export function useDeletePhoto(learnerId: string) {
  const show = useShowPhoto(learnerId);
  return useApiMutation('deletePhoto', {
    call: () => ({ params: { userId: learnerId } }),
    onSuccess: show,
  });
}

/** Shows what the server has stored everywhere, also in other tabs. A running read may be older, so it is canceled. */
function useShowPhoto(learnerId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = photoQuery(learnerId);
  return async ({ photo }: { photo: string | null }) => {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, { photo });
    keepPhoto(learnerId, photo);
  };
}
