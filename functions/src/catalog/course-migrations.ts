import * as z from 'zod';
import type { Item } from '#table/table.ts';

/** The parts of an item of version 1 that its minutes follow from. */
const FirstVersion = z.object({
  instructionHours: z.number(),
  modules: z.array(
    z.looseObject({
      durationMinutes: z.int(),
      activities: z.array(z.object({ durationMinutes: z.int() })),
    }),
  ),
});

/**
 * Adds the three kinds of minutes to the modules of an item that an earlier release published: activities as stored, the
 * rest divided between screen and desk as in the whole course. Publishing replaces them by exact ones.
 */
export function withMinutesOfModules(item: Item): Item {
  const { instructionHours, modules } = FirstVersion.parse(item);
  const split = modules.map((module) => {
    const practice = module.activities.reduce((sum, activity) => sum + activity.durationMinutes, 0);
    const activities = Math.min(module.durationMinutes, practice);
    return { activities, rest: module.durationMinutes - activities };
  });
  const sum = (kind: 'activities' | 'rest') =>
    split.reduce((total, minutes) => total + minutes[kind], 0);
  const onScreen = Math.max(0, instructionHours * 60 - sum('activities'));
  const screenShare = Math.min(1, onScreen / Math.max(1, sum('rest')));
  return {
    ...item,
    modules: modules.map((module, index) => {
      const { activities, rest } = split[index]!;
      const read = Math.round(rest * screenShare);
      return { ...module, minutes: { onScreen: read, activities, atDesk: rest - read } };
    }),
  };
}
