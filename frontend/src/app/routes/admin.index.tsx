import { createFileRoute, redirect } from '@tanstack/react-router';
import { page } from './admin.index.page.ts';

/** The first page of an operator's work. */
export const Route = createFileRoute('/admin/')({
  staticData: { page },
  beforeLoad: () => {
    throw redirect({ to: '/admin/learners', search: {}, replace: true });
  },
});
