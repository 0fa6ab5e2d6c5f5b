import { chakra, HStack } from '@chakra-ui/react';
import { LinkButton } from '#components/ui/link-button.tsx';
import { Panel } from '#components/ui/panel.tsx';

/** For a member who opens an invitation of their own team again. */
export function HeldSeat({ isActive }: { isActive: boolean }) {
  return (
    <Panel maxW="2xl">
      <chakra.p textStyle="body">
        {isActive
          ? 'You have joined, and the courses of the plan are open to you. You need the invitation no more.'
          : 'You have joined, and your seat opens no courses now. Purchases says why.'}
      </chakra.p>
      <HStack mt="6" gap="3" flexWrap="wrap">
        {isActive ? (
          <LinkButton to="/courses">Browse Courses</LinkButton>
        ) : (
          <LinkButton to="/account/purchases">Look at Purchases</LinkButton>
        )}
      </HStack>
    </Panel>
  );
}
