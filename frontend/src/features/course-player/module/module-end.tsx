import { chakra } from '#ui/chakra/factory.ts';
import type { Module, ModuleSummary } from '@learning/shared/contract/catalog';
import type { RichTextNode } from '@learning/shared/contract/fields';
import type { Enrollment } from '@learning/shared/contract/learning';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { ModuleCompletion } from '../completion/module-completion.tsx';
import type { LearningTimeMeter } from '../learning-time/use-learning-time.ts';
import type { OutlineEntry } from '../outline/course-outline.ts';
import { ModuleResources } from '../resources/module-resources.tsx';

interface Props {
  learnerId: string;
  courseId: number;
  module: Module;
  /** What the text rests on, and its legal line. */
  sources: RichTextNode;
  entry: OutlineEntry;
  enrollment: Enrollment;
  next: ModuleSummary | undefined;
  time: LearningTimeMeter;
}

/** Shows what a learner takes away from a module: resources, completion, and sources to look up. */
export function ModuleEnd({ learnerId, courseId, module, sources, entry, ...props }: Props) {
  return (
    <>
      <ModuleResources courseId={courseId} resources={module.resourceLinks} />
      {(module.isWritten || entry.isCompleted) && (
        <ModuleCompletion
          learnerId={learnerId}
          courseId={courseId}
          entry={entry}
          enrollment={props.enrollment}
          next={props.next}
          time={props.time}
        />
      )}
      {(sources.children ?? []).length > 0 && (
        <chakra.details mt="10" borderTopWidth="1px">
          <chakra.summary
            display="flex"
            justifyContent="space-between"
            alignItems="center"
            minH="12"
            cursor="button"
          >
            <chakra.h2 id="sources" textStyle="label">
              Sources
            </chakra.h2>
          </chakra.summary>
          <chakra.div pb="4" textStyle="small">
            <RichText body={sources} />
          </chakra.div>
        </chakra.details>
      )}
    </>
  );
}
