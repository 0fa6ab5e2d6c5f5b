import { escapeMarkup } from '@learning/shared/domain/escape-markup';
import type { Item } from '#table/table.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** What the state of a certificate means; nothing for a valid one. */
const STATES: Record<string, string> = {
  revoked: 'This certificate is revoked.',
  replaced: 'This certificate was replaced by a newer one.',
};

const STYLES =
  'body{margin:0;padding:2rem;background:#f4f1ea;color:#1c2b27;font:1.125rem/1.5 "Source Sans 3",Arial,sans-serif}main{max-width:40rem;margin:auto;padding:2.5rem;background:#fff;border:2px solid #17594a;overflow-wrap:anywhere}h1{font-size:2rem;line-height:1.2;margin:0 0 1rem}dt{font-weight:600;margin-top:1rem}dd{margin:0}@media print{body{background:#fff;padding:0}}';

/** Returns a certificate as an HTML file that needs nothing else and prints on a page. */
export function readableCertificate(certificate: Item, issuer: string): string {
  const valueOf = (name: string) => escapeMarkup(String(certificate[name]));
  const dayOf = (name: string) => day.format(new Date(String(certificate[name])));
  const skills = ((certificate['skills'] as string[] | undefined) ?? []).join(', ');
  const state = STATES[String(certificate['state'])];
  const facts = [
    ['Name', valueOf('participantName')],
    ['Course', valueOf('courseName')],
    ['Completed on', dayOf('completedAt')],
    ['Issued on', dayOf('issuedAt')],
    ...(hasHours(certificate) ? [['Hours of instruction', valueOf('instructionHours')]] : []),
    ...(skills === '' ? [] : [['Skills', escapeMarkup(skills)]]),
    ['Number', valueOf('certificateId')],
  ];
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Certificate: ${valueOf('courseName')}</title><style>${STYLES}</style></head>`,
    `<body><main><h1>Certificate of Completion</h1><p>${escapeMarkup(issuer)}</p>`,
    ...(state ? [`<p><strong>${state}</strong></p>`] : []),
    '<dl>',
    ...facts.map(([name, value]) => `<dt>${name}</dt><dd dir="auto">${value}</dd>`),
    '</dl></main></body></html>',
    '',
  ].join('\n');
}

/** Returns whether a certificate prints hours; an earlier release stored measured time in their place. */
function hasHours({ instructionHours, isMeasuredTime }: Item): boolean {
  return typeof instructionHours === 'number' && isMeasuredTime !== true;
}
