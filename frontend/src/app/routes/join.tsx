import { createFileRoute } from '@tanstack/react-router';
import { JoinPage } from '#features/team/components/join-page.tsx';
import { page } from './join.page.ts';

export const Route = createFileRoute('/join')({
  staticData: { page },
  component: JoinPage,
});
