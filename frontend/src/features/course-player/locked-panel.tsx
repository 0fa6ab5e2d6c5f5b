import { chakra } from '#ui/chakra/factory.ts';
import type { Course } from '@learning/shared/contract/catalog';
import { type ReactNode, useEffect } from 'react';
import { Panel } from '#ui/panel.tsx';
import { LessonColumn } from './module/module-layout.tsx';

interface Props {
  learnerId: string;
  course: Course;
  children: ReactNode;
}

/** Shows that access has ended; the child explains why and how to get it back. */
export function LockedPanel({ learnerId, course, children }: Props) {
  useEffect(() => {
    void import('#lib/offline/response-store.ts').then(
      ({ forgetCourse }) => forgetCourse(learnerId, course.id),
      () => {
        // Without a connection, the next visit removes it.
      },
    );
  }, [learnerId, course.id]);
  return (
    <LessonColumn>
      <chakra.h1 textStyle="h1" tabIndex={-1}>
        Your access to this course has ended
      </chakra.h1>
      <chakra.p textStyle="lead" color="fg.muted" mt="4" mb="8">
        Your progress in {course.title} is saved and you can still read your notes. Texts and
        activities open again as soon as you have access.
      </chakra.p>
      <Panel>{children}</Panel>
    </LessonColumn>
  );
}
