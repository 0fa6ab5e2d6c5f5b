import { Box, chakra, HStack } from '@chakra-ui/react';
import { ArrowUp } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { goToTop } from './page-place.ts';

/** Says that the text was opened where it was left, and leads back; goes when the reader has read on. */
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
  // It stands at the end of the text, and floats above the lower edge of the window until the text ends; it takes no room.
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
