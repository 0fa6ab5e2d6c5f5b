// @vitest-environment happy-dom
import type { BillingDocument } from '@learning/shared/contract/invoices';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { DocumentList } from './document-list.tsx';

const invoice: BillingDocument = {
  kind: 'invoice',
  number: 'ABC-0001',
  issuedAt: '2026-11-22T09:00:00.000Z',
  amount: 119,
  isPaid: true,
  description: 'HR Foundations',
  orderId: '01KAV0000000000000000000BB',
  url: 'https://stripe.example/invoice',
  pdfUrl: 'https://stripe.example/invoice.pdf',
  receiptUrl: 'https://stripe.example/receipt',
};
const creditNote: BillingDocument = {
  ...invoice,
  kind: 'credit_note',
  number: 'ABC-0001-CN-01',
  description: 'Refund of invoice ABC-0001',
  url: null,
  pdfUrl: 'https://stripe.example/credit-note.pdf',
  receiptUrl: null,
};
const show = () => {
  signInLearner();
  return renderPage(<DocumentList learnerId={LEARNER.id} />, { path: '/account/purchases' });
};

describe('the list of invoices', () => {
  withMockedApi();

  it('shows invoice, receipt and credit note, each with its files', async () => {
    mockServer.use(mockCall('listInvoices', () => ({ documents: [creditNote, invoice] })));
    await show();
    const [credited, billed] = (await screen.findAllByRole('listitem')).map((row) => within(row));
    expect(billed!.getByText('$119.00')).toBeTruthy();
    const hrefs = billed!.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([invoice.url, invoice.pdfUrl, invoice.receiptUrl]);
    expect(billed!.getByRole('link', { name: 'PDF of invoice ABC-0001' })).toBeTruthy();
    expect(credited!.getByText('−$119.00')).toBeTruthy();
    expect(credited!.getAllByRole('link')).toHaveLength(1);
  });

  it('says when there are none yet, and tries again when Stripe cannot be reached', async () => {
    mockServer.use(mockCall('listInvoices', () => refusal('invoices_unavailable')));
    await show();
    expect((await screen.findByRole('alert')).textContent).toContain('They are safe');
    mockServer.use(mockCall('listInvoices', () => ({ documents: [] })));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/Your first invoice appears here/)).toBeTruthy();
  });
});
