import { Box } from '#ui/chakra/box.ts';
import { Button } from '#ui/chakra/button.tsx';
import { chakra } from '#ui/chakra/factory.ts';
import type { ModuleSummary } from '@learning/shared/contract/catalog';
import { createLink } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ListTree from 'lucide-react/icons/list-tree';
import type { ModuleStep } from './module-steps.ts';
import { useOpenStep } from './use-open-step.ts';
import type { OpenSteps } from './use-open-steps.ts';

interface Props {
  courseId: number;
  open: OpenSteps;
  /** The modules before and after the open one. */
  previous: ModuleSummary | undefined;
  next: ModuleSummary | undefined;
  /** The open step is an activity that is still to pass: that one leads. */
  isOpenTask: boolean;
  onOpenOutline: () => void;
}

/** Leads to the previous and the next step: at the thumb on phones, at the end of the step on wider screens. */
export function StepBar({ courseId, open, previous, next, isOpenTask, ...props }: Props) {
  const { steps, index, moduleId } = open;
  const before = steps[index - 1];
  const after = steps[index + 1];
  const at = (step: ModuleStep) => ({ courseId, module: moduleId, step: step.id });
  return (
    // The bar is fixed on phones, and a container would hold it.
    <Box css={{ '@media (min-width: 48rem)': { containerType: 'inline-size' } }}>
      <Frame aria-label="Steps of this module" data-step-bar="">
        <Box gridArea="before" minW="0">
          {before ? (
            <BarLink {...at(before)} name="Back" title={nameOf(before)} isBack />
          ) : (
            previous && (
              <BarLink
                courseId={courseId}
                module={previous.id}
                name="Back"
                title={previous.title}
                isBack
              />
            )
          )}
        </Box>
        <Box gridArea="place" textAlign="center">
          <Button
            variant="ghost"
            colorPalette="neutral"
            minH="12"
            px="3"
            hideFrom="md"
            aria-label={`Modules and steps: ${index + 1} of ${steps.length}`}
            onClick={props.onOpenOutline}
            fontVariantNumeric="tabular-nums"
          >
            <ListTree aria-hidden="true" />
            {index + 1} of {steps.length}
          </Button>
          <chakra.p
            hideBelow="md"
            textStyle="small"
            color="fg.muted"
            fontVariantNumeric="tabular-nums"
          >
            Step {index + 1} of {steps.length}
          </chakra.p>
        </Box>
        <Box gridArea="after" minW="0" textAlign="end">
          {after ? (
            <BarLink {...at(after)} name="Next" title={nameOf(after)} isQuiet={isOpenTask} />
          ) : (
            next && (
              <BarLink
                courseId={courseId}
                module={next.id}
                name="Next Module"
                title={next.title}
                isQuiet
              />
            )
          )}
        </Box>
      </Frame>
    </Box>
  );
}

/** An activity is named where it opens. */
const nameOf = ({ kind, title }: ModuleStep) => (kind === 'activity' ? 'Activity' : title);

const Frame = chakra('nav', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    gridTemplateAreas: '"before place after"',
    alignItems: 'center',
    gap: '2',
    maxW: 'lesson',
    mx: 'auto',
    mt: { md: '12' },
    pt: { md: '6' },
    borderTopWidth: { md: '1px' },
    _beside: { maxW: 'calc({sizes.lesson} + 19rem)', pe: '19rem' },
    '@media (max-width: 47.99rem) and (min-height: 30rem)': {
      position: 'fixed',
      insetInline: '0',
      bottom: '0',
      height: 'var(--page-bar)',
      maxW: 'none',
      paddingBlock: '0 env(safe-area-inset-bottom, 0px)',
      px: '3',
      zIndex: 'docked',
      bg: 'bg.panel',
      borderTopWidth: '1px',
    },
    '@media print': { display: 'none' },
  },
});

interface LinkProps {
  courseId: number;
  module: string;
  step?: string;
  name: string;
  title: string;
  isBack?: boolean;
  isQuiet?: boolean;
}

const StepButton = createLink(
  chakra('a', {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minH: '12',
      minW: '11',
      maxW: '100%',
      borderRadius: 'l2',
      fontWeight: 'semibold',
      textStyle: 'label',
      transitionProperty: 'background-color',
      transitionDuration: 'fast',
      '& svg': { boxSize: '4.5', flexShrink: '0' },
    },
    variants: {
      look: {
        solid: {
          px: '5',
          bg: 'accent.solid',
          color: 'accent.contrast',
          _hover: { bg: 'accent.solid/90' },
          '&[data-clicked]': { bg: 'accent.solid/90' },
        },
        quiet: {
          px: '3',
          color: 'fg.muted',
          _hover: { bg: 'bg.muted', color: 'fg' },
          '&[data-clicked]': { bg: 'bg.muted' },
        },
      },
    },
  }),
);

function BarLink({ courseId, module, step, name, title, isBack, isQuiet }: LinkProps) {
  const search = step === undefined ? { module } : { module, step };
  const open = useOpenStep({ courseId, ...search });
  return (
    <StepButton
      to="/course/$courseId/play"
      params={{ courseId: String(courseId) }}
      search={search}
      aria-label={`${name}: ${title}`}
      onClick={open}
      look={isBack || isQuiet ? 'quiet' : 'solid'}
    >
      {isBack && <ArrowLeft aria-hidden="true" />}
      <chakra.span minW="0" truncate>
        {name}
        {/* Phones have no room for it. */}
        <chakra.span hideBelow="md">: {title}</chakra.span>
      </chakra.span>
      {!isBack && <ArrowRight aria-hidden="true" />}
    </StepButton>
  );
}
