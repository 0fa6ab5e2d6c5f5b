import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { exemplarQuery } from '#queries/work.ts';

/** A sound deliverable with comments, for comparison. */
export function Exemplar({ learnerId, moduleId }: { learnerId: string; moduleId: string }) {
  const { data, error, refetch } = useQuery(exemplarQuery(learnerId, moduleId));
  return (
    <Box mt="6">
      {error && (
        <ErrorState title="We couldn’t load the example" onRetry={() => void refetch()}>
          {userMessageOf(error)}
        </ErrorState>
      )}
      {!data && !error && (
        <Box aria-live="polite" aria-busy="true">
          <VisuallyHidden>Loading the example</VisuallyHidden>
          <Skeleton height="96" />
        </Box>
      )}
      {data && (
        <chakra.div
          layerStyle="card"
          px={{ base: '5', md: '8' }}
          py={{ base: '5', md: '8' }}
          css={{ '& > div > h3:first-of-type': { mt: '0' } }}
        >
          <RichText body={data.body} />
        </chakra.div>
      )}
    </Box>
  );
}
