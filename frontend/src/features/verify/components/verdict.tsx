import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import ExclamationMark from 'lucide-react/icons/exclamation-mark';
import X from 'lucide-react/icons/x';
import type { VerdictName } from '#public/attributes.ts';
import { VERDICTS } from './verdict-texts.tsx';

const names = Object.keys(VERDICTS) as VerdictName[];

/** The one word that a check ends with, and what it means. The script shows the sentence of the verdict and repeats its word and tone. */
export function Verdict() {
  return (
    <chakra.section
      data-verdict=""
      data-tone="waiting"
      aria-live="polite"
      aria-busy="true"
      layerStyle="card"
      colorPalette="neutral"
      bg="colorPalette.subtle"
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      gap={{ base: '4', md: '5' }}
      alignItems="start"
      minH={{ base: '9.5rem', md: '10.5rem' }}
      p={{ base: '5', md: '8' }}
      css={{
        '&[data-tone=success]': { colorPalette: 'success' },
        '&[data-tone=signal]': { colorPalette: 'signal' },
        '&[data-tone=danger]': { colorPalette: 'danger' },
      }}
    >
      <Seal />
      <Stack gap="2">
        <chakra.h1 tabIndex={-1} textStyle="h1" color="colorPalette.fg" data-text="verdict-word">
          {VERDICTS.checking.word}
        </chakra.h1>
        {names.map((name) => (
          <p
            key={name}
            hidden={name !== 'checking'}
            data-if={`verdict=${name}`}
            data-word={VERDICTS[name].word}
            data-tone={VERDICTS[name].tone}
          >
            {VERDICTS[name].sentence}
          </p>
        ))}
      </Stack>
    </chakra.section>
  );
}

/** Repeats the tone of the verdict as a sign. */
function Seal() {
  return (
    <Box
      aria-hidden="true"
      display="grid"
      placeItems="center"
      boxSize={{ base: '11', md: '14' }}
      borderRadius="full"
      bg="colorPalette.solid"
      color="colorPalette.contrast"
    >
      <span data-if="tone=waiting">
        <Clock />
      </span>
      <span hidden data-if="tone=success">
        <Check />
      </span>
      <span hidden data-if="tone=danger">
        <X />
      </span>
      <span hidden data-if="tone=signal">
        <ExclamationMark />
      </span>
      <span hidden data-if="tone=neutral">
        <ExclamationMark />
      </span>
    </Box>
  );
}
