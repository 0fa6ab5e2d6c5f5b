/** The report of a team as a file for spreadsheets, as the team page offers it and the monthly mail has it. */

/** A member as the owner of the team sees them. */
interface ReportedMember {
  name: string | null;
  email: string;
  courses: readonly {
    courseId: number;
    title: string;
    percent: number;
    completedAt: string | null;
    certificate: { certificateId: string } | null;
  }[];
  assignments: readonly {
    courseId: number;
    dueOn: string | null;
    state: string;
    isLate: boolean;
  }[];
}

interface ReportedTeam {
  members: readonly ReportedMember[];
  courses: readonly { courseId: number; title: string }[];
}

const COLUMNS = [
  'Name',
  'Email',
  'Course',
  'Progress (%)',
  'Assigned',
  'Due date',
  'Overdue',
  'Completed on',
  'Certificate',
] as const;

/** A spreadsheet would run text that begins with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Returns the team's progress as CSV (RFC 4180): a row for each member and course, one for a member without a course.
 *
 * @param origin scheme and host of the site, for the addresses that verify certificates
 */
export function teamCsv({ members, courses }: ReportedTeam, origin: string): string {
  const titles = new Map(courses.map(({ courseId, title }) => [courseId, title]));
  const rows = members.flatMap((member) => rowsOf(member, titles, origin));
  return [COLUMNS, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
}

function rowsOf(
  member: ReportedMember,
  titles: ReadonlyMap<number, string>,
  origin: string,
): (readonly string[])[] {
  const courseIds = new Set([
    ...member.assignments.map(({ courseId }) => courseId),
    ...member.courses.map(({ courseId }) => courseId),
  ]);
  const who = [member.name ?? '', member.email];
  if (courseIds.size === 0) return [[...who, ...COLUMNS.slice(who.length).map(() => '')]];
  return [...courseIds].map((courseId) => {
    const assigned = member.assignments.find((assignment) => assignment.courseId === courseId);
    const course = member.courses.find((candidate) => candidate.courseId === courseId);
    const certificateId = course?.certificate?.certificateId;
    return [
      ...who,
      course?.title ?? titles.get(courseId) ?? '',
      String(course?.percent ?? 0),
      assigned ? 'yes' : 'no',
      assigned?.dueOn ?? '',
      assigned?.isLate && assigned.state !== 'completed' ? 'yes' : 'no',
      course?.completedAt?.slice(0, 10) ?? '',
      certificateId === undefined ? '' : `${origin}/verify/${certificateId}`,
    ];
  });
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
