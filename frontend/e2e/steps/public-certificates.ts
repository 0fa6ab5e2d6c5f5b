import { bakePng } from '@learning/shared/credentials/baking/bake-png';
import { bakeSvg } from '@learning/shared/credentials/baking/bake-svg';
import {
  foreignCredential,
  issuerDocument,
  testIssuer,
} from '@learning/shared/credentials/testing/issuer';
import { attachment, pdfOf, pdfStream } from '@learning/shared/credentials/testing/pdf';
import { PNG, SVG } from '@learning/shared/credentials/testing/pictures';
import {
  issueForOrigin,
  publishedDocuments,
} from '@learning/shared/credentials/testing/published-certificate';
import type { Page } from '@playwright/test';

const FOREIGN = 'https://badges.other.example.org/issuer';

/** Responds for our public documents, and for another issuer's, with ones that the test signs. No call of the API gets a response. */
export async function publishCertificates(page: Page, origin: string) {
  const ours = await testIssuer(`${origin}/credentials/issuer.json`);
  const foreign = await testIssuer(FOREIGN);
  const token = await issueForOrigin(ours, origin);
  const publish = async (state: 'valid' | 'revoked' | 'replaced') => {
    const documents = await publishedDocuments(ours, origin, token, state);
    await page.unrouteAll();
    await page.route('**/api/**', (route) => route.abort());
    await page.route(`${origin}/credentials/**`, (route) => {
      const name = new URL(route.request().url()).pathname.slice('/credentials/'.length);
      const body = documents[name];
      return body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ body });
    });
    await page.route('https://badges.other.example.org/**', (route) =>
      route.fulfill({
        body: JSON.stringify(issuerDocument(foreign)),
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
  };
  await publish('valid');
  const foreignToken = await foreign.issue(foreignCredential(foreign.id));
  return {
    publish,
    token,
    foreignSvg: Buffer.from(bakeSvg(SVG, foreignToken)),
    pdf: Buffer.from(pdfOf(attachment('(credential.jwt)', pdfStream('', token)))),
    png: Buffer.from(bakePng(PNG, token)),
    /** The same badge with one letter of its claims changed, and a correct checksum. */
    alteredPng: Buffer.from(bakePng(PNG, alterOneLetter(token))),
  };
}

function alterOneLetter(token: string): string {
  const [header, payload, signature] = token.split('.');
  const json = Buffer.from(payload!, 'base64url').toString().replace('Ana Ruiz', 'Eva Ruiz');
  return [header, Buffer.from(json).toString('base64url'), signature].join('.');
}
