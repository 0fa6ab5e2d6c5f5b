import type { Course } from '@learning/shared/contract/catalog';
import type { Dashboard } from '@learning/shared/contract/dashboard';
import type { ReactNode } from 'react';
import { courseToContinue, courseToRegain } from '#queries/course-to-continue.ts';
import { BookmarkRows } from './bookmark-rows.tsx';
import { ContinueCard } from './continue-card.tsx';
import { CourseRows } from './course-rows.tsx';
import { DueToday } from './due-today.tsx';
import { FigureCards } from './figure-cards.tsx';
import { InstallHint } from './install-hint.tsx';
import { ReadyToStart } from './ready-to-start.tsx';
import { WeekStreak } from './week-streak.tsx';
import { Recommendations } from '../learning-path/recommendations.tsx';

interface Props {
  dashboard: Dashboard;
  startButton: (course: Course) => ReactNode;
}

/** Shows today first: the course to continue, what is due for review, purchases to start, the week; then figures, and what comes later. */
export function Overview({ dashboard, startButton }: Props) {
  const current = courseToContinue(dashboard);
  const ended = current ? undefined : courseToRegain(dashboard);
  return (
    <>
      {current && <ContinueCard entry={current} />}
      {ended && <ContinueCard entry={ended} hasEnded />}
      {dashboard.recall.cardCount > 0 && (
        <DueToday summary={dashboard.recall} hasDecision={dashboard.hasDecision} />
      )}
      {dashboard.readyToStart.length > 0 && (
        <ReadyToStart courses={dashboard.readyToStart} startButton={startButton} />
      )}
      {dashboard.courses.length > 0 && <WeekStreak dashboard={dashboard} />}
      <InstallHint dashboard={dashboard} />
      <FigureCards dashboard={dashboard} />
      {dashboard.wishlist.length > 0 && (
        <CourseRows
          title="Your wishlist"
          courses={dashboard.wishlist}
          dashboard={dashboard}
          startButton={startButton}
        />
      )}
      {!current && (
        <Recommendations dashboard={dashboard} title="Where to go next" startButton={startButton} />
      )}
      {dashboard.bookmarks.length > 0 && <BookmarkRows bookmarks={dashboard.bookmarks} />}
    </>
  );
}
