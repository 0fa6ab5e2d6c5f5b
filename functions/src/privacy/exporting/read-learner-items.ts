import type { Catalog, CatalogReader } from '#catalog/catalog.ts';
import type { Contact } from '#gateways/cognito/emails.ts';
import {
  accountPartition,
  doneRequestsPartition,
  certificateKeys,
  coachingPartition,
  learnerPartition,
  mailboxPartition,
  ordersPartition,
  requestsPartition,
  courseRatingKey,
  submissionsPartition,
  teamPartition,
} from '#table/keys.ts';
import { batchGetItems, queryIndex, queryPartition, type Item, type Table } from '#table/table.ts';
import { visibleResult } from '#activities/submissions/present-submission.ts';
import { allCourseIds } from '../all-course-ids.ts';
import { mailboxHashes } from '../mailbox-hashes.ts';
import { ownPaperKeys } from '../own-paper-keys.ts';
import { isFrom, ownAddresses, type OwnAddress } from '../own-addresses.ts';
import { isPlayedText, LEARNER_SECTIONS, OTHER_SECTIONS, type SectionName } from './sections.ts';

/** Items of a learner that belong together in the download. */
export interface Section extends SectionName {
  items: readonly Item[];
}

interface Learner {
  userId: string;
  contact: Contact | null;
}

/** Reads everything that is stored about a learner, wherever it is. Source: rules/privacy.md P12 */
export async function readLearnerItems(
  { userId, contact }: Learner,
  deps: { table: Table; catalog: CatalogReader; hashKey: string },
): Promise<{ sections: Section[]; catalog: Catalog }> {
  const { table, hashKey } = deps;
  const catalog = await deps.catalog.read();
  const own = await Promise.all(
    LEARNER_SECTIONS.map(async ({ partition, sections }) => ({
      partition: partition(userId),
      sections,
      items: await queryPartition(table, partition(userId)),
    })),
  );
  const itemsOf = (partition: string) =>
    own.find((part) => part.partition === partition)?.items ?? [];
  const sections = own.flatMap(({ sections: names, items }) => inSections(names, items));
  const plans = textsOf(itemsOf(ordersPartition(userId)), 'orderId', 'subscription');
  const seats = textsOf(itemsOf(learnerPartition(userId)), 'orderId', 'entitlement');
  const noSections: Promise<Section[]> = Promise.resolve([]);
  const addresses = ownAddresses(contact?.email ?? null, itemsOf(accountPartition(userId)));
  const others = await Promise.all([
    readCourseRatings(table, userId),
    readCapstonePapers(table, userId, itemsOf(submissionsPartition(userId))),
    readCertificates(
      table,
      own.flatMap(({ items }) => items),
    ),
    readTeams(table, userId, [...new Set([...plans, ...seats])]),
    readCoaching(table, plans),
    contact ? readMailbox(table, contact.email, hashKey) : noSections,
    contact ? readRequests(table, addresses) : noSections,
  ]);
  const account = { ...OTHER_SECTIONS.account, items: contact ? [{ ...contact, userId }] : [] };
  return { sections: [account, ...sections, ...others.flat()], catalog };
}

function inSections(
  names: (typeof LEARNER_SECTIONS)[number]['sections'],
  items: readonly Item[],
): Section[] {
  const visible = items.filter((item) => !isPlayedText(String(item['SK']))).map(asLearnerSeesIt);
  const sectionOf = (item: Item) =>
    names.find(([prefix]) => String(item['SK']).startsWith(prefix))![1];
  return names.map(([, name]) => ({
    ...name,
    items: visible.filter((item) => sectionOf(item) === name),
  }));
}

