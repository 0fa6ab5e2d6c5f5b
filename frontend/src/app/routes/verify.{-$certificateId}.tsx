import { createFileRoute } from '@tanstack/react-router';
import { VerifyPage } from '#features/verify/components/verify-page.tsx';
import { openAsDocument } from '../startup/open-document.ts';
import { page } from './verify.{-$certificateId}.page.ts';

export const Route = createFileRoute('/verify/{-$certificateId}')({
  staticData: { page },
  beforeLoad: openAsDocument,
  component: VerifyPage,
});
