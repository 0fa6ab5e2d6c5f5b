export const ACTIVITY_TYPES = [
  'scenario',
  'conversation',
  'simulation',
  'generator',
  'mark-up',
  'skill-check',
] as const;

export type ActivityType = (typeof ACTIVITY_TYPES)[number];

/** What rules and screens know about a type of activity. */
interface ActivityTypeFacts {
  /** As the player names it. */
  name: string;
  /** As a certificate names it. */
  nameOnCertificate: string;
  /** Whether answers earn a score that has to reach a pass mark. Anything else passes once it is complete. */
  isGraded: boolean;
  /** Whether a failed submission tells its score. A scenario tells consequences only. Source: rules/scoring.md S24 */
  tellsScoreOfFailure: boolean;
  /** Whether an attempt runs against the clock. Source: rules/time.md T7 */
  isTimed: boolean;
  /** Whether a submission is a document of the learner's own. */
  isDocument: boolean;
  /** Whether passing proves the skills of the course. Source: rules/privacy.md P2 */
  provesSkills: boolean;
  /** Fields of the written activity that no learner may read before submitting it. Source: rules/scoring.md S2 */
  secretFields: readonly string[];
}

/** Each type of activity, with what differs from type to type. */
export const ACTIVITY_FACTS: Readonly<Record<ActivityType, ActivityTypeFacts>> = {
  scenario: {
    name: 'Scenario',
    nameOnCertificate: 'Scenario',
    isGraded: true,
    tellsScoreOfFailure: false,
    isTimed: false,
    isDocument: false,
    provesSkills: false,
    secretFields: ['value', 'feedback', 'maxScore'],
  },
  conversation: {
    name: 'Conversation',
    nameOnCertificate: 'Conversation',
    isGraded: true,
    tellsScoreOfFailure: false,
    isTimed: false,
    isDocument: false,
    provesSkills: false,
    secretFields: ['replies', 'missing', 'goals', 'goodOrder', 'feedback'],
  },
  simulation: {
    name: 'Simulation',
    nameOnCertificate: 'Simulation',
    isGraded: true,
    tellsScoreOfFailure: false,
    isTimed: false,
    isDocument: false,
    provesSkills: false,
    secretFields: ['draws', 'coefficients', 'reactions', 'strategies', 'feedback'],
  },
  generator: {
    name: 'Template Generator',
    nameOnCertificate: 'Written work',
    isGraded: false,
    tellsScoreOfFailure: true,
    isTimed: false,
    isDocument: true,
    provesSkills: false,
    secretFields: [],
  },
  'mark-up': {
    name: 'Mark-up',
    nameOnCertificate: 'Mark-up',
    isGraded: true,
    tellsScoreOfFailure: true,
    isTimed: false,
    isDocument: false,
    provesSkills: false,
    secretFields: ['explanation', 'feedback', 'problemId', 'nearTo'],
  },
  'skill-check': {
    name: 'Skill Check',
    nameOnCertificate: 'Skill check',
    isGraded: true,
    tellsScoreOfFailure: true,
    isTimed: true,
    isDocument: false,
    provesSkills: true,
    secretFields: ['correctAnswer', 'alsoAccepted', 'explanation', 'feedback'],
  },
};

/** Returns whether a text names a type. Stored values and newer servers may name types that this release does not have. */
export function isActivityType(type: string): type is ActivityType {
  return Object.hasOwn(ACTIVITY_FACTS, type);
}
