import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { TextLink } from '#ui/text-link.tsx';
import { printDateAndTime } from '#lib/print-date.ts';
import { isSessionOfTab } from '#lib/session/session-store.ts';
import { readSaved, type Saved, type SavedCourse } from './saved-courses.ts';

interface Props {
  learnerId: string;
  /** Also says how old the dashboard below is. */
  isOnDashboard?: boolean;
}

/** Lists what a learner can open without a connection, and says what has to wait. */
export function SavedList({ learnerId, isOnDashboard = false }: Props) {
  const titleId = useId();
  const saved = useSaved(learnerId);
  if (!saved) return <Box minH="64" aria-busy="true" />;
  const { courses, dueCount, dashboardAtMs } = saved;
  return (
    <chakra.section
      aria-labelledby={titleId}
      layerStyle="card"
      px={{ base: '5', md: '8' }}
      py={{ base: '5', md: '6' }}
      mb="5"
      maxW={isOnDashboard ? undefined : '3xl'}
    >
      <chakra.h2 id={titleId} textStyle="h3">
        Saved on this device
      </chakra.h2>
      {isOnDashboard && dashboardAtMs !== undefined && (
        <chakra.p color="fg.muted" mt="1">
          The dashboard below is from {printDateAndTime(new Date(dashboardAtMs))}.
        </chakra.p>
      )}
      {courses.length === 0 && (
        <chakra.p mt="3" maxW="lesson">
          {isSessionOfTab()
            ? 'No course is saved here. What you opened in this tab stays readable until you close it. To save courses for later, sign in without “This is a shared computer.”'
            : 'No course is saved here yet. Open a course while you have a connection, and you can read it offline from then on.'}
        </chakra.p>
      )}
      <chakra.ul mt="4">
        {courses.map((course) => (
          <Row key={course.id} link={<CourseLink course={course} />}>
            {courseFacts(course)}
            <Resources course={course} />
          </Row>
        ))}
        {dueCount > 0 && (
          <Row
            link={
              <TextLink to="/review" {...look}>
                Review
              </TextLink>
            }
          >
            {dueCount === 1 ? '1 question due' : `${dueCount} questions due`}
          </Row>
        )}
        {!isOnDashboard && dashboardAtMs !== undefined && (
          <Row
            link={
              <TextLink to="/dashboard" {...look}>
                Dashboard
              </TextLink>
            }
          >
            As of {printDateAndTime(new Date(dashboardAtMs))}
          </Row>
        )}
      </chakra.ul>
      <Box borderTopWidth="1px" pt="4">
        <chakra.p textStyle="small" color="fg.muted" maxW="lesson">
          Notes, answers and reviews that you write now are sent when you’re back online. Other
          courses, scenarios, skill checks, certificates and your account need a connection.
        </chakra.p>
      </Box>
    </chakra.section>
  );
}

/** Reads what is saved when the list first shows: nothing more can be saved without a connection. */
function useSaved(learnerId: string): Saved | undefined {
  const [saved, setSaved] = useState<Saved>();
  useEffect(() => {
    let isStopped = false;
    void readSaved(learnerId).then((found) => {
      if (!isStopped) setSaved(found);
    });
    return () => {
      isStopped = true;
    };
  }, [learnerId]);
  return saved;
}

const look = { textStyle: 'h4', display: 'inline-flex', alignItems: 'center', minH: '6' } as const;

function Row({ link, children }: { link: ReactNode; children: ReactNode }) {
  return (
    <chakra.li borderTopWidth="1px" py="3.5">
      {link}
      <chakra.div textStyle="small" color="fg.muted" mt="1">
        {children}
      </chakra.div>
    </chakra.li>
  );
}

function CourseLink({ course: { id, title, lastModuleId } }: { course: SavedCourse }) {
  return (
    <TextLink
      to="/course/$courseId/play"
      params={{ courseId: String(id) }}
      search={lastModuleId === undefined ? {} : { module: lastModuleId }}
      {...look}
    >
      {title}
    </TextLink>
  );
}

function courseFacts({ moduleCount, savedModuleCount }: SavedCourse): string {
  return savedModuleCount === moduleCount
    ? `All ${moduleCount} modules and your notes`
    : `${savedModuleCount} of ${moduleCount} modules`;
}

function Resources({ course: { id, resources } }: { course: SavedCourse }) {
  if (resources.length === 0) return null;
  return (
    <chakra.details mt="1">
      <chakra.summary cursor="button" color="fg" fontWeight="medium" py="1">
        {resources.length === 1 ? '1 resource' : `${resources.length} resources`}
      </chakra.summary>
      <chakra.ul display="grid" gap="2" mt="2" mb="1">
        {resources.map((resource) => (
          <li key={resource.id}>
            <TextLink
              to="/course/$courseId/resources/$resourceId"
              params={{ courseId: String(id), resourceId: resource.id }}
              display="inline-block"
              minH="6"
            >
              {resource.name}
            </TextLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.details>
  );
}
