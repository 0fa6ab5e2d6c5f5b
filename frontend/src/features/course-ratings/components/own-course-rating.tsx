import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { site } from '@learning/content/site';
import type { ApiContract } from '@learning/shared/contract/contract';
import type { ReviewHold } from '@learning/shared/contract/review-holds';
import type { ResponseOf } from '@learning/shared/contract/route';
import { useLocation } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { DeleteCourseRatingDialog } from './delete-course-rating-dialog.tsx';
import { CourseRatingBody } from './course-rating-body.tsx';
import { CourseRatingForm } from './course-rating-form.tsx';

interface Props {
  courseId: number;
  /** null while signed out. */
  learner: SignedInLearner | null;
  state: ResponseOf<ApiContract['getOwnCourseRating']> | undefined;
  error: Error | null;
  onRetry: () => void;
}

/** Shows the learner's course rating, a button to write one, or why they cannot. */
export function OwnCourseRating({ courseId, learner, state, error, onRetry }: Props) {
  const [isWriting, setIsWriting] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const section = useRef<HTMLDivElement>(null);
  // The clicked button disappears after saving or deleting.
  const focusSection = () => requestAnimationFrame(() => section.current?.focus());

  if (!learner) {
    return (
      <Reason>
        Completed half of this course?{' '}
        <TextLink to="/login" search={{ redirect: path }}>
          Sign in to review it
        </TextLink>
      </Reason>
    );
  }
  if (learner.isDemo) {
    return (
      <Reason>
        The demo account can’t write reviews, because it’s only for trying the product. Sign in with
        an account of your own to review the courses you bought.
      </Reason>
    );
  }
  if (!state) {
    if (!error) return null;
    return (
      <Box mt="8">
        <ErrorState title="Your own review could not be loaded" onRetry={onRetry}>
          {userMessageOf(error)} It is safe.
        </ErrorState>
      </Box>
    );
  }
  const { review: courseRating, moderation, missing } = state;
  if (!courseRating && missing) return <Reason>{REASONS[missing]}</Reason>;
  const close = () => {
    setIsWriting(false);
    focusSection();
  };
  return (
    <Panel
      as="section"
      ref={section}
      mt="8"
      tabIndex={-1}
      aria-label="Your review"
      _focus={{ outline: 'none' }}
    >
      <chakra.h3 textStyle="h4">{courseRating ? 'Your review' : 'Review this course'}</chakra.h3>
      {isWriting ? (
        <CourseRatingForm
          courseId={courseId}
          learner={learner}
          courseRating={courseRating}
          onClose={close}
        />
      ) : courseRating ? (
        <>
          {moderation && (
            <Note colorPalette="signal">
              {HOLDS[moderation.state]} Our reason: “{moderation.statement}” If you think we’re
              wrong, write to {site.contact.email}.
            </Note>
          )}
          <Box mt="4">
            <CourseRatingBody courseRating={courseRating} />
          </Box>
          <HStack gap="3" mt="5" flexWrap="wrap">
            <Button size="sm" variant="outline" onClick={() => setIsWriting(true)}>
              Edit Review
            </Button>
            <Button
              size="sm"
              variant="ghost"
              colorPalette="danger"
              onClick={() => setIsDeleting(true)}
            >
              Delete Review
            </Button>
          </HStack>
        </>
      ) : (
        <>
          <chakra.p mt="1" color="fg.muted">
            Tell other learners how the course helped your work. You can change your review at any
            time.
          </chakra.p>
          <Button mt="4" onClick={() => setIsWriting(true)}>
            Write a Review
          </Button>
        </>
      )}
      <DeleteCourseRatingDialog
        courseId={courseId}
        learnerId={learner.id}
        open={isDeleting}
        onClose={() => setIsDeleting(false)}
        onDeleted={focusSection}
      />
    </Panel>
  );
}

/** What a decision means to the author. Source: rules/learning.md L47, L48 */
const HOLDS = {
  held: 'Only you see this review while we look at it, and its stars don’t count.',
  hidden:
    'Only you see this review, and its stars don’t count. You can change it, and we’ll look at it again.',
} satisfies Record<ReviewHold, string>;

const REASONS = {
  progress: 'Complete half of the course to review it.',
  purchase:
    'Reviews come from learners who bought this course or have a plan with it. Once you do, you can review it when half of it is complete.',
} satisfies Record<NonNullable<ResponseOf<ApiContract['getOwnCourseRating']>['missing']>, string>;

const Reason = chakra('p', {
  base: { mt: '8', py: '4', borderBlockWidth: '1px', color: 'fg.muted' },
});
