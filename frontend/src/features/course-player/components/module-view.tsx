import { Box, chakra } from '@chakra-ui/react';
import type { ModuleSummary } from '@learning/shared/contract/catalog';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { hasCode, userMessageOf } from '../../../lib/api-error.ts';
import { moduleQuery } from '../api/module.ts';
import { useSavePosition } from '../api/save-position.ts';
import { neighboursOf, type OutlineEntry } from '../course-outline.ts';
import { ModuleCompletion } from './module-completion.tsx';
import { ModuleNeighbours } from './module-neighbours.tsx';
import { ModuleText } from './module-text.tsx';

interface Props {
  learnerId: string;
  courseId: number;
  summary: ModuleSummary;
  outline: OutlineEntry[];
  lastModuleId: string | null;
  /** Shown when access has ended meanwhile. */
  locked: ReactNode;
}

/** One module: title, text, resources, completion, the way on. */
export function ModuleView({ learnerId, courseId, summary, outline, lastModuleId, locked }: Props) {
  const { data: module, error, refetch } = useQuery(moduleQuery(summary.id));
  const title = useRef<HTMLHeadingElement>(null);
  const isOpen = module !== undefined;
  usePosition(learnerId, courseId, isOpen ? summary.id : lastModuleId, lastModuleId);

  useEffect(() => title.current?.focus({ preventScroll: true }), []);

  if (hasCode(error, 'payment_required')) return locked;
  const entry = outline.find(({ module: { id } }) => id === summary.id);
  return (
    <article>
      <chakra.p textStyle="eyebrow" color="fg.muted" fontVariantNumeric="tabular-nums">
        Module {summary.order} of {outline.length} · {summary.duration}
      </chakra.p>
      <chakra.h1 ref={title} textStyle="h1" tabIndex={-1} mt="2">
        {summary.title}
      </chakra.h1>
      <chakra.p textStyle="lead" color="fg.muted" mt="3" mb="10">
        {summary.description}
      </chakra.p>
      {error && (
        <ErrorState title="This module could not be loaded" onRetry={() => void refetch()}>
          {userMessageOf(error)} Your progress and notes are safe.
        </ErrorState>
      )}
      <ModuleText courseId={courseId} module={module} hasFailed={error !== null} />
      {module && (
        <ModuleCompletion
          learnerId={learnerId}
          courseId={courseId}
          module={summary}
          isCompleted={entry?.isCompleted ?? false}
          next={neighboursOf(outline, summary.id).next}
        />
      )}
      <Box mt="10">
        <ModuleNeighbours courseId={courseId} {...neighboursOf(outline, summary.id)} />
      </Box>
    </article>
  );
}

/** Remembers the open module, once it is open. */
function usePosition(
  learnerId: string,
  courseId: number,
  moduleId: string | null,
  lastModuleId: string | null,
): void {
  const { mutate } = useSavePosition(learnerId, courseId);
  const sent = useRef(lastModuleId);
  useEffect(() => {
    if (moduleId === null || moduleId === sent.current) return;
    sent.current = moduleId;
    mutate(moduleId);
  }, [moduleId, mutate]);
}
