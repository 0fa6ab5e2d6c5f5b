import { chakra } from '#ui/chakra/factory.ts';
import type { Course } from '@learning/shared/contract/catalog';
import { dollars } from '#lib/dollars.ts';
import { AccessLabels, StatusLabel } from './access-labels.tsx';
import { ClosedLabels } from './closed-note.tsx';
import { AccessPlaceholder } from './access-placeholder.tsx';
import { all } from '#public/attributes.ts';

interface Props {
  course: Pick<Course, 'price'>;
  /** Below the price, such as the course's length. */
  note: string;
}

/** Shows a course's price on a card, or what the learner has of it. Source: rules/wording.md W29 */
export function CourseFigure({ course, note }: Props) {
  return (
    <AccessPlaceholder>
      {/* A label is no price, and does not look like one; both have the same line. */}
      <chakra.p textStyle="figure">
        <span data-if="!closed">
          <span data-if="!enrolled">
            <span data-if="!source">{dollars(course.price)}</span>
            <AccessLabels />
          </span>
        </span>
        <ClosedLabels />
        <span hidden data-if={all('enrolled', '!action=review')}>
          <span data-text="progress" />%
        </span>
        <StatusLabel hidden data-if="action=review">
          Completed
        </StatusLabel>
      </chakra.p>
      <chakra.p textStyle="small" color="fg.muted">
        <span data-if={all('!action=continue', '!action=regain')}>{note}</span>
        <span hidden data-if="action=continue">
          complete
        </span>
        <span hidden data-if="action=regain">
          complete, access ended
        </span>
      </chakra.p>
    </AccessPlaceholder>
  );
}
