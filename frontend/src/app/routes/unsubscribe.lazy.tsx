import { createLazyFileRoute } from '@tanstack/react-router';
import { UnsubscribePage } from '#features/notifications/unsubscribe/unsubscribe-page.tsx';

export const Route = createLazyFileRoute('/unsubscribe')({ component: UnsubscribePage });
