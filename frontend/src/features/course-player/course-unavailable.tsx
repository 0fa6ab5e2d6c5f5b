import { HStack } from '#ui/chakra/h-stack.ts';
import type { ReactNode } from 'react';
import { FullPageMessage } from '#components/feedback/full-page-message.tsx';
import { useIsOnline } from '#components/feedback/use-is-online.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { hasCode, userMessageOf } from '#lib/api-error.ts';

interface Props {
  /** Why loading failed; absent when the address names no course. */
  error?: Error;
  onRetry?: () => void;
  /** Leads to what can be read offline. */
  saved?: ReactNode;
}

/** Shows that a course does not exist or could not be loaded. */
export function CourseUnavailable({ error, onRetry, saved }: Props) {
  const isOffline = !useIsOnline() && hasCode(error, 'offline');
  const isMissing = !error || hasCode(error, 'course_not_found', 'invalid_request');
  return (
    <FullPageMessage
      title={titleOf(isOffline, isMissing)}
      action={
        <HStack gap="3" flexWrap="wrap">
          {!isMissing && <Button onClick={onRetry}>Try Again</Button>}
          {!isOffline && (
            <LinkButton to="/courses" {...(isMissing ? {} : { variant: 'outline' as const })}>
              Back to Courses
            </LinkButton>
          )}
        </HStack>
      }
      more={saved}
    >
      {isOffline &&
        'You’re offline, and it isn’t saved on this device. It opens when you’re back online. Your progress and notes are safe.'}
      {isMissing && 'The course you’re looking for doesn’t exist.'}
      {!isOffline && !isMissing && `Your progress and notes are safe. ${userMessageOf(error)}`}
    </FullPageMessage>
  );
}

/** Only a course that does not exist is not found; one that could not be loaded is still there. Source: rules/wording.md W15 */
function titleOf(isOffline: boolean, isMissing: boolean): string {
  if (isOffline) return 'This course needs a connection';
  return isMissing ? 'Course Not Found' : 'This course could not be loaded';
}
