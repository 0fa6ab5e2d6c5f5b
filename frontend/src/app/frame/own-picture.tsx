import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { LearnerPicture } from '#components/learner-picture/learner-picture.tsx';
import { pageQuiet } from '#lib/page-quiet.ts';
import { onPhotoOfOtherTab } from '#lib/photo-store.ts';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { photoQuery } from '#queries/photo.ts';

/** The photo of the learner who is signed in, from this device at first; it is read when the page has time. */
export function OwnPicture({ learner: { id, name, email } }: { learner: SignedInLearner }) {
  const [isQuiet, setIsQuiet] = useState(false);
  const queryClient = useQueryClient();
  useEffect(() => void pageQuiet().then(() => setIsQuiet(true)), []);
  useEffect(
    () =>
      onPhotoOfOtherTab(id, ({ photo }) =>
        queryClient.setQueryData(photoQuery(id).queryKey, { photo }),
      ),
    [id, queryClient],
  );
  const { data } = useQuery({ ...photoQuery(id), enabled: isQuiet });
  return <LearnerPicture name={name} email={email} photo={data?.photo} size="sm" />;
}
