import { TextLink } from '#ui/text-link.tsx';

/** Says what one agrees to with an action, and where to read about data. */
export function Agreement({ by }: { by: string }) {
  return (
    <>
      By {by} you agree to our{' '}
      <TextLink to="/terms" target="_blank">
        terms
      </TextLink>
      . Our{' '}
      <TextLink to="/privacy" target="_blank">
        privacy page
      </TextLink>{' '}
      says how we handle your data.
    </>
  );
}
