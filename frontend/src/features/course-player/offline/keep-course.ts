import type { Module, ModuleSummary } from '@learning/shared/contract/catalog';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { addressOfCall } from '#lib/call-address.ts';
import { ageOf, noteKeptCourse, readResponse } from '#lib/offline/response-store.ts';
import { settleWriting } from '#lib/offline/device-responses.ts';
import { deviceLearnerId } from '#lib/offline/device-learner.ts';
import { moduleQuery } from '#queries/catalog.ts';
import { notesQuery } from '#queries/notes.ts';
import { spacedReviewSessionQuery } from '#queries/spaced-review.ts';
import { courseWorkQuery } from '#queries/work.ts';
import type { Keeping } from './use-kept-course.ts';

/** Texts change with a new edition at most: a copy of today is not read again. */
const FRESH_MS = 24 * 3_600_000;
/** Characters of a course's resources that are saved without asking. Lessons and notes are saved in any case. */
export const MOST_RESOURCE_CHARACTERS = 12_000_000;

interface Course {
  learnerId: string;
  courseId: number;
  modules: readonly ModuleSummary[];
}

interface Run {
  isStopped: () => boolean;
  /** Something has to be read. */
  onStart: () => void;
}

/**
 * Saves a course for reading offline, one call after the other: the text of each lesson, the learner's notes and answers, the questions
 * due, and the resources. In a session that ends with its tab, lessons stay in memory only. Source: rules/learning.md L38
 *
 * @throws ApiError when the connection is lost or access has ended
 */
export async function keepCourse(
  queryClient: QueryClient,
  { learnerId, courseId, modules }: Course,
  { isStopped, onStart }: Run,
): Promise<Keeping> {
  if (savesData()) return 'off';
  const isOfDevice = deviceLearnerId() === learnerId;
  const read: Module[] = [];
  for (const { id } of modules) {
    if (isStopped()) return 'unknown';
    const kept = isOfDevice ? await freshResponse(learnerId, addressOfModule(id)) : undefined;
    if (kept === undefined && queryClient.getQueryData(moduleQuery(id).queryKey) === undefined)
      onStart();
    read.push(
      kept === undefined
        ? await queryClient.ensureQueryData({ ...moduleQuery(id), gcTime: Infinity })
        : (JSON.parse(kept) as Module),
    );
  }
  // Not in a list: the server responds one after the other.
  await queryClient.ensureQueryData(notesQuery(learnerId, courseId));
  await queryClient.ensureQueryData(courseWorkQuery(learnerId, courseId));
  await queryClient.ensureQueryData(spacedReviewSessionQuery(learnerId));
  if (!isOfDevice) return 'this-tab';
  const resources = await keepResources({ learnerId, courseId, modules }, read, isStopped);
  if (isStopped()) return 'unknown';
  const hasRoom = await settleWriting();
  await noteKeptCourse(learnerId, courseId, [
    ...modules.map(({ id }) => addressOfModule(id)),
    ...resources.addresses,
  ]);
  if (!hasRoom) return 'full';
  return resources.areComplete ? 'kept' : 'kept-in-part';
}

/** Reads the resources that are not on the device yet, as long as they are not too large together. */
async function keepResources(
  { learnerId, courseId }: Course,
  modules: readonly Module[],
  isStopped: () => boolean,
): Promise<{ addresses: string[]; areComplete: boolean }> {
  const addresses: string[] = [];
  let characters = 0;
  const links = modules.flatMap(({ resourceLinks }) => resourceLinks);
  for (const { id, isAvailable } of links) {
    if (!isAvailable) continue;
    if (isStopped() || characters > MOST_RESOURCE_CHARACTERS) {
      return { addresses, areComplete: false };
    }
    const call = { params: { id: courseId, resourceId: id } };
    const address = addressOfCall('getResource', call);
    const kept = await freshResponse(learnerId, address);
    // Not through the query cache: the files would stay in memory.
    characters += kept?.length ?? JSON.stringify(await api.getResource(call)).length;
    addresses.push(address);
  }
  return { addresses, areComplete: true };
}

function addressOfModule(id: string): string {
  return addressOfCall('getModule', { params: { id } });
}

async function freshResponse(learnerId: string, address: string): Promise<string | undefined> {
  return (await ageOf(learnerId, address)) < FRESH_MS
    ? readResponse(learnerId, address)
    : undefined;
}

/** Whether the browser asks pages for little data. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
