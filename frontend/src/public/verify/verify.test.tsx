// @vitest-environment happy-dom
import {
  CERTIFICATE_ID,
  testCredential,
  testIssuer,
} from '@learning/shared/credentials/testing/issuer';
import {
  issueForOrigin,
  NEWER_ID,
  publishedDocuments,
} from '@learning/shared/credentials/testing/published-certificate';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { VerifyPage } from '#features/verify/components/verify-page.tsx';
import { mockServer, networkError } from '#testing/mock-api.ts';
import { startPublicPage, withPublicPage } from '#testing/public-page.ts';
import { renderPage } from '#testing/render-page.tsx';
import { withMockedApi } from '#testing/with-mocked-api.ts';

const { origin } = location;
const issuer = await testIssuer(`${origin}/credentials/issuer.json`);

/** Answers for the public documents of one certificate. */
async function publish(state: 'valid' | 'revoked' | 'replaced', changes: object = {}) {
  const token = await issueForOrigin(issuer, origin);
  const documents = await publishedDocuments(issuer, origin, token, state);
  const name = `${CERTIFICATE_ID}.json`;
  documents[name] = JSON.stringify({ ...JSON.parse(documents[name]!), ...changes });
  mockServer.use(
    http.get('*/credentials/*', ({ request }) => {
      const document = documents[new URL(request.url).pathname.slice('/credentials/'.length)];
      return new HttpResponse(document ?? null, { status: document === undefined ? 404 : 200 });
    }),
  );
  return token;
}

async function open(path: string) {
  history.replaceState(null, '', path);
  await renderPage(<VerifyPage />, { path });
  startPublicPage();
  await waitFor(() => expect(document.documentElement.dataset['view']).toBeTruthy());
}

const verdict = () => document.querySelector<HTMLElement>('[data-verdict]')!;
const word = () => within(verdict()).getByRole('heading');
const sentence = () => verdict().querySelector('p:not([hidden])')?.textContent;
const details = () => within(document.querySelector<HTMLElement>('[data-details]')!);
const expectWord = (text: string) => waitFor(() => expect(word().textContent).toBe(text));

async function paste(text: string) {
  const field = screen.getByLabelText(/Or paste the credential/);
  fireEvent.change(field, { target: { value: text } });
  await userEvent.click(screen.getByRole('button', { name: 'Check it' }));
}

describe('the page that checks certificates', () => {
  withMockedApi();
  withPublicPage();
  afterEach(() => {
    history.replaceState(null, '', '/');
    delete document.documentElement.dataset['view'];
  });

  it('shows whose certificate of the address is valid, what was done for it, and each check', async () => {
    await publish('valid');
    await open(`/verify/${CERTIFICATE_ID}`);
    expect(word().textContent).toBe('Checking…');
    expect(verdict().getAttribute('aria-busy')).toBe('true');
    await expectWord('Valid');
    expect(verdict().getAttribute('aria-busy')).toBe('false');
    expect(verdict().dataset['tone']).toBe('success');
    expect(sentence()).toContain('was issued by Due Course (localhost:3000), has not been changed');
    expect(details().getByText('Ana Ruiz')).toBeTruthy();
    expect(details().getByText('October 30, 2026')).toBeTruthy();
    expect(details().getByRole('row', { name: /The quiet complaint Scenario 88%/ })).toBeTruthy();
    const checks = details().getAllByRole('listitem');
    expect(checks.map((check) => check.querySelector('p')?.textContent)).toContain(
      'Signature: passed',
    );
    expect(
      details()
        .getByRole('link', { name: /Download the signed credential/ })
        .getAttribute('href'),
    ).toBe(`/credentials/${CERTIFICATE_ID}.jwt`);
    expect(document.querySelector('[data-details] [hidden]')).toBeNull();
  });

  it('says when and why a certificate was withdrawn', async () => {
    await publish('revoked');
    await open(`/verify/${CERTIFICATE_ID}`);
    await expectWord('Revoked');
    expect(details().getByLabelText('Withdrawn').textContent).toBe(
      'Withdrawn on November 20, 2026. The purchase was refunded.',
    );
  });

  it('leads from a replaced certificate to the newer one', async () => {
    await publish('replaced');
    await open(`/verify/${CERTIFICATE_ID}`);
    await expectWord('Replaced');
    const link = details().getByRole('link', { name: 'Check the newer certificate' });
    expect(link.getAttribute('href')).toBe(`/verify/${NEWER_ID}`);
  });

  it('takes a name with markup for text', async () => {
    const markup = '<img src=x onerror="alert(1)">';
    await publish('valid', { holderName: markup, courseTitle: `<b>${markup}</b>` });
    await open(`/verify/${CERTIFICATE_ID}`);
    await expectWord('Valid');
    expect(details().getByText(markup)).toBeTruthy();
    expect(document.querySelector('[data-details] :is(img, b)')).toBeNull();
  });

  it('says that no certificate has the id of the address', async () => {
    await publish('valid');
    await open('/verify/nosuchcertificate0');
    await expectWord('Not found');
    expect(verdict().dataset['tone']).toBe('neutral');
    expect(details().getAllByRole('link')).toHaveLength(1);
  });

  it('says that the files of the certificate cannot be loaded', async () => {
    mockServer.use(http.get('*/credentials/*', networkError));
    await open(`/verify/${CERTIFICATE_ID}`);
    await expectWord('Could not be checked');
    expect(sentence()).toContain('Check your connection');
  });

  it('moves the focus to the verdict of a pasted text, and back to the form', async () => {
    const token = await publish('valid');
    await open('/verify');
    await paste('');
    expect(screen.getByRole('alert').textContent).toContain('Paste something first');
    await paste('no credential');
    await expectWord('Not a credential');
    expect(document.activeElement).toBe(word());
    expect(document.documentElement.dataset['view']).toBe('certificate');

    history.replaceState(null, '', '/verify');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(document.documentElement.dataset['view']).toBe('intake');
    expect(document.activeElement?.textContent).toBe('Is this certificate genuine?');

    await paste(`${token.slice(0, -4)}AAAA`);
    await expectWord('Not valid');
    expect(verdict().dataset['tone']).toBe('danger');
  });

  it('shows what a check of another issuer has found', async () => {
    await publish('valid');
    const other = await testIssuer('did:web:badges.other.example');
    mockServer.use(http.get('https://badges.other.example/*', networkError));
    await open('/verify');
    const credential = testCredential(other.id, {
      id: 'urn:uuid:5f6d1f3c-7f3a-4b1a-8f0e-111111111111',
      issuer: { id: other.id, type: ['Profile'], name: 'Other Academy' },
    });
    await paste(await other.issue(credential));
    await waitFor(() => expect(word().textContent).not.toBe('Checking…'));
    expect(details().getAllByText(/Other Academy \(badges\.other\.example\)/)).toHaveLength(1);
    expect(details().getByText('What was checked')).toBeTruthy();
  });
});
