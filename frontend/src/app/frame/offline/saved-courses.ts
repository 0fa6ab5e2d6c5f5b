import type { Course, Module, ModuleSummary } from '@learning/shared/contract/catalog';
import type { CourseState } from '@learning/shared/contract/learning';
import type { SpacedReviewSession } from '@learning/shared/contract/spaced-review';
import { cardReviewKey, unsentAnswers } from '#features/spaced-review/answers/unsent-answers.ts';
import { addressOfCall } from '#lib/call-address.ts';
import { keptAddresses, readResponse } from '#lib/offline/response-store.ts';

/** A course that opens without a connection, or a part of it. */
export interface SavedCourse {
  id: number;
  title: string;
  /** The module opened last; undefined before the first one. */
  lastModuleId: string | undefined;
  moduleCount: number;
  savedModuleCount: number;
  resources: { id: string; name: string }[];
}

/** What a learner can read on this device without a connection. */
export interface Saved {
  /** Opened last comes first. */
  courses: SavedCourse[];
  /** Review questions that can be answered. */
  dueCount: number;
  /** When the dashboard was read; undefined if it is not saved. */
  dashboardAtMs: number | undefined;
}

/** Lists what is saved on this device for a learner; nothing of any other account. Source: rules/privacy.md P16 */
export async function readSaved(learnerId: string): Promise<Saved> {
  const kept = await keptAddresses(learnerId);
  const read = async <T>(address: string): Promise<T | undefined> => {
    const text = kept.has(address) ? await readResponse(learnerId, address) : undefined;
    return text === undefined ? undefined : (JSON.parse(text) as T);
  };

  const readCourse = async (id: number): Promise<SavedCourse | undefined> => {
    const [course, modules, state] = await Promise.all([
      read<Course>(addressOfCall('getCourse', { params: { id } })),
      read<ModuleSummary[]>(addressOfCall('listModules', { params: { id } })),
      read<CourseState>(stateAddress(learnerId, id)),
    ]);
    if (!course || !modules || !state?.enrollment || !state.hasAccess) return undefined;
    const texts = await Promise.all(
      modules.map((module) =>
        read<Module>(addressOfCall('getModule', { params: { id: module.id } })),
      ),
    );
    const saved = texts.filter((text) => text !== undefined);
    return {
      id,
      title: course.title,
      lastModuleId: state.enrollment.lastModuleId ?? undefined,
      moduleCount: modules.length,
      savedModuleCount: saved.length,
      resources: saved
        .flatMap(({ resourceLinks }) => resourceLinks)
        .filter((link) =>
          kept.has(addressOfCall('getResource', { params: { id, resourceId: link.id } })),
        ),
    };
  };

  const openedAtMs = (id: number) => kept.get(stateAddress(learnerId, id)) ?? 0;
  const ids = [...kept.keys()]
    .flatMap((address) => Number(/^\/api\/courses\/(\d+)$/.exec(address)?.[1] ?? []))
    .toSorted((a, b) => openedAtMs(b) - openedAtMs(a));
  const courses = await Promise.all(ids.map(readCourse));
  const review = await read<SpacedReviewSession>(
    addressOfCall('getSpacedReviewSession', { params: { userId: learnerId } }),
  );
  const dashboard = addressOfCall('getDashboard', { params: { userId: learnerId } });
  const answered = new Set(unsentAnswers(learnerId).map(cardReviewKey));
  return {
    courses: courses.filter(
      (course) => course !== undefined && course.savedModuleCount > 0,
    ) as SavedCourse[],
    dueCount: review?.cards.filter((card) => !answered.has(cardReviewKey(card))).length ?? 0,
    dashboardAtMs: [...kept].find(([address]) => address.split('?')[0] === dashboard)?.[1],
  };
}

function stateAddress(userId: string, id: number): string {
  return addressOfCall('getCourseState', { params: { userId, id } });
}
