/**
 * Command: gives the demo learner purchased courses, results and some progress, once.
 *
 *   node functions/src/seeding/seed-demo-learner.ts --user-id SUB
 */
import { parseArgs } from 'node:util';
import { tableEnvironment } from '#table/env.ts';
import { openTable } from '#table/table.ts';
import { seedDemoLearner } from './demo-learner.ts';

const { values } = parseArgs({ options: { 'user-id': { type: 'string' } } });
const userId = values['user-id'];
if (!userId) {
  console.error('Usage: seed-demo-learner.ts --user-id SUB');
  process.exit(1);
}

const table = openTable(tableEnvironment.parse(process.env).TABLE_NAME);
await seedDemoLearner({ userId, now: new Date() }, table);
