import { chakra } from '#ui/chakra/factory.ts';
import { userMessageOf } from '#lib/api-error.ts';

/** Shows why the last action failed. Always rendered, so that screen readers announce it. */
export function ActionError({ error }: { error: Error | null }) {
  return (
    <div role="alert">
      {error && (
        <chakra.p color="fg.error" mt="4">
          {userMessageOf(error)}
        </chakra.p>
      )}
    </div>
  );
}
