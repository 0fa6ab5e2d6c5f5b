import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#lib/session/require-session.ts';
import { RequestsPage } from '#features/coaching/sessions/requests-page.tsx';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { AccountFrame, AccountSkeleton } from '../frame/account-frame.tsx';
import { ContactFormButton } from '../frame/contact-form-button.tsx';
import { page } from './account.requests.page.ts';

export const Route = createFileRoute('/account/requests')({
  staticData: { page },
  beforeLoad: requireSession,
  component: RequestsRoute,
});

function RequestsRoute() {
  return (
    <SignedIn fallback={<AccountSkeleton title="Requests" />}>
      {(learner) => (
        <AccountFrame learnerId={learner.id} title="Requests">
          <RequestsPage
            learnerId={learner.id}
            sendMessage={
              <ContactFormButton topic="message" variant="outline">
                Send a Message
              </ContactFormButton>
            }
          />
        </AccountFrame>
      )}
    </SignedIn>
  );
}
