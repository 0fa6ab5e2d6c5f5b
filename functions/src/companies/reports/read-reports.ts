import type {
  CompanyCertificate,
  CompanyMember,
  CompanyProgress,
} from '@learning/shared/contract/companies';
import type { Team, TeamMember } from '@learning/shared/contract/teams';
import { Failure } from '#failure.ts';
import type { CallingCompany } from '#http/company-token.ts';
import { enforce } from '#limits/enforce.ts';
import { presentTeam } from '#teams/present-team.ts';
import type { CompanyDependencies } from '../dependencies.ts';
import { isCompany } from '../find-own-company.ts';

/** Members of a page. */
const PAGE_MEMBERS = 25;

interface PageCommand {
  company: CallingCompany;
  cursor: string | undefined;
  now: Date;
}

type Dependencies = Pick<
  CompanyDependencies,
  'teams' | 'limits' | 'catalog' | 'progress' | 'shownContactOf'
>;

/** What is read of a member where only the seat is asked for. */
const UNREAD: Awaited<ReturnType<Dependencies['progress']['read']>> = {
  enrollments: [],
  certificates: [],
  revokedCourseIds: new Set(),
  passedActivityIds: new Set(),
};

/** @throws Failure `connections_not_included`, `too_many_requests` */
export async function listMembers(command: PageCommand, deps: Dependencies) {
  const seatsOnly = { ...deps.progress, read: () => Promise.resolve(UNREAD) };
  const { team, nextCursor } = await readPage(command, { ...deps, progress: seatsOnly });
  const members = team.members.map(
    ({ seatId, name, email, joinedAt, isSuspended }): CompanyMember => ({
      memberId: seatId,
      name,
      email,
      joinedAt,
      isSuspended,
    }),
  );
  return { members, nextCursor };
}

/** @throws Failure `connections_not_included`, `too_many_requests` */
export async function listProgress(command: PageCommand, deps: Dependencies) {
  const { team, nextCursor } = await readPage(command, deps);
  const progress = team.members.flatMap((member) => progressOf(member, team));
  return { progress, nextCursor };
}

/** @throws Failure `connections_not_included`, `too_many_requests` */
export async function listCertificates(command: PageCommand, deps: Dependencies) {
  const { team, nextCursor } = await readPage(command, deps);
  const certificates = team.members.flatMap(({ seatId, courses }) =>
    courses.flatMap(({ courseId, title, certificate }): CompanyCertificate[] =>
      certificate ? [{ memberId: seatId, courseId, title, ...certificate }] : [],
    ),
  );
  return { certificates, nextCursor };
}

/**
 * Reads a page of members as the owner of the team sees them, so that a program is never shown more.
 *
 * Source: rules/companies.md B3, B4
 */
async function readPage(
  { company, cursor, now }: PageCommand,
  deps: Dependencies,
): Promise<{ team: Team; nextCursor: string | null }> {
  enforce(await deps.limits.take('reportsPerToken', company.tokenId, now));
  const state = await deps.teams.read(company.companyId);
  if (!state || !isCompany(state, now)) throw new Failure('connections_not_included');
  const rest = state.seats.filter(({ seatId }) => cursor === undefined || seatId > cursor);
  const seats = rest.slice(0, PAGE_MEMBERS);
  const team = await presentTeam({ ...state, seats }, state.team.ownerId, now, deps);
  return { team, nextCursor: rest.length > seats.length ? seats.at(-1)!.seatId : null };
}

/** A row for each course that the member has started or is assigned. */
function progressOf(
  { seatId, courses, assignments }: TeamMember,
  { courses: planCourses, skills }: Team,
): CompanyProgress[] {
  const ids = new Set([...assignments, ...courses].map(({ courseId }) => courseId));
  return planCourses
    .filter(({ courseId }) => ids.has(courseId))
    .map(({ courseId, title }) => {
      const started = courses.find((course) => course.courseId === courseId);
      const assigned = assignments.find((assignment) => assignment.courseId === courseId);
      const proven = skills.find((skill) => skill.courseId === courseId);
      return {
        memberId: seatId,
        courseId,
        title,
        percent: started?.percent ?? 0,
        completedAt: started?.completedAt ?? null,
        isAssigned: assigned !== undefined,
        dueOn: assigned?.dueOn ?? null,
        isLate: assigned?.isLate ?? false,
        hasProvenSkills: proven?.seatIds.includes(seatId) ?? false,
      };
    });
}
