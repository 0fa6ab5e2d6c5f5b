import { chakra } from '#ui/chakra/factory.ts';
import type { Module } from '@learning/shared/contract/catalog';
import { DELIVERABLE } from '@learning/shared/domain/learning/written-work';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useId } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { courseWorkQuery } from '#queries/work.ts';
import { capstoneQuery } from '#queries/capstone.ts';
import { CapstoneSteps, WorkspaceSteps } from '../later.tsx';
import type { WorkPlace } from './use-written-work.ts';

interface Props {
  place: Omit<WorkPlace, 'promptId'>;
  module: Module;
}

/** Where the deliverable of an assessment is written, rated against the rubric, and compared with an exemplar. */
export function Workspace({ place, module }: Props) {
  return module.hasCapstone ? (
    <CapstonePlace place={place} module={module} />
  ) : (
    <Deliverable place={place} module={module} />
  );
}

function Deliverable({ place, module }: Props) {
  const { learnerId, courseId, moduleId } = place;
  const headingId = useId();
  const { data, error, refetch } = useQuery(courseWorkQuery(learnerId, courseId));
  const stored = data?.find((work) => work.moduleId === moduleId && work.promptId === DELIVERABLE);
  return (
    <chakra.section
      aria-labelledby={headingId}
      mt="14"
      css={{ '@media print': { display: 'none' } }}
    >
      <chakra.h2 id={headingId} textStyle="h2">
        Your deliverable
      </chakra.h2>
      <chakra.p color="fg.muted" mt="2">
        Write it here, or paste it in. It is saved as you type, only you can read it, and you can
        download it from My Work at any time.
      </chakra.p>
      {error && !data && (
        <ErrorState title="We couldn’t load your deliverable" onRetry={() => void refetch()}>
          {userMessageOf(error)}
        </ErrorState>
      )}
      {!data && !error && <StepsPlace />}
      {data && (
        <Suspense fallback={<StepsPlace />}>
          <WorkspaceSteps
            place={{ ...place, promptId: DELIVERABLE }}
            module={module}
            stored={stored}
          />
        </Suspense>
      )}
    </chakra.section>
  );
}

/** The same, of a capstone: others rate it. */
function CapstonePlace({ place, module }: Props) {
  const { learnerId, courseId } = place;
  const headingId = useId();
  const work = useQuery(courseWorkQuery(learnerId, courseId));
  const capstone = useQuery(capstoneQuery(learnerId, courseId));
  const error = (work.data ? null : work.error) ?? (capstone.data ? null : capstone.error);
  const reload = () => void Promise.all([work.refetch(), capstone.refetch()]);
  return (
    <chakra.section
      aria-labelledby={headingId}
      mt="14"
      css={{ '@media print': { display: 'none' } }}
    >
      <chakra.h2 id={headingId} textStyle="h2">
        Your capstone
      </chakra.h2>
      <chakra.p color="fg.muted" mt="2">
        You hand it in, two others rate it without names, and your certificate says level and
        rubric. What you write is saved as you type. The certificate doesn’t wait for it.
      </chakra.p>
      {error && (
        <ErrorState title="We couldn’t load your capstone" onRetry={reload}>
          {userMessageOf(error)}
        </ErrorState>
      )}
      {!error && (!work.data || !capstone.data) && <StepsPlace />}
      {work.data && capstone.data && (
        <Suspense fallback={<StepsPlace />}>
          <CapstoneSteps place={place} module={module} capstone={capstone.data} work={work.data} />
        </Suspense>
      )}
    </chakra.section>
  );
}

function StepsPlace() {
  return <Skeleton height="52rem" mt="6" />;
}
