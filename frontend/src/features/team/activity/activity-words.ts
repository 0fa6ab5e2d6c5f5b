import type { ActivityKind } from '@learning/shared/contract/team-actions';
import type { TeamActivity } from '@learning/shared/contract/team-activity';
import { ROLE_NAMES } from '../roles/role-words.ts';
import { printDay } from '#lib/print-date.ts';

export const KIND_NAMES: Readonly<Record<ActivityKind, string>> = {
  members: 'Members',
  roles: 'Roles',
  groups: 'Groups',
  assignments: 'Assignments',
  invitations: 'Invitations',
  seats: 'Seats',
};

const DELETED = 'a deleted account';
const nameOf = (person: TeamActivity['actor']) => person?.name ?? DELETED;

/** Describes in a sentence who did what to whom. */
export function activitySentence(activity: TeamActivity): string {
  const { actor, member, after, before } = activity;
  const who = actor === null ? 'The plan' : nameOf(actor);
  const whom = nameOf(member);
  const course = `“${activity.courseTitle ?? 'a course'}”`;
  const invited = activity.invitedEmail ?? 'someone';
  const group = (fields: TeamActivity['after']) => `“${textOf(fields, 'name')}”`;
  const sentences: Record<TeamActivity['action'], () => string> = {
    memberJoined: () => `${whom} joined the team.`,
    memberLeft: () => `${whom} left the team.`,
    memberRemoved: () => `${who} removed ${whom}.`,
    ownerChanged: () => `${whom} became the owner of the team.`,
    roleChanged: () => `${who} made ${whom} ${roleOf(after)} (was ${roleOf(before)}).`,
    groupCreated: () => `${who} created the group ${group(after)}.`,
    groupRenamed: () => `${who} renamed the group ${group(before)} to ${group(after)}.`,
    groupDeleted: () => `${who} deleted the group ${group(before)}.`,
    groupJoined: () => `${who} added ${whom} to ${group(after)}.`,
    groupLeft: () => `${who} removed ${whom} from ${group(after)}.`,
    courseAssigned: () => `${who} assigned ${course} to ${audienceOf(after)}${dueOf(after)}.`,
    assignmentChanged: () =>
      `${who} changed the assignment of ${course}: for ${audienceOf(after)}${dueOf(after)} (was for ${audienceOf(before)}${dueOf(before)}).`,
    assignmentRemoved: () => `${who} removed the assignment of ${course} to ${audienceOf(before)}.`,
    invitationSent: () => `${who} invited ${invited}.`,
    invitationRenewed: () => `${who} invited ${invited} again.`,
    invitationCanceled: () => `${who} canceled the invitation of ${invited}.`,
    seatsChanged: () =>
      `${who} has ${textOf(after, 'seats')} seats (was ${textOf(before, 'seats')}). Paused members: ${textOf(after, 'pausedMembers')} (was ${textOf(before, 'pausedMembers')}).`,
  };
  const sentence = sentences[activity.action]();
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

type Fields = TeamActivity['after'];

function textOf(fields: Fields, name: string): string {
  const value = fields?.[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function roleOf(fields: Fields): string {
  const role = fields?.['role'];
  const groups = fields?.['groups'];
  if (role === 'administrator') return 'an administrator';
  if (role === 'manager')
    return `the manager of ${Array.isArray(groups) ? printNames(groups) : ''}`;
  return `a ${ROLE_NAMES.member.toLowerCase()}`;
}

const printNames = (names: readonly unknown[]) =>
  names.filter((name) => typeof name === 'string').join(', ');

function audienceOf(fields: Fields): string {
  const members = fields?.['members'];
  if (members === 'everyone') return 'everyone';
  if (typeof members === 'number') return members === 1 ? '1 member' : `${members} members`;
  const group = textOf(fields, 'group');
  return group === '' ? 'a group' : `“${group}”`;
}

function dueOf(fields: Fields): string {
  const dueOn = textOf(fields, 'dueOn');
  return dueOn === '' ? '' : `, due on ${printDay(dueOn)}`;
}
