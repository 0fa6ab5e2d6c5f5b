import { createLazyFileRoute } from '@tanstack/react-router';
import { AnswerPage } from '#features/coaching/answer/answer-page.tsx';

export const Route = createLazyFileRoute('/answer')({ component: AnswerPage });
