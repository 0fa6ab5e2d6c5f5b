import { createFileRoute } from '@tanstack/react-router';
import { AnswerPage } from '#features/coaching/answer/answer-page.tsx';
import { page } from './answer.page.ts';

export const Route = createFileRoute('/answer')({
  staticData: { page },
  component: AnswerPage,
});
