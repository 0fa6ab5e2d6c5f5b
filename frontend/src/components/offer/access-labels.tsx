import { chakra } from '#ui/chakra/factory.ts';

/** A learner's state of a course, where others read a price. */
export const StatusLabel = chakra('span', {
  base: { fontFamily: 'body', fontSize: 'md', color: 'accent.fg' },
});

/** What gives a learner access to a course, in place of its price. Source: rules/wording.md W29 */
export function AccessLabels() {
  return (
    <>
      <StatusLabel hidden data-if="source=purchase">
        Yours
      </StatusLabel>
      <StatusLabel hidden data-if="source=subscription">
        In your plan
      </StatusLabel>
      <StatusLabel hidden data-if="source=seat">
        In your team’s plan
      </StatusLabel>
      <StatusLabel hidden data-if="source=grant">
        Granted to you
      </StatusLabel>
      <StatusLabel hidden data-if="source=trial">
        In your trial
      </StatusLabel>
    </>
  );
}
