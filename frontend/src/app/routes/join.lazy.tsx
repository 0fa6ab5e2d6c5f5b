import { createLazyFileRoute } from '@tanstack/react-router';
import { JoinPage } from '#features/team/components/join-page.tsx';

export const Route = createLazyFileRoute('/join')({ component: JoinPage });
