/**
 * Command: tells all learners of an environment something, once each.
 *
 *     npm run announce -- --env NAME --title TEXT --message TEXT [--link /courses --label "Browse Courses"]
 *     npm run announce -- --env NAME --course ID       a published course
 *     npm run announce -- --env NAME --reminders       nothing is told: plans the reminders of earlier learners
 *
 * `--dry-run` counts the learners and shows the text. `--per-second` is 10 unless given: as many mails as the environment may send.
 */
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findCourse } from '#catalog/catalog.ts';
import { allLearners } from '#gateways/cognito/all-learners.ts';
import { openTable, type Table } from '#table/table.ts';
import { printCount } from '../reactions/print-values.ts';
import { createReminderDependencies } from '../reminders/open-reminders.ts';
import { announceToAll } from './announce-to-all.ts';
import { announcementEvent, type Announcement } from './announcement-event.ts';

const USAGE = `Usage: npm run announce -- --env local|dev|… --title TEXT --message TEXT [--link /PAGE --label TEXT]
       npm run announce -- --env local|dev|… --course ID
       npm run announce -- --env local|dev|… --reminders
Options: --per-second NUMBER (10), --dry-run`;
const MAX_TITLE = 100;
const MAX_MESSAGE = 500;

const { environment, perSecond, isDryRun, ...wanted } = readCommandLine();
const table = openTable(process.env['TABLE_NAME']!);
const userPoolId = process.env['USER_POOL_ID']!;
const what = await announcementOf(table);
// One moment for all, so that a learner who has it from an earlier run can be told apart.
const now = new Date();
if (isDryRun) {
  let count = 0;
  for await (const page of allLearners(userPoolId)) count += page.length;
  console.log(`Dry run: ${printCount(count, 'learner')} would get`);
  console.log(announcementEvent(what, 'LEARNER', now));
} else {
  const { told, known } = await announceToAll(table, {
    learners: allLearners(userPoolId),
    eventOf: (userId) => announcementEvent(what, userId, now),
    perSecond,
    wait: (milliseconds) => setTimeout(milliseconds),
    onProgress: (counts) => console.log(`  ${printCount(counts.told, 'learner')}`),
  });
  console.log(
    `Done     ${printCount(told, 'learner')}; ${known.toLocaleString('en-US')} had it already.`,
  );
}

async function announcementOf(from: Table): Promise<Announcement> {
  const { title, message, link, label, course } = wanted;
  if (course !== undefined) {
    const found = findCourse(await createReminderDependencies(from).catalog.read(), course);
    if (!found) stop(`${environment} has no published course ${course}.`);
    return { kind: 'course', courseId: found.id, courseTitle: found.title };
  }
  if (title === undefined || message === undefined) return { kind: 'reminders' };
  return {
    kind: 'announcement',
    title,
    message,
    actionUrl: link ?? null,
    actionLabel: label ?? null,
  };
}

function readCommandLine() {
  try {
    const { values } = parseArgs({
      options: {
        env: { type: 'string' },
        title: { type: 'string' },
        message: { type: 'string' },
        link: { type: 'string' },
        label: { type: 'string' },
        course: { type: 'string' },
        reminders: { type: 'boolean', default: false },
        'per-second': { type: 'string', default: '10' },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    const { env = '', title, message, link, label, course, reminders } = values;
    const kinds = [title ?? message, course, reminders || undefined].filter(
      (argument) => argument !== undefined,
    );
    const perSecond = Number(values['per-second']);
    const isText =
      title === undefined && message === undefined
        ? link === undefined && label === undefined
        : isLine(title, MAX_TITLE) && isLine(message, MAX_MESSAGE) && isLink(link, label);
    const isCourse = course === undefined || /^[1-9]\d{0,8}$/.test(course);
    const isPace = Number.isFinite(perSecond) && perSecond > 0;
    if (/^[a-z][a-z0-9-]*$/.test(env) && kinds.length === 1 && isText && isCourse && isPace) {
      return {
        environment: env,
        perSecond,
        isDryRun: values['dry-run'],
        title,
        message,
        link,
        label,
        course: course === undefined ? undefined : Number(course),
      };
    }
  } catch {
    // An unknown option gets the usage lines, too.
  }
  return stop(USAGE);
}

function isLine(text: string | undefined, max: number): boolean {
  return text !== undefined && text.trim() !== '' && text.length <= max;
}

/** A page of the site and its name, or neither. */
function isLink(link: string | undefined, label: string | undefined): boolean {
  if (link === undefined || label === undefined) return link === label;
  return /^\/(?!\/)[\w/.-]*$/.test(link) && isLine(label, 40);
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
