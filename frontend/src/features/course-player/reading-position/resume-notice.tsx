import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { goToTop } from './page-place.ts';

/** Tells the learner that the text opened where they stopped, with a link to the top. Disappears once they read on. */
export function ResumeNotice({ title }: { title: RefObject<HTMLElement | null> }) {
  const [isShown, setShown] = useState(true);

  useEffect(() => {
    const startedAt = scrollY;
    const onScroll = () => {
      if (Math.abs(scrollY - startedAt) > innerHeight) setShown(false);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);

  if (!isShown) return null;
  // A line at the lower edge of the text, above the bar of steps, until the text ends; takes no space.
  return (
    <Box
      position="sticky"
      bottom="var(--page-bar, 0px)"
      height="12"
      mt="-12"
      zIndex="docked"
      css={{ '@media print': { display: 'none' } }}
    >
      <HStack
        as="output"
        bg="bg"
        borderTopWidth="1px"
        minH="12"
        mx={{ base: '-5', md: '0' }}
        px={{ base: '5', md: '0' }}
        gap="2"
        justifyContent="space-between"
      >
        <chakra.span textStyle="small" color="fg.muted">
          Where you stopped reading
        </chakra.span>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            setShown(false);
            goToTop(title.current);
          }}
        >
          <ArrowUp aria-hidden="true" />
          Back to the Top
        </Button>
      </HStack>
    </Box>
  );
}
