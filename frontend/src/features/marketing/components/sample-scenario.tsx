import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { SampleDecision } from '@learning/content/site/home';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useId } from 'react';
import { TextLink } from '#ui/text-link.tsx';

/** Lets a visitor answer one step of a scenario and shows the consequence at once (`public/page-actions.ts`). */
export function SampleScenario({ decision }: { decision: SampleDecision }) {
  const titleId = useId();
  return (
    <chakra.section
      aria-labelledby={titleId}
      layerStyle="card"
      overflow="hidden"
      borderTopWidth="4px"
      borderTopColor="accent.solid"
    >
      <Box px={{ base: '5', md: '8' }} pt={{ base: '5', md: '7' }}>
        <chakra.h2 id={titleId} textStyle="label" color="fg.muted">
          Try one: a decision from {decision.courseTitle}
        </chakra.h2>
        <chakra.p
          fontFamily="heading"
          fontSize={{ base: 'lg', md: 'xl' }}
          lineHeight="short"
          mt="4"
        >
          {decision.situation}
        </chakra.p>
      </Box>
      <chakra.fieldset display="grid" gap="2" px={{ base: '5', md: '8' }} mt="5">
        <chakra.legend fontWeight="semibold" mb="3">
          {decision.question}
        </chakra.legend>
        {decision.choices.map((choice, index) => (
          <Choice
            key={choice.id}
            id={choice.id}
            letter={String.fromCharCode(65 + index)}
            text={choice.text}
          />
        ))}
      </chakra.fieldset>
      <Box
        aria-live="polite"
        px={{ base: '5', md: '8' }}
        pt="4"
        pb={{ base: '5', md: '7' }}
        minH="10"
      >
        {decision.choices.map((choice) => (
          <Consequence key={choice.id} choice={choice} courseId={decision.courseId} />
        ))}
        <chakra.p textStyle="small" color="fg.muted" data-if="!choice">
          Choose an answer to see what happens next.
        </chakra.p>
      </Box>
    </chakra.section>
  );
}

interface ChoiceProps {
  id: string;
  letter: string;
  text: string;
}

function Choice({ id, letter, text }: ChoiceProps) {
  return (
    <chakra.button
      type="button"
      aria-pressed={false}
      data-do="choose"
      data-choice={id}
      display="flex"
      gap="3"
      textAlign="start"
      width="100%"
      px="4"
      py="3"
      borderWidth="1px"
      borderRadius="l2"
      borderColor="border.emphasized"
      bg="transparent"
      _pressed={{
        borderColor: 'accent.solid',
        bg: 'accent.subtle',
        boxShadow: 'inset 0 0 0 1px {colors.accent.solid}',
      }}
      cursor="button"
      transitionProperty="background-color, border-color"
      transitionDuration="fast"
      _hover={{ bg: 'accent.subtle', borderColor: 'accent.solid' }}
    >
      <chakra.span fontFamily="heading" fontWeight="semibold" color="accent.fg" aria-hidden="true">
        {letter}
      </chakra.span>
      <span>{text}</span>
    </chakra.button>
  );
}

interface ConsequenceProps {
  choice: SampleDecision['choices'][number];
  courseId: number;
}

function Consequence({ choice, courseId }: ConsequenceProps) {
  const Icon = choice.isSound ? CircleCheck : CircleAlert;
  return (
    <Box
      hidden
      data-if={`choice=${choice.id}`}
      colorPalette={choice.isSound ? 'success' : 'signal'}
      animationStyle="rise-in"
      animationDuration="slow"
      animationTimingFunction="ease-out"
    >
      <chakra.p
        color="colorPalette.fg"
        fontWeight="semibold"
        display="flex"
        gap="2"
        alignItems="center"
      >
        <Icon size={18} aria-hidden="true" />
        {choice.verdict}
      </chakra.p>
      <chakra.p mt="1.5">{choice.consequence}</chakra.p>
      <chakra.p mt="3" textStyle="small">
        <TextLink to="/courses/$courseId/preview" params={{ courseId: String(courseId) }}>
          Read the full lesson for free
        </TextLink>
      </chakra.p>
    </Box>
  );
}
