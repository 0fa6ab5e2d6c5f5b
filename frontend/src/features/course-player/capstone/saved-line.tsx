import { chakra } from '#ui/chakra/factory.ts';

interface Props {
  error: Error | null;
  message: (error: Error) => string;
  /** What is still to do, or what was done. */
  children?: string | undefined;
}

/** Tells below a button what came of it. */
export function SavedLine({ error, message, children }: Props) {
  return (
    <chakra.p
      aria-live="polite"
      textStyle="small"
      mt="2"
      minH="6"
      color={error ? 'fg.error' : 'fg.muted'}
    >
      {error ? message(error) : children}
    </chakra.p>
  );
}
