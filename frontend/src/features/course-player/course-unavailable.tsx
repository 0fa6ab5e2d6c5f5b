import { HStack } from '@chakra-ui/react';
import { FullPageMessage } from '#components/feedback/full-page-message.tsx';
import { Button } from '#components/ui/button.tsx';
import { LinkButton } from '#components/ui/link-button.tsx';
import { hasCode, userMessageOf } from '#lib/api-error.ts';

interface Props {
  /** Why loading failed; absent when the address names no course. */
  error?: Error;
  onRetry?: () => void;
}

/** Shows that a course does not exist or could not be loaded. */
export function CourseUnavailable({ error, onRetry }: Props) {
  const isMissing = !error || hasCode(error, 'course_not_found', 'invalid_request');
  return (
    <FullPageMessage
      title="Course Not Found"
      action={
        <HStack gap="3" flexWrap="wrap">
          {!isMissing && <Button onClick={onRetry}>Try Again</Button>}
          <LinkButton to="/courses" {...(isMissing ? {} : { variant: 'outline' as const })}>
            Back to Courses
          </LinkButton>
        </HStack>
      }
    >
      {isMissing
        ? 'The course you’re looking for doesn’t exist.'
        : `We couldn’t load it. Your progress and notes are safe. ${userMessageOf(error)}`}
    </FullPageMessage>
  );
}
