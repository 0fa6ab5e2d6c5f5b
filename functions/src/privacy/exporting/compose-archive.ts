import { provedCredential } from '@learning/shared/credentials/issuing/signed-documents';
import { site } from '@learning/content/site';
import { strToU8, zipSync, type Zippable } from 'fflate';
import type { Item } from '#table/table.ts';
import { downloadForm } from '#certificates/download-form.ts';
import { bakedBadge } from './badge-picture.ts';
import { bakedPng } from './badge-png.ts';
import type { Section } from './read-learner-items.ts';
import { readableItem, type Titles } from './readable.ts';
import { readableCertificate } from './readable-certificate.ts';
import { OTHER_SECTIONS } from './sections.ts';

type SignedForms = Parameters<typeof downloadForm>[0];

/** A file of the download, by its path. */
type Files = Map<string, string | Uint8Array>;

/** Composes the ZIP file of a download: a JSON file for each topic, and what the learner made as files of their own. */
export function composeArchive(
  sections: readonly Section[],
  titles: Titles,
  now: Date,
): Uint8Array<ArrayBuffer> {
  const files: Files = new Map([
    ['Read me first.txt', introduction(sections, now)],
    ...topicFiles(sections, titles),
  ]);
  const items = sections.flatMap((section) => section.items);
  for (const item of items) addLearnerFile(files, item, titles);
  addCertificates(files, sections);
  const entries: Zippable = {};
  for (const [path, file] of files) entries[path] = typeof file === 'string' ? strToU8(file) : file;
  return new Uint8Array(zipSync(entries, { mtime: now }));
}

function topicFiles(sections: readonly Section[], titles: Titles): [string, string][] {
  const topics = Map.groupBy(
    sections.filter(({ items }) => items.length > 0),
    ({ topic }) => topic,
  );
  return [...topics].map(([topic, parts]) => {
    const content = Object.fromEntries(
      parts.map((part) => [part.title, part.items.map((item) => readableItem(item, part, titles))]),
    );
    return [`data/${topic}.json`, `${JSON.stringify(content, null, 2)}\n`];
  });
}

function introduction(sections: readonly Section[], now: Date): string {
  const rows = sections
    .filter(({ items }) => items.length > 0)
    .map(({ topic, title, items }) => `  ${topic}.json, "${title}": ${items.length}`);
  return `${[
    `Your data at ${site.name}, as of ${now.toISOString()}`,
    '',
    'data/: everything we store about you, one file for each topic. Any text editor opens them.',
    ...rows,
    '',
    'notes/, deliverables/, drafts/ and documents/: what you wrote, as files of their own.',
    'photo.jpg: your photo, if you added one.',
    'certificates/: for each certificate a page to read and print (.html), its signed credential as a token (.jwt) and as linked data (.json), and badges with the token in them:',
    'one with your name and the course (.svg), and a plain one for services that take no SVG (.png).',
    'The credential and the badges can be checked by anyone who verifies Open Badges 3.0. The designs of the badge page are drawn by your browser there.',
    '',
    'Times are in UTC. Amounts are in US dollars.',
    '',
    'Left out: answers and points that you will see once you pass, the secret parts of links in emails,',
    'counts by a hash that expire within a day, and ids that only find an order at our payment provider.',
    'Card details, invoices and the company details on them are with our payment provider. You find invoices under Purchases.',
  ].join('\r\n')}\r\n`;
}

/** Adds what the learner wrote, as a file that opens with a click. */
function addLearnerFile(files: Files, item: Item, titles: Titles): void {
  const course = titles.courses.get(Number(item['courseId'])) ?? 'Course';
  const moduleId = String(item['moduleId']);
  const module = titles.modules.get(moduleId) ?? moduleId;
  const activityId = String(item['activityId']);
  const activity = titles.activities.get(activityId) ?? activityId;
  switch (item['entity']) {
    case 'note':
      return addFile(files, ['notes', course, `${module}.txt`], item['text']);
    case 'work': {
      const text = `${String(item['prompt'])}\r\n\r\n${String(item['text'])}`;
      return addFile(files, ['deliverables', course, `${module}.txt`], text);
    }
    case 'draft': {
      const values = Object.entries((item['values'] as Record<string, string> | undefined) ?? {});
      const text = values.map(([name, value]) => `${name}:\r\n${value}`).join('\r\n\r\n');
      return addFile(files, ['drafts', `${activity}.txt`], text);
    }
    case 'photo':
      return addFile(files, ['photo.jpg'], Buffer.from(String(item['image']), 'base64'));
    case 'submission': {
      const document = documentOf(item['payload']);
      if (document === undefined) return undefined;
      const extension = /^\s*<(!doctype|html)/i.test(document) ? 'html' : 'txt';
      return addFile(files, ['documents', `${activity}.${extension}`], document);
    }
    default:
      return undefined;
  }
}

/** Returns the document that a generator made; undefined for other activities. */
function documentOf(payload: unknown): string | undefined {
  try {
    const { generatedContent } = JSON.parse(String(payload)) as { generatedContent?: unknown };
    return typeof generatedContent === 'string' ? generatedContent : undefined;
  } catch {
    return undefined;
  }
}

function addCertificates(files: Files, sections: readonly Section[]): void {
  const itemsOf = (title: string) =>
    sections.find((section) => section.topic === 'Certificates' && section.title === title)
      ?.items ?? [];
  const certificates = [
    ...itemsOf('Certificates'),
    ...itemsOf(OTHER_SECTIONS.formerCertificate.title),
  ];
  for (const credential of itemsOf(OTHER_SECTIONS.credential.title)) {
    const id = String(credential['certificateId']);
    const { token: signed, proof } = downloadForm(credential as SignedForms);
    const certificate = certificates.find((candidate) => candidate['certificateId'] === id);
    const folder = `${certificate ? String(certificate['courseName']) : 'Certificate'} (${id.slice(0, 6)})`;
    addFile(files, ['certificates', folder, 'credential.jwt'], signed);
    if (proof) {
      const proved = JSON.stringify(provedCredential(signed, proof), null, 2);
      addFile(files, ['certificates', folder, 'credential.json'], proved);
    }
    if (certificate) {
      const page = readableCertificate(certificate, site.name);
      addFile(files, ['certificates', folder, 'certificate.html'], page);
      const badge = bakedBadge(certificate, signed, site.name);
      addFile(files, ['certificates', folder, 'badge.svg'], badge);
      addFile(
        files,
        ['certificates', folder, 'badge.png'],
        bakedPng(signed, Number(certificate['courseId'])),
      );
    }
  }
}

/** Adds a file; a second one of the same name gets a number. */
function addFile(files: Files, path: readonly string[], text: unknown): void {
  const name = path.map(fileName).join('/');
  const [, stem, extension] = /^(.*)(\.\w+)$/.exec(name)!;
  let unique = name;
  for (let count = 2; files.has(unique); count += 1) unique = `${stem} ${count}${extension}`;
  files.set(unique, text instanceof Uint8Array ? text : String(text));
}

const MAX_NAME = 80;
/** Replaces what file systems refuse, and anything that could lead out of the folder. */
function fileName(text: string): string {
  const [, stem, extension = ''] = /^(.*?)(\.[a-z]{3,4})?$/s.exec(text)!;
  const plain = stem!
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '');
  return `${plain.slice(0, MAX_NAME).trim() || 'file'}${extension}`;
}
