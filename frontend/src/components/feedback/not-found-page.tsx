import { HStack } from '#ui/chakra/h-stack.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { FullPageMessage } from './full-page-message.tsx';

export function NotFoundPage() {
  return (
    <FullPageMessage
      title="404 Page Not Found"
      action={
        <HStack gap="3" flexWrap="wrap">
          <LinkButton to="/courses">Browse Courses</LinkButton>
          <LinkButton to="/" variant="outline">
            Home
          </LinkButton>
        </HStack>
      }
    >
      There is no page at this address. The address may be mistyped, or the page may have moved.
    </FullPageMessage>
  );
}
