/** Who uses the local product in the two weeks before its first start, so that the operators' pages show something. */
import type { RequestTopic } from '@learning/shared/contract/request-topics';

export type SampleStep = { daysAgo: number } & (
  | { does: 'startTrial' }
  | { does: 'buy'; courseId: number }
  /** Buys a course and cancels within the hour. */
  | { does: 'buyAndCancel'; courseId: number }
  | { does: 'subscribe'; tierSlug: string }
  /** Reads the next modules of a course with their activities, until one is not passed. */
  | { does: 'study'; courseId: number; modules: number }
  | { does: 'claim'; courseId: number }
  | { does: 'rate'; courseId: number; rating: number; text: string }
  | { does: 'ask'; topic: RequestTopic; message: string; organization?: string }
);

export interface SampleLearner {
  name: string;
  /** Share of the questions that they answer right, and how well they decide in scenarios. */
  ability: number;
  steps: readonly SampleStep[];
}

const trial = (daysAgo: number): SampleStep => ({ daysAgo, does: 'startTrial' });
const buy = (daysAgo: number, courseId: number): SampleStep => ({ daysAgo, does: 'buy', courseId });
const study = (daysAgo: number, courseId: number, modules: number): SampleStep => ({
  daysAgo,
  does: 'study',
  courseId,
  modules,
});
const subscribe = (daysAgo: number, tierSlug: string): SampleStep => ({
  daysAgo,
  does: 'subscribe',
  tierSlug,
});

export const sampleLearners: readonly SampleLearner[] = [
  {
    name: 'Maya Ortiz',
    ability: 1,
    steps: [
      trial(13.6),
      study(13.5, 1, 1),
      buy(12.2, 1),
      study(11.3, 1, 2),
      study(8.2, 1, 2),
      { daysAgo: 7.9, does: 'claim', courseId: 1 },
      {
        daysAgo: 7.5,
        does: 'rate',
        courseId: 1,
        rating: 5,
        text: 'I rewrote our job descriptions with the analysis from module 2, and my director signed them off without a change.',
      },
      buy(3.4, 3),
      study(2.2, 3, 2),
    ],
  },
  {
    name: 'Terrence Boyd',
    ability: 0.97,
    steps: [
      subscribe(13.2, 'professional'),
      study(12.4, 14, 3),
      study(9.1, 14, 2),
      study(4.3, 2, 2),
    ],
  },
  {
    name: 'Aiko Tanaka',
    ability: 0.99,
    steps: [
      buy(12.7, 14),
      study(12.1, 14, 3),
      study(6.4, 14, 2),
      {
        daysAgo: 2.6,
        does: 'rate',
        courseId: 14,
        rating: 4,
        text: 'The documentation scenario is the meeting I had last spring. A bit long for one sitting.',
      },
    ],
  },
  { name: 'Graham Whitlock', ability: 0.55, steps: [trial(12.9), study(12.5, 1, 3)] },
  { name: 'Lucia Ferreira', ability: 0.7, steps: [trial(11.8), buy(9.4, 2), study(9, 2, 3)] },
  {
    name: 'Priya Raman',
    ability: 0.92,
    steps: [subscribe(11.1, 'entry'), study(10.6, 1, 3), study(5.2, 1, 2)],
  },
  {
    name: 'Samuel Adeyemi',
    ability: 0.6,
    steps: [{ daysAgo: 10.4, does: 'buyAndCancel', courseId: 5 }, trial(10.2), study(9.8, 5, 1)],
  },
  {
    name: 'Hannah Lindqvist',
    ability: 0.88,
    steps: [buy(10.1, 3), study(9.2, 3, 3), study(1.2, 3, 2)],
  },
  { name: 'Diego Salinas', ability: 0.5, steps: [trial(9.7), study(9.3, 14, 2)] },
  {
    name: 'Renee Castillo',
    ability: 0.8,
    steps: [
      {
        daysAgo: 9.2,
        does: 'ask',
        topic: 'sales',
        organization: 'Castillo Foods',
        message:
          'We have 60 supervisors in four plants. Can we pay by invoice, and does each of them get a certificate?',
      },
      buy(8.8, 6),
      study(8.1, 6, 2),
    ],
  },
  { name: 'Owen Gallagher', ability: 0.45, steps: [trial(8.4), study(8, 1, 2)] },
  {
    name: 'Nadia Haddad',
    ability: 0.9,
    steps: [subscribe(7.7, 'professional'), study(7.1, 3, 3), study(3.1, 4, 2)],
  },
  { name: 'Kwame Mensah', ability: 0.75, steps: [buy(7.2, 14), study(6.8, 14, 2)] },
  { name: 'Elise Moreau', ability: 0.65, steps: [trial(6.6), study(6.2, 2, 1)] },
  {
    name: 'Victor Petrov',
    ability: 0.85,
    steps: [
      buy(6.1, 1),
      study(5.6, 1, 3),
      {
        daysAgo: 4.9,
        does: 'ask',
        topic: 'message',
        message: 'My company changed its name. How do I get it on the receipt of my course?',
      },
    ],
  },
  { name: 'Grace Nakamura', ability: 0.95, steps: [subscribe(5.4, 'executive'), study(4.6, 9, 2)] },
  { name: 'Tomas Novak', ability: 0.58, steps: [trial(4.8), study(4.4, 1, 2)] },
  { name: 'Imani Brooks', ability: 0.82, steps: [buy(4.1, 2), study(3.6, 2, 2)] },
  {
    name: 'Callum Reid',
    ability: 0.7,
    steps: [
      trial(3.3),
      study(2.9, 14, 1),
      {
        daysAgo: 1.4,
        does: 'ask',
        topic: 'message',
        message: 'I closed the tab during the skill check. Does the try count?',
      },
    ],
  },
  { name: 'Sofia Rossi', ability: 0.9, steps: [buy(2.4, 14), study(1.8, 14, 2)] },
  { name: 'Ben Abrams', ability: 0.6, steps: [trial(1.6), study(1.1, 1, 1)] },
  { name: 'Yolanda Price', ability: 0.78, steps: [trial(2.8), buy(0.9, 1), study(0.6, 1, 1)] },
];
