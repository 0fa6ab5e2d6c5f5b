import { chakra } from '#ui/chakra/factory.ts';
import Check from 'lucide-react/icons/check';
import { userMessageOf } from '#lib/api-error.ts';

interface Props {
  isPending: boolean;
  isSaved: boolean;
  error: Error | null;
}

/** Shows the save state of a setting. Always rendered, so that screen readers announce changes. */
export function SavedNote({ isPending, isSaved, error }: Props) {
  return (
    <chakra.output
      display="flex"
      alignItems="center"
      gap="1.5"
      minH="6"
      mt="3"
      textStyle="small"
      fontWeight="medium"
      color={error ? 'fg.error' : 'fg.success'}
    >
      {isPending ? (
        <chakra.span color="fg.muted">Saving...</chakra.span>
      ) : error ? (
        `Not saved. ${userMessageOf(error)}`
      ) : (
        isSaved && (
          <>
            <Check size={16} aria-hidden="true" />
            Saved
          </>
        )
      )}
    </chakra.output>
  );
}
