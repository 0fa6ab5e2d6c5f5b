// @vitest-environment happy-dom
import type { InvoiceDetails } from '@learning/shared/contract/invoices';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { InvoiceDetailsFold } from './invoice-details-fold.tsx';

const NOTHING: InvoiceDetails = {
  companyName: null,
  contactName: null,
  address: null,
  taxId: null,
  purchaseOrderNumber: null,
};
const ADD = 'Add company details for the invoice';
const field = (name: RegExp) => screen.findByRole('textbox', { name });

async function open(stored: InvoiceDetails = NOTHING) {
  signInLearner();
  const events: string[] = [];
  let details = stored;
  mockServer.use(
    mockCall('getInvoiceDetails', () => details),
    mockCall('saveInvoiceDetails', ({ body }) => {
      details = body;
      return body;
    }),
  );
  await renderPage(
    <InvoiceDetailsFold
      learnerId={LEARNER.id}
      onSaved={() => events.push('saved')}
      onEditing={(isEditing) => events.push(isEditing ? 'editing' : 'closed')}
    />,
    { path: '/checkout' },
  );
  return { events, saved: () => details };
}

describe('the company details for the invoice', () => {
  withMockedApi();

  it('are entered, saved and shown in one line', async () => {
    const { events, saved } = await open();
    await userEvent.click(await screen.findByRole('button', { name: ADD }));
    await userEvent.type(await field(/^Company/), 'Example GmbH');
    await userEvent.type(await field(/^Street/), 'Hauptstr. 1');
    await userEvent.type(await field(/^City/), 'Berlin');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Germany');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Type of tax ID' }),
      'EU VAT',
    );
    await userEvent.type(await field(/^Tax ID/), 'DE123456789');
    await userEvent.type(await field(/^Purchase order/), '4500-17');
    await userEvent.click(screen.getByRole('button', { name: 'Save Invoice Details' }));
    const summary = (await screen.findByText(/^Invoice to Example GmbH/)).closest('p')!;
    expect(summary.textContent.replaceAll('\u00a0', ' ').trim()).toBe(
      'Invoice to Example GmbH · Berlin, Germany · DE123456789 · PO 4500-17',
    );
    expect(saved()).toEqual({
      companyName: 'Example GmbH',
      contactName: null,
      address: {
        line1: 'Hauptstr. 1',
        line2: null,
        city: 'Berlin',
        state: null,
        postalCode: null,
        country: 'DE',
      },
      taxId: { type: 'eu_vat', value: 'DE123456789' },
      purchaseOrderNumber: '4500-17',
    });
    expect(events).toEqual(['closed', 'editing', 'saved', 'closed']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Change Invoice Details'));
  });

  it('do not repeat the word before an order number that has it', async () => {
    await open({ ...NOTHING, companyName: 'Example GmbH', purchaseOrderNumber: 'PO-2026-17' });
    expect((await screen.findByText('PO-2026-17')).tagName).toBe('SPAN');
  });

  it('are refused at the field that is wrong, and kept', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: ADD }));
    await userEvent.type(await field(/^City/), 'Austin');
    await userEvent.type(await field(/^Tax ID/), 'DE123456789');
    await userEvent.click(screen.getByRole('button', { name: 'Save Invoice Details' }));
    expect(await screen.findByText('Enter the street.')).toBeTruthy();
    expect(screen.getByText(/It looks like 12-3456789/)).toBeTruthy();
    expect(document.activeElement).toBe(await field(/^Street/));
    expect(((await field(/^City/)) as HTMLInputElement).value).toBe('Austin');
  });

  it('are refused with a character that cannot be shown', async () => {
    const { saved } = await open({ ...NOTHING, companyName: 'Example\u200b GmbH' });
    await userEvent.click(await screen.findByRole('button', { name: 'Change Invoice Details' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save Invoice Details' }));
    expect(await screen.findByText(/^This has a character that can’t be shown/)).toBeTruthy();
    expect(document.activeElement).toBe(await field(/^Company/));
    expect(saved().companyName).toBe('Example\u200b GmbH');
  });
});
