import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#lib/session/require-session.ts';
import { InvoiceDetailsFold } from '#features/invoices/invoice-details-fold.tsx';
import { PurchasesPage } from '#features/purchases/purchases-page.tsx';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { AccountFrame, AccountSkeleton } from '../frame/account-frame.tsx';
import { page } from './account.purchases.page.ts';

export const Route = createFileRoute('/account/purchases')({
  staticData: { page },
  beforeLoad: requireSession,
  component: PurchasesRoute,
});

function PurchasesRoute() {
  return (
    <SignedIn fallback={<AccountSkeleton title="Purchases" />}>
      {(learner) => (
        <AccountFrame learnerId={learner.id} title="Purchases">
          <PurchasesPage
            learnerId={learner.id}
            invoiceDetails={<InvoiceDetailsFold learnerId={learner.id} />}
          />
        </AccountFrame>
      )}
    </SignedIn>
  );
}
