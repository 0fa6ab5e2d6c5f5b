import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'driver-or-slogan',
    question:
      'Three lines from a hospital group’s strategy. Which one is a driver that you can plan work from?',
    answer: '“Move half of knee surgery to day care by 2029.”',
    why: 'If it succeeds, some work grows, some ends and some is new. The other lines start or stop no activity.',
    section: 'strategic-drivers',
    skill: 'planning',
    graded: {
      options: [
        '“Put patients at the heart of everything we do”',
        '“Move half of knee surgery to day care by 2029”',
        '“Become the employer of choice for every clinical profession”',
      ],
      correct: '“Move half of knee surgery to day care by 2029”',
    },
  },
  {
    id: 'ask-for-the-stop',
    question:
      'A publisher adds podcasts, events and an app. The executive has told you what must be true of people and which promise breaks first. What do you still ask?',
    answer: '“What will we stop doing, and from which date?”',
    why: 'Without a list of things to stop, a strategy can only ask for more people.',
    section: 'strategic-drivers',
    skill: 'stakeholders',
  },
  {
    id: 'five-points',
    question:
      'A hospital’s drug buyer scores effect 2, spread 1, lead time 2 and substitution 0. Does the role enter the critical list of this course?',
    answer: 'No. It has five points, and six are needed.',
    why: 'The goal can be reached another way, so the role scores 0 there. Rank and pay play no part.',
    section: 'critical-roles',
    skill: 'planning',
  },
  {
    id: 'seat-not-person',
    question:
      'A night dispatcher hears that her seat is on the critical list and asks whether that means a raise. What do you say?',
    answer: 'The list rates the seat, not her. It decides no one’s pay, rating or future.',
    why: 'A list of positions that people take for a list of favorites stops being useful. Evidence about individuals belongs elsewhere.',
    section: 'critical-roles',
    skill: 'fairness',
  },
  {
    id: 'decide-by-date',
    question:
      'A shipyard needs certified divers in October 2029. Hiring takes five months, training another 16, and approval two. When must the decision be made?',
    answer: 'By November 2027.',
    why: 'Lead time 21 months plus approval 2 makes 23. January 2028 forgets the approval, and June 2028 counts training only.',
    section: 'planning-horizons',
    skill: 'planning',
    graded: {
      options: ['November 2027', 'January 2028', 'June 2028'],
      correct: 'November 2027',
    },
  },
  {
    id: 'precision-by-distance',
    question:
      'Your plan says, “In year five we need 212 nurses.” The first year has a count as well. What do you put in place of 212?',
    answer: 'Signals you can observe, since year five is beyond the range of counts and ranges.',
    why: 'Counts fit the first year and ranges the second and third. A single figure that far out claims knowledge you lack.',
    section: 'planning-horizons',
    skill: 'planning',
  },
]);
