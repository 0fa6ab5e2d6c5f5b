import { chakra } from '#ui/chakra/factory.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import { createLink } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { StepLinks } from '../steps/step-links.tsx';
import { useOpenStep } from '../steps/use-open-step.ts';
import { type OutlineEntry, printActivities } from './course-outline.ts';

const OutlineLink = createLink(
  chakra('a', {
    base: {
      display: 'flex',
      gap: '3',
      alignItems: 'flex-start',
      px: '3',
      py: '2.5',
      borderRadius: 'l2',
      transitionProperty: 'background-color',
      transitionDuration: 'fast',
      _hover: { bg: 'bg.subtle' },
      '&[aria-current]': { fontWeight: 'semibold' },
      // The open module is marked by its steps, once they are known.
      '&[aria-current]:not(:has(+ ol))': { bg: 'bg.muted' },
      '&[data-clicked]': { bg: 'bg.muted' },
    },
  }),
);

interface Props {
  courseId: number;
  entry: OutlineEntry;
  /** Icon, title and minutes of an activity of the module. */
  activityLine: (activityId: string) => ReactNode;
  onSelect: () => void;
}

/** A module of the outline; the open one with its steps. */
export function ModuleLink({ courseId, entry, activityLine, onSelect }: Props) {
  const { module, isCompleted } = entry;
  const open = useOpenStep({ courseId, module: module.id }, onSelect);
  return (
    <li>
      <OutlineLink
        to="/course/$courseId/play"
        params={{ courseId: String(courseId) }}
        search={{ module: module.id }}
        onClick={open}
      >
        <Mark order={module.order} isCompleted={isCompleted} />
        <span>
          <chakra.span display="block" lineHeight="short">
            {module.title}
          </chakra.span>
          <chakra.span
            textStyle="small"
            color="fg.muted"
            fontWeight="normal"
            fontVariantNumeric="tabular-nums"
          >
            {[module.duration, printActivities(entry)].filter(Boolean).join(' · ')}
            {isCompleted && <VisuallyHidden>, completed</VisuallyHidden>}
          </chakra.span>
        </span>
      </OutlineLink>
      <StepLinks
        courseId={courseId}
        entry={entry}
        activityLine={activityLine}
        onSelect={onSelect}
      />
    </li>
  );
}

function Mark({ order, isCompleted }: { order: number; isCompleted: boolean }) {
  return (
    <chakra.span
      aria-hidden="true"
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      boxSize="6"
      flexShrink="0"
      borderRadius="full"
      borderWidth="1px"
      fontSize="xs"
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
      borderColor={isCompleted ? 'success.solid' : 'border.emphasized'}
      bg={isCompleted ? 'success.solid' : 'transparent'}
      color={isCompleted ? 'success.contrast' : 'fg.muted'}
    >
      {isCompleted ? <Check size={14} strokeWidth={2.5} /> : order}
    </chakra.span>
  );
}
