import { chakra } from '#ui/chakra/factory.ts';
import type { Course } from '@learning/shared/contract/catalog';
import { dollars } from '#lib/dollars.ts';
import { AccessLabels } from './access-labels.tsx';
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
      <chakra.p textStyle="figure">
        <span data-if="!enrolled">
          <span data-if="!accessible">{dollars(course.price)}</span>
          <AccessLabels />
        </span>
        <span hidden data-if={all('enrolled', '!completed')}>
          <span data-text="progress" />%
        </span>
        <span hidden data-if="completed">
          Completed
        </span>
      </chakra.p>
      <chakra.p textStyle="small" color="fg.muted">
        <span data-if={all('!can-continue', '!can-regain')}>{note}</span>
        <span hidden data-if="can-continue">
          complete
        </span>
        <span hidden data-if="can-regain">
          complete, access ended
        </span>
      </chakra.p>
    </AccessPlaceholder>
  );
}
