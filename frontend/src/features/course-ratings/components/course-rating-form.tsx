import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { CourseRating } from '@learning/shared/contract/course-ratings';
import { type FormEvent, useRef, useState } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input, Textarea } from '#ui/form/input.tsx';
import { Note } from '#ui/note.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { nameErrorOf, textError } from '#lib/visible-line.ts';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { useSaveCourseRating } from '../api/change-course-rating.ts';
import { signatureOf } from '../signature.ts';
import { StarChoice } from './star-choice.tsx';

const MAX_TEXT_LENGTH = 2_000;
const MAX_NAME_LENGTH = 60;

interface Props {
  courseId: number;
  learner: SignedInLearner;
  /** The course rating to edit; null for a new one. */
  courseRating: CourseRating | null;
  onClose: () => void;
}

export function CourseRatingForm({ courseId, learner, courseRating, onClose }: Props) {
  const [rating, setRating] = useState(courseRating?.rating ?? 0);
  const [text, setText] = useState(courseRating?.text ?? '');
  const [authorName, setAuthorName] = useState(
    courseRating?.authorName ?? signatureOf(learner.name),
  );
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const saving = useSaveCourseRating(learner.id, courseId);
  const ratingError = wasSubmitted && rating === 0 ? 'Choose 1 to 5 stars.' : '';
  const nameIssue = nameErrorOf(authorName, 'Enter a name to show.');
  const nameError = wasSubmitted ? nameIssue : undefined;
  const textIssue = textError(text);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSubmitted(true);
    const invalidField =
      rating === 0
        ? 'input[type=radio]'
        : textIssue
          ? 'textarea'
          : nameIssue
            ? 'input[name=author]'
            : null;
    if (invalidField) {
      form.current?.querySelector<HTMLElement>(invalidField)?.focus();
      return;
    }
    saving.mutate(
      { rating, text, authorName },
      {
        onSuccess: () => {
          showToast({ title: courseRating ? 'Review Saved' : 'Review Published', tone: 'success' });
          onClose();
        },
      },
    );
  };

  return (
    <chakra.form ref={form} onSubmit={submit} noValidate mt="5">
      <Stack gap="5" maxW="lesson">
        <StarChoice value={rating} onChange={setRating} errorText={ratingError} />
        <Field
          label="Review (optional)"
          errorText={wasSubmitted ? textIssue : undefined}
          helperText={`${text.length.toLocaleString('en-US')} of ${MAX_TEXT_LENGTH.toLocaleString('en-US')} characters`}
        >
          <Textarea
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            maxLength={MAX_TEXT_LENGTH}
            rows={6}
            placeholder="What helped you at work, and what was missing"
          />
        </Field>
        <Field
          label="Name to show"
          errorText={nameError}
          helperText="Everyone can see it, even without signing in."
        >
          <Input
            name="author"
            autoComplete="off"
            value={authorName}
            onChange={(event) => setAuthorName(event.currentTarget.value)}
            maxLength={MAX_NAME_LENGTH}
          />
        </Field>
        <div role="alert">
          {saving.error && (
            <Note colorPalette="danger">
              {userMessageOf(saving.error)} What you wrote is still here.
            </Note>
          )}
        </div>
        <HStack gap="3" flexWrap="wrap">
          <Button type="submit" pendingText={saving.isPending && 'Saving...'}>
            {courseRating ? 'Save Review' : 'Publish Review'}
          </Button>
          <Button variant="outline" colorPalette="neutral" onClick={onClose}>
            Cancel
          </Button>
        </HStack>
      </Stack>
    </chakra.form>
  );
}
