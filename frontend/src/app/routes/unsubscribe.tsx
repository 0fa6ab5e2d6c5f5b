import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribePage } from '#features/notifications/unsubscribe/unsubscribe-page.tsx';
import { page } from './unsubscribe.page.ts';

export const Route = createFileRoute('/unsubscribe')({
  staticData: { page },
  component: UnsubscribePage,
});
