import { chakra } from '#ui/chakra/factory.ts';
import type { Course } from '@learning/shared/contract/catalog';
import { ClosedLabels, ClosedNote } from '#components/offer/closed-note.tsx';
import { AccessLabels } from '#components/offer/access-labels.tsx';
import { LineLink } from '#ui/text-link.tsx';
import { dollars } from '#lib/dollars.ts';
import { all } from '#public/attributes.ts';

/** Shows the price in the side card, or what gives the learner access. Source: rules/wording.md W29 */
export function CardPrice({ course }: { course: Course }) {
  return (
    <>
      <chakra.p textStyle="figure" fontSize="3xl">
        <Figure course={course} />
      </chakra.p>
      <chakra.p textStyle="small" color="fg.muted" minH="1lh">
        <span data-if="!closed">
          <span data-if="!source">One-time payment</span>
          <AccessNotes course={course} dueText="due" />
        </span>
      </chakra.p>
      <ClosedNote />
    </>
  );
}

/** Shows the price in the bar of small screens, with a link to the checkout while the course is for sale. */
export function PriceFact({ course }: { course: Course }) {
  return (
    <>
      <chakra.p textStyle="figure">
        <Figure course={course} />
      </chakra.p>
      <chakra.p textStyle="fine" color="fg.muted" minH="6" display="flex" alignItems="center">
        <span data-if="for-sale">
          <LineLink to="/checkout" search={{ course: course.id }}>
            Buy this course
          </LineLink>
        </span>
        <span hidden data-if="!for-sale">
          <AccessNotes course={course} dueText="due-short" />
        </span>
      </chakra.p>
    </>
  );
}

function Figure({ course }: { course: Course }) {
  return (
    <>
      <span data-if="!closed">
        <span data-if="!source">{dollars(course.price)}</span>
        <AccessLabels />
      </span>
      <ClosedLabels />
    </>
  );
}

interface NotesProps {
  course: Course;
  /** Which text says when the course is due for a member of a team. */
  dueText: 'due' | 'due-short';
}

function AccessNotes({ course, dueText }: NotesProps) {
  return (
    <>
      <span hidden data-if="source=purchase">
        Lifetime access
      </span>
      <span hidden data-if={all('source', '!source=purchase', '!due')}>
        {dollars(course.price)} on its own
      </span>
      <span hidden data-if={all('source', '!source=purchase', 'due')} data-text={dueText} />
    </>
  );
}
