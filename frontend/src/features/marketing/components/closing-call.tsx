import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { site } from '@learning/content/site';
import type { ReactNode } from 'react';
import { PageContainer } from '#components/layout/page-container.tsx';

interface Props {
  title: string;
  text: string;
  /** Buttons, the trial first. */
  buttons: ReactNode;
  /** Below the buttons. @default what the trial needs */
  note?: string;
  /** Puts the buttons beside the text on wide screens. @default false */
  isRow?: boolean;
}

/** Ends a marketing page with the next step. */
export function ClosingCall({
  title,
  text,
  buttons,
  note = site.trial.note,
  isRow = false,
}: Props) {
  return (
    <Box
      as="section"
      aria-label="Start"
      bg="accent.subtle"
      borderYWidth="1px"
      borderColor="accent.muted"
    >
      <PageContainer
        py={{ base: '8', md: isRow ? '12' : '14' }}
        {...(isRow
          ? {
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              columnGap: '16',
              rowGap: '6',
            }
          : { textAlign: 'center' })}
      >
        <Box {...(isRow ? { flex: '1 1 30rem', maxW: '2xl' } : {})}>
          <chakra.h2
            {...(isRow ? { textStyle: 'h1' } : { textStyle: 'display', maxW: '3xl', mx: 'auto' })}
          >
            {title}
          </chakra.h2>
          <chakra.p
            color="fg.muted"
            {...(isRow
              ? { textStyle: 'body', mt: '3' }
              : {
                  textStyle: 'lead',
                  mt: '4',
                  mb: { base: '5', md: '8' },
                  maxW: '2xl',
                  mx: 'auto',
                })}
          >
            {text}
          </chakra.p>
        </Box>
        <Box textAlign="center">
          <HStack justifyContent="center" flexWrap="wrap" gap="4">
            {buttons}
          </HStack>
          {note && (
            <chakra.p
              textStyle="small"
              color="fg.muted"
              mt={isRow ? '3' : '4'}
              // Its place stays: the default speaks to visitors.
              css={note === site.trial.note ? { '.has-session &': { visibility: 'hidden' } } : {}}
            >
              {note}
            </chakra.p>
          )}
        </Box>
      </PageContainer>
    </Box>
  );
}
