// @vitest-environment happy-dom
import {
  CERTIFICATE_ID,
  foreignCredential,
  issuerDocument,
  testCredential,
  testIssuer,
  type TestIssuer,
} from '@learning/shared/credentials/testing/issuer';
import { attachment, pdfOf, pdfStream } from '@learning/shared/credentials/testing/pdf';
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
async function publish(
  state: 'valid' | 'revoked' | 'replaced',
  changes: object = {},
  token?: string,
) {
  token ??= await issueForOrigin(issuer, origin);
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

/** Answers for the document of another issuer, on any site. */
function publishOther(other: TestIssuer) {
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  mockServer.use(
    http.all(other.id, () => HttpResponse.json(issuerDocument(other), { headers })),
    http.all(other.kid, () => new HttpResponse(null, { status: 404, headers })),
  );
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
const shown = () => document.querySelector('[data-details]')!.textContent;
function expectSigned() {
  for (const text of ['Ana Ruiz', 'HR Documentation Basics', '4.25', 'October 30, 2026']) {
    expect(shown()).toContain(text);
  }
  expect(shown()).toContain('Completed all 5 modules: 4.25 hours of instruction.');
}
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
    // Earlier releases published a percent for documents.
    expect(
      details().getByRole('row', { name: /Write a file note Written work Completed/ }),
    ).toBeTruthy();
    expect(details().getByText('2 graded activities and 1 document')).toBeTruthy();
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

  it('says when the issuer withdrew a certificate, and not why', async () => {
    await publish('revoked');
    await open(`/verify/${CERTIFICATE_ID}`);
    await expectWord('Revoked');
    expect(details().getByLabelText('Withdrawn').textContent).toBe(
      'Withdrawn by the issuer on November 20, 2026.',
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
    const token = await issueForOrigin(issuer, origin, { holderName: markup });
    await publish('valid', { courseTitle: `<b>${markup}</b>` }, token);
    await open(`/verify/${CERTIFICATE_ID}`);
    await expectWord('Valid');
    expect(details().getByText(markup)).toBeTruthy();
    expect(document.querySelector('[data-details] :is(img, b)')).toBeNull();
  });

  it('shows what is signed, whatever the record beside it says', async () => {
    await publish('valid', {
      holderName: 'Eva Ruiz',
      courseTitle: 'Another course',
      completedAt: '2020-01-01T00:00:00Z',
      instructionHours: 400,
    });
    await open(`/verify/${CERTIFICATE_ID}`);
    await expectWord('Valid');
    expectSigned();
    expect(shown()).not.toMatch(/Eva Ruiz|Another course|January|400/);
  });

  it('shows all that is signed without the record', async () => {
    const token = await publish('valid');
    mockServer.use(http.get(`*/credentials/${CERTIFICATE_ID}.json`, networkError));
    await open('/verify');
    await paste(token);
    await expectWord('Valid');
    expectSigned();
    expect(details().queryByRole('heading', { name: 'Activities' })).toBeNull();
  });

  it('says which scores are not part of the signed credential', async () => {
    await publish('valid');
    await open(`/verify/${CERTIFICATE_ID}`);
    await expectWord('Valid');
    expect(details().getByText(/The signed credential doesn’t list them/)).toBeTruthy();
  });

  it('says that no certificate has the id of the address', async () => {
    await publish('valid');
    await open('/verify/nosuchcertificate0');
    await expectWord('Not found');
    expect(document.title).toBe('Not found: certificate verification · Due Course');
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

  it('finds the credential in a PDF, and says that its pages are not checked', async () => {
    const token = await publish('valid');
    await open('/verify');
    const pdf = pdfOf(attachment('(credential.jwt)', pdfStream('', token)));
    const file = new File([new Uint8Array(pdf)], 'certificate.pdf', { type: 'application/pdf' });
    await userEvent.upload(screen.getByLabelText('Choose a file'), file);
    await expectWord('Valid');
    expect(details().getByText(/What its pages show may have been changed/)).toBeTruthy();
  });

  it('checks a file that was chosen before its script had loaded', async () => {
    const token = await publish('valid');
    history.replaceState(null, '', '/verify');
    await renderPage(<VerifyPage />, { path: '/verify' });
    const file = new File([token], 'credential.jwt', { type: 'application/vc+jwt' });
    await userEvent.upload(screen.getByLabelText('Choose a file'), file);
    startPublicPage();
    await expectWord('Valid');
    expect(document.documentElement.dataset['view']).toBe('certificate');
  });

  it('shows what a check of another issuer has found, and its whole address', async () => {
    await publish('valid');
    const other = await testIssuer('https://badges.other.example/issuers/academy');
    publishOther(other);
    await open('/verify');
    await paste(await other.issue(foreignCredential(other.id)));
    await expectWord('Valid');
    const name = 'Other Academy (badges.other.example/issuers/academy)';
    expect(details().getAllByText(name)).toHaveLength(1);
    expect(sentence()).toContain(name);
    expect(details().getByText('What was checked')).toBeTruthy();
  });

  it('says of a badge in our name that it is not ours, and shows nothing of it', async () => {
    await publish('valid');
    const forger = await testIssuer('https://badges.other.example/issuers/forger');
    publishOther(forger);
    await open('/verify');
    await paste(await forger.issue(testCredential(forger.id)));
    await expectWord('Not valid');
    expect(sentence()).toContain('Not issued by Due Course.');
    expect(verdict().dataset['tone']).toBe('danger');
    expect(details().queryByText('Ana Ruiz')).toBeNull();
  });

  it('says of another kind of credential that it is no badge', async () => {
    await publish('valid');
    await open('/verify');
    const endorsement = { type: ['VerifiableCredential', 'EndorsementCredential'] };
    await paste(await issuer.issue(testCredential(issuer.id, endorsement)));
    await expectWord('Not an Open Badge');
    expect(verdict().dataset['tone']).toBe('neutral');
  });

  it('lists what is in a learner record, and does not call the whole valid for its own signature', async () => {
    await publish('valid');
    await open('/verify');
    const unsigned = { ...testCredential(issuer.id), name: 'Without a proof' };
    const record = {
      ...testCredential(issuer.id),
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://purl.imsglobal.org/spec/clr/v2p0/context-2.0.1.json',
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      ],
      id: 'urn:uuid:0f0e0d0c-0b0a-4908-8706-050403020100',
      type: ['VerifiableCredential', 'ClrCredential'],
      credentialSubject: {
        id: 'urn:uuid:1f0e0d0c-0b0a-4908-8706-050403020100',
        type: ['ClrSubject'],
        verifiableCredential: [unsigned],
      },
    };
    await paste(await issuer.issue(record));
    await expectWord('Valid in part');
    const table = within(details().getByRole('region', { name: 'Certificates in this record' }));
    const row = table.getByRole('row', { name: /Without a proof/ });
    expect(row.textContent).toContain('Not valid');
    expect(shown()).toContain('Not every one could be confirmed.');
  });

  it('judges nothing while it cannot read our own keys', async () => {
    const token = await publish('valid');
    mockServer.use(http.get('*/credentials/jwks.json', networkError));
    await open('/verify');
    await paste(token);
    await expectWord('Could not be checked');
    expect(shown()).not.toContain('Ana Ruiz');
  });
});
