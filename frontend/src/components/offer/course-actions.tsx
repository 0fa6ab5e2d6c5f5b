import { Spinner } from '#ui/chakra/spinner.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import type { Course } from '@learning/shared/contract/catalog';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { AccessPlaceholder } from './access-placeholder.tsx';
import { all } from '#public/attributes.ts';

interface Props {
  course: Pick<Course, 'id' | 'title'>;
  /** Of the link to the checkout. Default: no link, only the steps of a learner. */
  buyText?: string;
}

/**
 * Shows what a learner can do with a course on a card: buy it only while it is not open to them.
 * `public/course` decides. Source: rules/wording.md W29
 */
export function CourseActions({ course, buyText }: Props) {
  const name = <VisuallyHidden as="span"> {course.title}</VisuallyHidden>;
  const player = { to: '/course/$courseId/play', params: { courseId: String(course.id) } } as const;
  return (
    <AccessPlaceholder
      display="flex"
      // Above the link that covers the card.
      css={{
        position: 'relative',
        zIndex: '1',
        '&:not(:has(> :not([hidden])))': { display: 'none' },
      }}
    >
      {buyText && (
        <LinkButton
          to="/checkout"
          search={{ course: course.id }}
          data-if={all('!enrolled', '!source', 'for-sale')}
          variant="plain"
          size="sm"
        >
          <span>
            {buyText}
            <VisuallyHidden as="span"> for {course.title}</VisuallyHidden>
          </span>
        </LinkButton>
      )}
      <Button size="sm" hidden data-if="action=start" data-do="start">
        <Spinner size="inherit" aria-hidden="true" hidden data-if="busy" />
        <span>
          <span hidden data-if="busy">
            Starting...
          </span>
          <span data-if="!busy">Start</span>
          {name}
        </span>
      </Button>
      <LinkButton {...player} hidden data-if="action=continue" size="sm">
        <span>Continue{name}</span>
      </LinkButton>
      <LinkButton {...player} hidden data-if="action=regain" variant="outline" size="sm">
        <span>Get Access Back{name}</span>
      </LinkButton>
      <LinkButton {...player} hidden data-if="action=review" variant="outline" size="sm">
        <span>Open{name}</span>
      </LinkButton>
    </AccessPlaceholder>
  );
}
