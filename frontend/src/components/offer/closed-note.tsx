import { chakra } from '#ui/chakra/factory.ts';
import { StatusLabel } from './access-labels.tsx';
import { CLOSED_LABELS } from './closed-labels.ts';

/** How a course that takes no new learners is called, in place of its price. Source: rules/content.md C46 */
export function ClosedLabels() {
  return (
    <>
      <StatusLabel hidden data-if="closed=announced">
        {CLOSED_LABELS.announced}
      </StatusLabel>
      <StatusLabel hidden data-if="closed=hidden">
        {CLOSED_LABELS.hidden}
      </StatusLabel>
    </>
  );
}

/** Says what a course that takes no new learners means for who reads it. Source: rules/content.md C46 */
export function ClosedNote() {
  return (
    <>
      <chakra.p hidden data-if="closed=announced" textStyle="small" color="fg.muted">
        You can’t buy or start this course yet. Add it to your wishlist to find it again.
      </chakra.p>
      <chakra.p hidden data-if="closed=hidden" textStyle="small" color="fg.muted">
        This course takes no new learners now. If you have it already, sign in and go on.
      </chakra.p>
    </>
  );
}
