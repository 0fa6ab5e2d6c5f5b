/** What a learner writes in the lessons. In the domain, because the browser needs these values without the schemas. */

/** Id of the prompt that the deliverable of an assessment answers. */
export const DELIVERABLE = 'deliverable';

/** Characters after which a sound answer is worth comparing with. Source: rules/learning.md L29 */
export const MIN_ANSWER_LENGTH = 40;

/** Characters a deliverable needs before it can be rated. Source: rules/learning.md L30 */
export const MIN_DELIVERABLE_LENGTH = 200;

export const MAX_WORK_LENGTH = 50_000;
