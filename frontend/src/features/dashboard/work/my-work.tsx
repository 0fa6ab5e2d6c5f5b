import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { CourseWork } from '@learning/shared/contract/work';
import { DELIVERABLE } from '@learning/shared/domain/learning/written-work';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { printDate } from '#lib/print-date.ts';
import { saveFile } from '#lib/save-file.ts';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { recertificationLogQuery } from '#queries/dashboard.ts';
import { workQuery } from '#queries/work.ts';
import { count } from '../print-time.ts';
import type { EvidenceFiles } from './evidence-slot.ts';

interface Props {
  learner: SignedInLearner;
  evidenceFiles: EvidenceFiles;
}

/** Collects notes, answers, deliverables and generated documents by course. Source: rules/learning.md L31 */
export function MyWork({ learner, evidenceFiles }: Props) {
  const { data, error, refetch } = useQuery(workQuery(learner.id));
  const { data: log } = useQuery(recertificationLogQuery(learner.id));
  const hasFiles = data && (data.length > 0 || (log?.entries.length ?? 0) > 0);
  return (
    <Box as="section" aria-labelledby="my-work" maxW="4xl">
      <HStack justifyContent="space-between" flexWrap="wrap" gap="4" alignItems="flex-end">
        <Box maxW="2xl">
          <chakra.h2 id="my-work" textStyle="h2">
            My Work
          </chakra.h2>
          <chakra.p color="fg.muted" mt="2">
            What you have written, by course. Download it all as evidence for an audit, with your
            recertification log, your certificates, and a cover sheet for each completed course.
            Only you can see it.
          </chakra.p>
        </Box>
        {hasFiles ? (
          <DownloadAll learner={learner} courses={data} evidenceFiles={evidenceFiles} />
        ) : (
          <ButtonPlace />
        )}
      </HStack>
      <Box mt="8">
        {!data && !error && <Skeleton height="96" aria-hidden="true" />}
        {!data && error && (
          <ErrorState title="Your work could not be loaded" onRetry={() => void refetch()}>
            {userMessageOf(error)} Nothing is lost.
          </ErrorState>
        )}
        {data?.length === 0 && (
          <EmptyState title="Nothing written yet" headingLevel="h3">
            Answer a pause in a lesson, take a note, or write a deliverable. It appears here.
          </EmptyState>
        )}
        {data?.map((course) => (
          <Course key={course.courseId} course={course} />
        ))}
      </Box>
    </Box>
  );
}

/** Keeps the place of the button: on a phone, it has a line of its own, and what follows would move down when it comes. */
function ButtonPlace() {
  return <Box aria-hidden="true" minH="11" width={{ base: '100%', md: '48' }} />;
}

function DownloadAll({ learner, courses, evidenceFiles }: Props & { courses: CourseWork[] }) {
  const [isPreparing, setPreparing] = useState(false);
  const download = async () => {
    setPreparing(true);
    try {
      const { workArchive } = await import('./work-files.ts');
      saveFile('My work.zip', await workArchive(learner, courses, evidenceFiles));
    } catch {
      showToast({
        title: 'Download Failed',
        description: 'We couldn’t create the ZIP file. Check your connection and try again.',
        tone: 'error',
      });
    }
    setPreparing(false);
  };
  return (
    <Button
      variant="outline"
      pendingText={isPreparing && 'Preparing...'}
      onClick={() => void download()}
    >
      <Download aria-hidden="true" />
      Download All (ZIP)
    </Button>
  );
}

function Course({ course }: { course: CourseWork }) {
  const { courseId, courseTitle, modules, notes, work, documents } = course;
  const headingId = `my-work-${courseId}`;
  const answers = work.filter(({ promptId }) => promptId !== DELIVERABLE);
  const deliverables = work.filter(({ promptId }) => promptId === DELIVERABLE);
  const summary = [
    deliverables.length > 0 && count(deliverables.length, 'deliverable'),
    documents.length > 0 && count(documents.length, 'document'),
    answers.length > 0 && count(answers.length, 'answer'),
    notes.length > 0 && count(notes.length, 'note'),
  ].filter((text) => text !== false);
  return (
    <chakra.section aria-labelledby={headingId} borderTopWidth="1px" py="6">
      <chakra.h3 id={headingId} textStyle="h3">
        {courseTitle}
      </chakra.h3>
      <chakra.p textStyle="small" color="fg.muted" mt="1">
        {summary.join(' · ')}
      </chakra.p>
      <chakra.ul mt="4">
        {modules.flatMap((module) => {
          const entries = [
            ...deliverables
              .filter(({ moduleId }) => moduleId === module.id)
              .map((deliverable) => ({
                key: 'deliverable',
                kind: deliverable.rating ? 'Deliverable, rated' : 'Deliverable',
                text: deliverable.text,
                at: deliverable.updatedAt,
              })),
            ...documents
              .filter(({ moduleId }) => moduleId === module.id)
              .map((document) => ({
                key: document.activityId,
                kind: 'Document',
                text: document.title,
                at: null,
              })),
            ...answers
              .filter(({ moduleId }) => moduleId === module.id)
              .map((answer) => ({
                key: answer.promptId,
                kind: 'Answer',
                text: answer.text,
                at: answer.updatedAt,
              })),
            ...notes
              .filter(({ moduleId }) => moduleId === module.id)
              .map((note) => ({ key: 'note', kind: 'Note', text: note.text, at: note.updatedAt })),
          ];
          return entries.map(({ key, kind, text, at }) => (
            <chakra.li key={`${module.id} ${key}`} py="3" borderTopWidth="1px">
              <chakra.p textStyle="small" color="fg.muted">
                {kind}
                {at && ` · ${printDate(at)}`}
              </chakra.p>
              <chakra.p lineClamp={2} mt="0.5">
                {text}
              </chakra.p>
              <TextLink
                to="/course/$courseId/play"
                params={{ courseId: String(courseId) }}
                search={{ module: module.id }}
                textStyle="small"
              >
                Open {module.title}
              </TextLink>
            </chakra.li>
          ));
        })}
      </chakra.ul>
    </chakra.section>
  );
}
