import type { ReadFailureCode } from '@learning/shared/credentials/reading/read-failure';
import type { Check, CredentialState } from '@learning/shared/credentials/verification/verdict';
import type { PublicTopic } from '@learning/shared/contract/requests';
import type { AccessSource } from '#queries/course-offer.ts';

/** The table of the attributes by which the script of public pages finds what React has rendered. The compiler checks their values in components. */
export interface PublicAttributes {
  /** What a click does (`page-actions.ts`, `frame/frame-actions.ts`). */
  'data-do'?: Action | undefined;
  /** Shows the element while the fact is as stated. Several: `data-if={all('enrolled', '!due')}`. */
  'data-if'?: Condition | Conditions | undefined;
  /** Shows the element while this is the current value of the name: `data-case="busy=true"`. */
  'data-case'?: Case | undefined;
  /** Its text is set later. Reserve its place. */
  'data-text'?: TextName | undefined;
  /** Shows the element while this text is not empty. */
  'data-if-text'?: TextName | undefined;
  /** The address of the link is set later; without one, it is hidden. */
  'data-link'?: LinkName | undefined;
  /** A row of a list, which is copied for each item. */
  'data-repeat'?: RowName | undefined;
  /** A `<template>` with one element, which is copied. */
  'data-template'?: TemplateName | undefined;

  // Parts with facts of their own.
  /** About one course, by its id. */
  'data-course'?: number | undefined;
  /** About several courses that are sold together, by their ids. */
  'data-bundle'?: string | undefined;
  /** About one plan, by its slug. */
  'data-tier'?: string | undefined;

  // Parts that the script looks for.
  'data-below-fold'?: '' | undefined;
  'data-catalog'?: '' | undefined;
  'data-choice'?: string | undefined;
  'data-course-page'?: '' | undefined;
  'data-details'?: '' | undefined;
  'data-drop'?: '' | undefined;
  /** The address of a link for a learner. */
  'data-learner-href'?: string | undefined;
  /** Named after the learner. */
  'data-learner-label'?: '' | undefined;
  'data-picture'?: '' | undefined;
  'data-progress'?: '' | undefined;
  /** The rating of a course, by its id. */
  'data-rating'?: number | undefined;
  /** The reviews of a course, by its id. */
  'data-reviews'?: number | undefined;
  /** An offer that is covered while it is unknown what the learner has. */
  'data-session'?: 'unknown' | undefined;
  'data-tier-name'?: string | undefined;
  'data-tone'?: Cases['tone'] | undefined;
  'data-topic'?: PublicTopic | undefined;
  'data-trial-course'?: number | undefined;
  'data-trial-offer'?: '' | undefined;
  'data-verdict'?: '' | undefined;
  'data-verify'?: '' | undefined;
  'data-word'?: string | undefined;
}

export type Action =
  | FrameAction
  | 'book-coaching'
  | 'choose'
  | 'clear-filters'
  | 'contact'
  | 'load-more'
  | 'sign-out'
  | 'start'
  | 'start-trial'
  | 'tab'
  | 'try'
  | 'wishlist';

/** What the header and the footer do, on public pages and in the app. */
export type FrameAction =
  | 'close-dialog'
  | 'color-mode'
  | 'dialog'
  | 'open-dialog'
  | 'recent-messages'
  | 'toggle-menu';

/** What is known about the visitor, one course or one plan. */
export type Fact = PageFact | CourseFact | PlanFact;

type PageFact =
  | 'courses-filtered'
  | 'courses-found'
  | 'more-courses'
  | 'offline'
  | 'plan-ends'
  | 'plan-note'
  | 'seat'
  | 'signed-in'
  | 'trial-open'
  | 'unread';

type CourseFact =
  | `by-${AccessSource}`
  | 'accessible'
  | 'all-open'
  | 'can-continue'
  | 'can-regain'
  | 'can-start'
  | 'can-try'
  | 'completed'
  | 'due'
  | 'enrolled'
  | 'extras'
  | 'for-sale'
  | 'only-sale'
  | 'some-open'
  | 'state-known'
  | 'wishlisted';

/** Whether the learner has a plan, and whether it is this one, or the plan of a seat. */
type PlanFact = 'current-plan' | 'current-seat' | 'plan';

export type Facts = Readonly<Partial<Record<Fact, boolean>>>;

export type Condition = Fact | `!${Fact}`;

/** Conditions that all have to be true, from `all()`. */
export type Conditions = string & { readonly isConditions: true };

/** Names of which one value is current. */
export interface Cases {
  busy: 'true' | 'false';
  /** How a certificate has changed since it was issued. */
  change: 'replaced' | 'revoked';
  check: Check['name'];
  /** The id of a choice; empty before there is one. */
  choice: string;
  /** Why a check ended as it did; without a reason it passed. */
  finding: NonNullable<Check['reason']> | `${Check['name']}-passed`;
  holder: 'named' | 'private';
  outcome: Check['outcome'];
  /** Whether a course has a rating. */
  rated: 'true' | 'false';
  /** Why a certificate was withdrawn. */
  reason: 'account_deleted' | 'dispute' | 'error' | 'refund';
  tone: 'danger' | 'neutral' | 'signal' | 'success' | 'waiting';
  verdict: VerdictName;
}

export type VerdictName =
  | CredentialState
  | ReadFailureCode
  | 'checking'
  | 'missing'
  | 'no_badge'
  | 'unreachable';

type Case = { [Name in keyof Cases]: `${Name}=${Cases[Name]}` }[keyof Cases];

export type TextName =
  | 'activity'
  | 'activity-count'
  | 'activity-kind'
  | 'activity-score'
  | 'certificate-id'
  | 'changed-on'
  | 'checked-at'
  | 'completed-on'
  | 'course-title'
  | 'courses-shown'
  | 'criteria'
  | 'description'
  | 'due'
  | 'due-short'
  | 'holder'
  | 'hours'
  | 'issued-on'
  | 'issuer'
  | 'learner-email'
  | 'learner-name'
  | 'paste-problem'
  | 'plan-end'
  | 'plan-name'
  | 'progress'
  | 'rating'
  | 'review-count'
  | 'review-word'
  | 'seat-plan'
  | 'unread-count'
  | 'valid-until'
  | 'verdict';

export type LinkName = 'newer-certificate' | 'signed-credential';

export type RowName = 'activity' | 'check';

export type TemplateName = 'details';

/** Returns the value of `data-if` for several conditions. */
export function all(...conditions: readonly [Condition, Condition, ...Condition[]]): Conditions {
  return conditions.join(' ') as Conditions;
}

declare module 'react' {
  interface HTMLAttributes<T> extends PublicAttributes {}
}
