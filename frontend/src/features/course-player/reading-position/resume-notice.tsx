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
  // Sticky at the lower edge of the window until the text ends; takes no space.
  return (
    <Box
      position="sticky"
      bottom="6"
      height="12"
      mt="-12"
      zIndex="docked"
      pointerEvents="none"
      css={{ '@media print': { display: 'none' } }}
    >
      <HStack
        as="output"
        layerStyle="card"
        boxShadow="floating"
        pointerEvents="auto"
        width="fit-content"
        minH="12"
        mx="auto"
        ps={{ base: '1', sm: '4' }}
        pe="1"
        gap="2"
      >
        <chakra.span textStyle="small" srOnly={{ base: true, sm: false }}>
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
