import { createLazyFileRoute } from '@tanstack/react-router';
import { VerifyPage } from '#features/verify/components/verify-page.tsx';

export const Route = createLazyFileRoute('/verify/{-$certificateId}')({ component: VerifyPage });
