import {
  coursePicturePath,
  documentPaths,
  verificationUrl,
} from '@learning/shared/credentials/issuing/addresses';
import { escapeMarkup } from '@learning/shared/domain/escape-markup';
import type { CertificateRecord } from '../certificate-records.ts';
import type { PublicDocument } from '../credential-provider.ts';

interface Place {
  /** Of the site. */
  origin: string;
  issuerName: string;
}

interface Texts {
  title: string;
  description: string;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Returns what previews of links read of a certificate's page: title, description and picture. It names nothing that a release changes,
 * so a release rewrites none of them.
 *
 * Source: rules/certificates.md K26
 */
export function previewDocument(record: CertificateRecord, place: Place): PublicDocument {
  const { title, description } = textsOf(record, place.issuerName);
  const page = verificationUrl(place.origin, record.certificateId);
  const tags = [
    ['name', 'description', description],
    ['name', 'robots', 'noindex'],
    ['property', 'og:site_name', place.issuerName],
    ['property', 'og:type', 'website'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', page],
    ...(record.state === 'valid'
      ? pictureTags(record, place.origin)
      : [['name', 'twitter:card', 'summary']]),
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description],
  ].map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escapeMarkup(content!)}">`);
  const body = [
    '<!doctype html>',
    '<html lang="en-US">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeMarkup(`${title} · ${place.issuerName}`)}</title>`,
    `<link rel="canonical" href="${page}">`,
    ...tags,
    '</head>',
    '<body>',
    '<main>',
    `<h1>${escapeMarkup(title)}</h1>`,
    `<p>${escapeMarkup(description)}</p>`,
    // For a browser that does not say that it opens a page.
    `<p><a href="${page}?page">Verify this certificate</a></p>`,
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
  return {
    path: documentPaths.preview(record.certificateId),
    body,
    contentType: 'text/html; charset=utf-8',
    isImmutable: false,
  };
}

/** A certificate that no longer counts says so, and neither names a person nor advertises the course. */
function textsOf(record: CertificateRecord, issuerName: string): Texts {
  const { state, courseName, participantName, isNamePublic, revocation, replacement } = record;
  const certificate = `Certificate: ${courseName}`;
  if (state === 'revoked' && revocation) {
    const on = day.format(new Date(revocation.revokedAt));
    return { title: certificate, description: `Withdrawn by the issuer on ${on}.` };
  }
  if (state === 'replaced' && replacement) {
    const on = day.format(new Date(replacement.replacedAt));
    return { title: certificate, description: `Replaced by a newer certificate on ${on}.` };
  }
  const completed = `Completed on ${day.format(new Date(record.completedAt))}`;
  return {
    title: isNamePublic ? `${participantName}, ${courseName}` : certificate,
    description: `${completed} and certified by ${issuerName}. Anyone can verify it here, without an account.`,
  };
}

/** @see frontend/src/app/discovery/page-tags.ts, which the course's own page has */
function pictureTags({ courseId, courseName }: CertificateRecord, origin: string): string[][] {
  return [
    ['property', 'og:image', `${origin}/${coursePicturePath(courseId)}`],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['property', 'og:image:alt', `The cover of the course “${courseName}”`],
    ['name', 'twitter:card', 'summary_large_image'],
  ];
}
