import type { Dashboard } from '@learning/shared/contract/learning';
import { courseToContinue } from '../dashboard-figures.ts';
import { BookmarkRows } from './bookmark-rows.tsx';
import { ContinueCard } from './continue-card.tsx';
import { CourseRows } from './course-rows.tsx';
import { FigureCards } from './figure-cards.tsx';
import { Recommendations } from './recommendations.tsx';

/** Where was I, what did I want, how am I doing; and what next, when nothing is left to continue. */
export function Overview({ dashboard }: { dashboard: Dashboard }) {
  const current = courseToContinue(dashboard.courses);
  return (
    <>
      {current && <ContinueCard entry={current} />}
      {dashboard.wishlist.length > 0 && (
        <CourseRows title="Your wishlist" courses={dashboard.wishlist} />
      )}
      <FigureCards dashboard={dashboard} />
      {!current && <Recommendations courses={dashboard.recommendations} title="Where to go next" />}
      {dashboard.bookmarks.length > 0 && <BookmarkRows bookmarks={dashboard.bookmarks} />}
    </>
  );
}
