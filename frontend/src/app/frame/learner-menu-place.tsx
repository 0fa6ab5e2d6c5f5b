import { chakra } from '@chakra-ui/react';
import { ChevronDown, UserRound } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';

/** Looks like the closed menu of the learner until it is there. `inline/early-text.js` writes the name into it. */
export function LearnerMenuPlace() {
  return (
    <Button
      size="sm"
      variant="ghost"
      colorPalette="neutral"
      aria-label="Account"
      data-press="account"
    >
      <chakra.span hideFrom="sm" display="inline-flex">
        <UserRound aria-hidden="true" />
      </chakra.span>
      <chakra.span hideBelow="sm" maxW="40" truncate data-early="name">
        Account
      </chakra.span>
      <ChevronDown aria-hidden="true" />
    </Button>
  );
}