/** Leaves out what a failed submission does not tell, and the ids by which an attempt names our text. */
function asLearnerSeesIt(item: Item): Item {
  if (item['entity'] === 'scenarioAttempt' && Array.isArray(item['decisions'])) {
    const decisions = item['decisions'] as readonly { at: string }[];
    return { ...item, decisions: decisions.map(({ at }) => ({ at })) };
  }
  if (item['entity'] === 'conversationAttempt' && Array.isArray(item['said'])) {
    const said = item['said'] as readonly { at: string }[];
    return { ...item, said: said.map(({ at }) => ({ at })) };
  }
  if (item['entity'] !== 'submission' || item['completed'] !== false) return item;
  const payload = String(item['payload']);
  const feedback = String(item['feedback']);
  const score = Number(item['score']);
  return { ...item, ...visibleResult({ completed: false, score, payload, feedback }) };
}

/** Returns the values of an attribute of the items of one kind. */
function textsOf(items: readonly Item[], attribute: string, entity: string): string[] {
  return items.flatMap((item) => {
    const value = item[attribute];
    return item['entity'] === entity && typeof value === 'string' ? [value] : [];
  });
}

async function readCourseRatings(table: Table, userId: string): Promise<Section[]> {
  const keys = (await allCourseIds(table)).map((id) => courseRatingKey(id, userId));
  return [{ ...OTHER_SECTIONS.review, items: await batchGetItems(table, keys) }];
}

async function readCapstonePapers(
  table: Table,
  userId: string,
  submissions: readonly Item[],
): Promise<Section[]> {
  const items = await batchGetItems(table, ownPaperKeys(userId, submissions));
  return [{ ...OTHER_SECTIONS.capstonePaper, items }];
}

async function readCertificates(table: Table, items: readonly Item[]): Promise<Section[]> {
  const latest = items.filter((item) => item['entity'] === 'certificate');
  const formerIds = latest.flatMap((item) => (item['formerIds'] as string[] | undefined) ?? []);
  const ids = [...latest.map((item) => String(item['certificateId'])), ...formerIds];
  const [credentials, formers] = await Promise.all([
    batchGetItems(table, ids.map(certificateKeys.credential)),
    batchGetItems(table, formerIds.map(certificateKeys.former)),
  ]);
  return [
    { ...OTHER_SECTIONS.credential, items: credentials },
    { ...OTHER_SECTIONS.formerCertificate, items: formers },
  ];
}

/** The whole team of a plan of their own, and their own part of other teams. */
async function readTeams(
  table: Table,
  userId: string,
  orderIds: readonly string[],
): Promise<Section[]> {
  const teams = await Promise.all(
    orderIds.map((orderId) => queryPartition(table, teamPartition(orderId))),
  );
  const isOwner = (items: readonly Item[]) =>
    items.some((item) => item['entity'] === 'team' && item['ownerId'] === userId);
  return [
    { ...OTHER_SECTIONS.ownTeam, items: teams.filter(isOwner).flat() },
    {
      ...OTHER_SECTIONS.ownSeat,
      items: teams
        .filter((items) => !isOwner(items))
        .flat()
        .filter((item) => item['memberId'] === userId),
    },
  ];
}

async function readCoaching(table: Table, orderIds: readonly string[]): Promise<Section[]> {
  const months = await Promise.all(
    orderIds.map((orderId) => queryPartition(table, coachingPartition(orderId))),
  );
  return [{ ...OTHER_SECTIONS.coaching, items: months.flat() }];
}

async function readMailbox(table: Table, email: string, hashKey: string): Promise<Section[]> {
  const found = await Promise.all(
    mailboxHashes(email, hashKey).map((hash) => queryPartition(table, mailboxPartition(hash))),
  );
  return [{ ...OTHER_SECTIONS.mailbox, items: found.flat() }];
}

/** Messages of visitors belong to an address; only a learner who confirmed it gets them. */
async function readRequests(table: Table, addresses: readonly OwnAddress[]): Promise<Section[]> {
  const lists = [requestsPartition, doneRequestsPartition];
  const requests = (await Promise.all(lists.map((list) => queryIndex(table, list)))).flat();
  return [{ ...OTHER_SECTIONS.request, items: requests.filter((item) => isFrom(item, addresses)) }];
}
