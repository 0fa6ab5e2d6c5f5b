import type { ReadFailureCode } from '@learning/shared/credentials/reading/read-failure';
import type { Check, CredentialState } from '@learning/shared/credentials/verification/verdict';
import type { CourseListing } from '@learning/shared/domain/course';
import type { TaxBehavior } from '@learning/shared/domain/money/tax';
import type { PublicTopic } from '@learning/shared/contract/requests';
import type { AccessSource, CourseAction } from '#queries/course-offer.ts';

/** The table of the attributes by which the script of public pages finds what React has rendered. The compiler checks their values in components. */
export interface PublicAttributes {
  /** What a click does (`page-actions.ts`, `frame/frame-actions.ts`). */
  'data-do'?: Action | undefined;
  /** Shows the element while the condition is true. Several: `data-if={all('enrolled', '!due')}`. */
  'data-if'?: Condition | Conditions | undefined;
  /** Its text is this fact. Reserve its place. */
  'data-text'?: TextName | undefined;
  /** The address of the link is this fact. */
  'data-link'?: TextName | undefined;
  /** A row of a list, which is copied for each item. */
  'data-repeat'?: RowName | undefined;
  /** A `<template>` with one element, which is copied. */
  'data-template'?: TemplateName | undefined;

  // Parts with facts of their own.
  /** About one course, by its id. */
  'data-course'?: number | undefined;
  /** About several courses that are sold together, by their ids. */
  'data-bundle'?: string | undefined;
  /** About a path, by the ids of its courses. */
  'data-path'?: string | undefined;
  /** About one plan, by its slug. */
  'data-tier'?: string | undefined;
  'data-tier-name'?: string | undefined;
  /** About the trial. */
  'data-trial-offer'?: '' | undefined;
  /** The rating of a course, by its id. */
  'data-rating'?: number | undefined;

  // Parts that the script looks for.
  'data-catalog'?: '' | undefined;
  /** The modules of a card that were found. */
  'data-hits'?: '' | undefined;
  'data-choice'?: string | undefined;
  'data-course-page'?: '' | undefined;
  'data-details'?: '' | undefined;
  'data-drop'?: '' | undefined;
  /** The address of a link for a learner. */
  'data-learner-href'?: string | undefined;
  /** Named after the learner. */
  'data-learner-label'?: '' | undefined;
  'data-path-courses'?: '' | undefined;
  'data-picture'?: '' | undefined;
  'data-progress'?: '' | undefined;
  /** The ratings of a course, by its id. */
  'data-course-ratings'?: number | undefined;
  'data-tone'?: FactValues['tone'] | undefined;
  'data-topic'?: PublicTopic | undefined;
  'data-trial-course'?: number | undefined;
  'data-verdict'?: '' | undefined;
  'data-verify'?: '' | undefined;
  'data-word'?: string | undefined;

  // For styles only.
  'data-below-fold'?: '' | undefined;
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
  | 'wishlist';

/** What the header and the footer do, on public pages and in the app. */
export type FrameAction = 'color-mode' | 'menu' | 'open-dialog' | 'recent-messages' | 'search';

/** What is known about the page or a part of it; undefined and an empty text mean that there is nothing. */
export type Facts = { readonly [Name in Fact]?: FactValues[Name] | undefined };

export type Fact = keyof FactValues;

export interface FactValues
  extends PageFacts, CourseFacts, PlanFacts, CertificateFacts, Record<PlainText, string> {}

interface PageFacts {
  'courses-filtered': boolean;
  'courses-found': boolean;
  'more-courses': boolean;
  /** No course teaches what is searched for. */
  'nothing-taught': boolean;
  /** Modules of the card teach what is searched for. */
  searched: boolean;
  offline: boolean;
  'signed-in': boolean;
  /** Whether tax comes on top of prices, or is in them. */
  tax: TaxBehavior;
  'trial-open': boolean;
  /** The id of the choice in a decision to try. */
  choice: string;
}

interface CourseFacts {
  action: CourseAction;
  /** What gives the learner access. */
  source: AccessSource;
  /** An action is running. */
  busy: boolean;
  /** It takes no new learners, and the learner does not have it. */
  closed: Exclude<CourseListing, 'published'>;
  /** How it is offered now. */
  listing: CourseListing;
  /** In its first weeks, and without reviews. */
  new: boolean;
  enrolled: boolean;
  /** There is something to offer beside enrolling. */
  extras: boolean;
  'for-sale': boolean;
  wishlisted: boolean;
  /** Of the courses of a bundle. */
  'some-open': boolean;
  'all-open': boolean;
}

/** Whether the learner's plan, or the plan of their seat, is this one. */
interface PlanFacts {
  'current-plan': boolean;
  'current-seat': boolean;
}

interface CertificateFacts {
  /** How it has changed since it was issued. */
  change: 'replaced' | 'revoked';
  check: Check['name'];
  /** Why a check ended as it did; without a reason it passed. */
  finding: NonNullable<Check['reason']> | `${Check['name']}-passed`;
  'holder-is-private': boolean;
  outcome: Check['outcome'];
  tone: 'danger' | 'neutral' | 'signal' | 'success' | 'waiting';
  verdict: VerdictName;
}

export type VerdictName =
  | CredentialState
  | ReadFailureCode
  | 'checking'
  | 'missing'
  | 'no_badge'
  | 'not_ours'
  | 'unreachable'
  | 'valid_record';

type PlainText =
  | 'activity'
  | 'activity-count'
  | 'activity-kind'
  | 'activity-score'
  | 'certificate-id'
  | 'changed-on'
  | 'checked-at'
  | 'completed-on'
  | 'contained-count'
  | 'contained-date'
  | 'contained-name'
  | 'contained-state'
  | 'course-title'
  | 'courses-shown'
  | 'courses-total'
  | 'criteria'
  | 'description'
  | 'due'
  | 'due-short'
  | 'hit-address'
  | 'hit-place'
  | 'hit-title'
  | 'holder'
  | 'hours'
  | 'issued-on'
  | 'issuer'
  | 'learner-email'
  | 'learner-name'
  | 'narrative'
  | 'newer-certificate'
  | 'paste-problem'
  | 'path-figures'
  | 'plan'
  | 'plan-end'
  | 'progress'
  | 'rating'
  | 'result'
  | 'result-count'
  | 'result-value'
  | 'review-count'
  | 'review-word'
  | 'searched-words'
  | 'seat-plan'
  | 'signed-credential'
  | 'unread-count'
  | 'valid-until'
  | 'verdict-word';

/** Facts that are texts. */
type TextName = { [Name in Fact]: string extends FactValues[Name] ? Name : never }[Fact];

/** `fact`, or `fact=value` for one of several values. */
type Statement = Fact | { [Name in Fact]: `${Name}=${Extract<FactValues[Name], string>}` }[Fact];

export type Condition = Statement | `!${Statement}`;

/** Conditions that all have to be true, from `all()`. */
export type Conditions = string & { readonly isConditions: true };

export type RowName = 'activity' | 'check' | 'contained' | 'result';

export type TemplateName = 'details' | 'hit';

/** Returns the value of `data-if` for several conditions. */
export function all(...conditions: readonly [Condition, Condition, ...Condition[]]): Conditions {
  return conditions.join(' ') as Conditions;
}

declare module 'react' {
  interface HTMLAttributes<T> extends PublicAttributes {}
}
