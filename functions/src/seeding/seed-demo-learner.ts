/**
 * Command of the local product: gives the demo learner bought courses and some progress, once.
 *
 *   node functions/src/seeding/seed-demo-learner.ts --user-id SUB
 */
import { parseArgs } from 'node:util';
import { tableEnvironment } from '../table/env.ts';
import { enroll } from '../learning/enroll.ts';
import { openLearning } from '../learning/open-learning.ts';
import { recordModuleProgress } from '../learning/record-module-progress.ts';
import { openTable } from '../table/table.ts';

const { values } = parseArgs({ options: { 'user-id': { type: 'string' } } });
const userId = values['user-id'];
if (!userId) {
  console.error('Say whose: --user-id SUB');
  process.exit(1);
}

const DAY_MS = 86_400_000;
/** Course id, days since the enrollment, and minutes for each completed module. */
const history = [
  { courseId: 1, daysAgo: 12, minutes: [52, 64, 71, 58, 66] },
  { courseId: 14, daysAgo: 3, minutes: [38, 41] },
];

const deps = openLearning(openTable(tableEnvironment.parse(process.env).TABLE_NAME));
const catalog = await deps.catalog.read();
const learner = await deps.learners.read(userId);
const now = Date.now();

for (const { courseId, daysAgo, minutes } of history) {
  if (learner.enrollments.some((one) => one.courseId === courseId)) continue;
  const startedAt = new Date(now - daysAgo * DAY_MS);
  await deps.entitlements.grantOnce(userId, {
    entity: 'entitlement',
    name: `purchase#${courseId}`,
    kind: 'purchase',
    courseIds: [courseId],
    startedAt: startedAt.toISOString(),
    endsAt: null,
  });
  await enroll({ userId, courseId, now: startedAt }, deps);
  const modules = catalog.courses.find((course) => course.id === courseId)?.modules ?? [];
  for (const [index, timeSpent] of minutes.entries()) {
    const moduleId = modules[index]?.id;
    if (!moduleId) continue;
    const at = new Date(startedAt.getTime() + (index + 1) * DAY_MS);
    await recordModuleProgress({ userId, moduleId, completed: true, timeSpent, now: at }, deps);
    await deps.enrollments.savePosition(userId, courseId, modules[index + 1]?.id ?? moduleId);
  }
}
