import { chakra } from '#ui/chakra/factory.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import { createLink } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import { type OutlineEntry, printActivities } from './course-outline.ts';
import { useOpenModule } from './use-open-module.ts';

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
      '&[aria-current]': { bg: 'bg.muted', fontWeight: 'semibold' },
      '&[data-clicked]': { bg: 'bg.muted' },
    },
  }),
);

interface Props {
  courseId: number;
  entry: OutlineEntry;
  onSelect: () => void;
}

export function ModuleLink({ courseId, entry, onSelect }: Props) {
  const { module, isCompleted } = entry;
  const open = useOpenModule(courseId, module.id, onSelect);
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
