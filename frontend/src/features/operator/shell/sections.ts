import type { NavigateOptions } from '@tanstack/react-router';
import type { OperatorRole } from '@learning/shared/contract/operator-roles';

/** A page of `/admin` in its navigation. */
export interface Section {
  to: NonNullable<NavigateOptions['to']> & `/admin/${string}`;
  name: string;
  /** Who sees the link beside owners. The API decides about the calls. */
  roles: readonly OperatorRole[];
}

/** The pages in the navigation, in its order and groups. */
export const SECTIONS: readonly { title: string; sections: readonly Section[] }[] = [
  {
    title: 'Support',
    sections: [
      { to: '/admin/learners', name: 'Learners', roles: ['support', 'finance'] },
      { to: '/admin/inbox', name: 'Inbox', roles: ['support'] },
      { to: '/admin/reviews', name: 'Reviews', roles: ['support'] },
      { to: '/admin/disputes', name: 'Disputes', roles: ['support', 'finance'] },
    ],
  },
  {
    title: 'Content',
    sections: [
      { to: '/admin/courses', name: 'Course catalog', roles: ['content'] },
      { to: '/admin/announcements', name: 'Announcements', roles: ['content'] },
    ],
  },
  {
    title: 'Money',
    sections: [
      { to: '/admin/contracts', name: 'Contracts', roles: ['finance'] },
      { to: '/admin/discounts', name: 'Discounts', roles: ['finance'] },
    ],
  },
  {
    title: 'Figures',
    sections: [
      { to: '/admin/figures/revenue', name: 'Revenue', roles: ['finance'] },
      { to: '/admin/figures/courses', name: 'Courses', roles: ['content', 'finance'] },
      { to: '/admin/figures/items', name: 'Inside a course', roles: ['content'] },
      { to: '/admin/figures/cohorts', name: 'Cohorts', roles: ['content'] },
    ],
  },
  {
    title: 'Environment',
    sections: [
      { to: '/admin/operators', name: 'Operators', roles: [] },
      { to: '/admin/audit', name: 'Audit', roles: ['support', 'finance', 'content'] },
    ],
  },
];
