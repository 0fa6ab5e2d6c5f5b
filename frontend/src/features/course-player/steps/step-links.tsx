import { chakra } from '#ui/chakra/factory.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import { createLink } from '@tanstack/react-router';
import Backpack from 'lucide-react/icons/backpack';
import BookOpenText from 'lucide-react/icons/book-open-text';
import Check from 'lucide-react/icons/check';
import PencilLine from 'lucide-react/icons/pencil-line';
import type { ReactNode } from 'react';
import type { OutlineEntry } from '../outline/course-outline.ts';
import { type ModuleStep } from './module-steps.ts';
import { useOpenStep } from './use-open-step.ts';
import { useOpenSteps } from './use-open-steps.ts';

interface Props {
  courseId: number;
  entry: OutlineEntry;
  /** Icon, title and minutes of an activity. */
  activityLine: (activityId: string) => ReactNode;
  onSelect: () => void;
}

/** Lists the steps of a module while it is open. */
export function StepLinks({ courseId, entry, activityLine, onSelect }: Props) {
  const open = useOpenSteps();
  if (open?.moduleId !== entry.module.id) return null;
  return (
    <chakra.ol
      mt="1"
      mb="2"
      ms="6"
      ps="3"
      borderInlineStartWidth="1px"
      aria-label={`Steps of ${entry.module.title}`}
    >
      {open.steps.map((step) => (
        <StepItem
          key={step.id}
          courseId={courseId}
          moduleId={open.moduleId}
          step={step}
          isCurrent={step === open.current}
          isDone={isDone(step, entry)}
          onSelect={onSelect}
        >
          {step.activityId === undefined ? (
            <StepLine Icon={ICONS[step.kind]} minutes={step.minutes}>
              {step.title}
            </StepLine>
          ) : (
            activityLine(step.activityId)
          )}
        </StepItem>
      ))}
    </chakra.ol>
  );
}

const ICONS = {
  read: BookOpenText,
  write: PencilLine,
  activity: PencilLine,
  'take-away': Backpack,
};

/** An activity is done when the server has passed it; a text, when the learner has read on. */
function isDone({ kind, activityId, to }: ModuleStep, entry: OutlineEntry): boolean {
  if (activityId !== undefined) return !entry.openActivityIds.includes(activityId);
  return entry.isCompleted || (kind === 'read' && entry.lastBlock >= to);
}

const Link = createLink(
  chakra('a', {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minH: '11',
      px: '2',
      py: '1',
      borderRadius: 'l1',
      textStyle: 'small',
      color: 'fg.muted',
      _hover: { bg: 'bg.subtle', color: 'fg' },
      '&[aria-current]': { bg: 'bg.muted', color: 'fg', fontWeight: 'semibold' },
      '&[data-clicked]': { bg: 'bg.muted' },
    },
  }),
);

interface ItemProps {
  courseId: number;
  moduleId: string;
  step: ModuleStep;
  isCurrent: boolean;
  isDone: boolean;
  onSelect: () => void;
  children: ReactNode;
}

function StepItem({ courseId, moduleId, step, isCurrent, onSelect, ...shown }: ItemProps) {
  const search = { module: moduleId, step: step.id };
  const open = useOpenStep({ courseId, ...search }, onSelect);
  return (
    <li>
      <Link
        to="/course/$courseId/play"
        params={{ courseId: String(courseId) }}
        search={search}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={open}
      >
        {shown.children}
        <chakra.span color="success.fg" boxSize="4" flexShrink="0" aria-hidden="true">
          {shown.isDone && <Check size={16} strokeWidth={2.5} />}
        </chakra.span>
        {shown.isDone && <VisuallyHidden>, done</VisuallyHidden>}
      </Link>
    </li>
  );
}

interface LineProps {
  Icon: typeof Check;
  minutes: number | undefined;
  children: ReactNode;
}

/** Icon, title and minutes of a step. */
function StepLine({ Icon, minutes, children }: LineProps) {
  return (
    <>
      <Icon size={16} aria-hidden="true" style={{ flexShrink: 0 }} />
      <chakra.span flex="1" minW="0">
        {children}
      </chakra.span>
      {minutes !== undefined && (
        <chakra.span flexShrink="0" fontWeight="normal" fontVariantNumeric="tabular-nums">
          {minutes} min
        </chakra.span>
      )}
    </>
  );
}
