import { FullPageMessage } from '#components/feedback/full-page-message.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** Shown for a course that is missing or could not be loaded. Source: rules/wording.md W15 */
export function CourseNotFound() {
  return (
    <FullPageMessage
      title="Course Not Found"
      action={<LinkButton to="/courses">Back to Courses</LinkButton>}
    >
      The course you’re looking for doesn’t exist.
    </FullPageMessage>
  );
}
