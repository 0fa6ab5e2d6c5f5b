import { FullPageMessage } from '#components/feedback/full-page-message.tsx';
import { LinkButton } from '#components/ui/link-button.tsx';

/** For a course that is missing, and for one that could not be loaded (specification section 8). */
export function CourseNotFound() {
  return (
    <FullPageMessage
      title="Course Not Found"
      action={<LinkButton to="/courses">Back to Courses</LinkButton>}
    >
      The course you're looking for doesn't exist.
    </FullPageMessage>
  );
}
