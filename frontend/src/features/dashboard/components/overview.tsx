import type { Dashboard } from '@learning/shared/contract/learning';
import { courseToContinue } from '../dashboard-figures.ts';
import { ContinueCard } from './continue-card.tsx';
import { CourseRows } from './course-rows.tsx';
import { FigureCards } from './figure-cards.tsx';

/** Where was I, how am I doing. */
export function Overview({ dashboard }: { dashboard: Dashboard }) {
  const current = courseToContinue(dashboard.courses);
  return (
    <>
      {current && <ContinueCard entry={current} />}
      <FigureCards dashboard={dashboard} />
      {dashboard.wishlist.length > 0 && (
        <CourseRows title="Your wishlist" courses={dashboard.wishlist} />
      )}
    </>
  );
}
