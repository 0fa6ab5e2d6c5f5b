import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#lib/session/require-session.ts';
import { LearnerPage } from '#features/operator/learners/learner-page.tsx';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { page } from './admin.learners.$learnerId.page.ts';

export const Route = createFileRoute('/admin/learners/$learnerId')({
  staticData: { page },
  beforeLoad: requireSession,
  component: LearnerRoute,
});

function LearnerRoute() {
  const { learnerId } = Route.useParams();
  return <SignedIn>{() => <LearnerPage learnerId={learnerId} />}</SignedIn>;
}
