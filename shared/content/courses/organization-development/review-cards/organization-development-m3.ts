import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'criterion-not-slogan',
    question:
      'A bank’s design brief says, “The new unit must be nimble.” Which sentence is a design criterion?',
    answer:
      'One that says what the unit can do: “A business loan under $50,000 is decided within two days.”',
    why: 'An ability can be used to score options. A quality such as “nimble” fits each of them.',
    section: 'star-model',
    skill: 'change',
    graded: {
      options: [
        '“Managers have end-to-end responsibility for lending and are empowered to move fast.”',
        '“A business loan under $50,000 is decided within two days.”',
        '“Lending has no more than three layers.”',
      ],
      correct: '“A business loan under $50,000 is decided within two days.”',
    },
  },
  {
    id: 'four-points-left',
    question:
      'A publisher merged print and digital teams, and they still compete for the same authors. Both keep their old sales targets. Which point of the Star Model pulls backward?',
    answer: 'Rewards: the targets still pay for the old split.',
    why: 'Structure is one of five points. The others have to follow, or they keep the old organization alive.',
    section: 'star-model',
    skill: 'rewards',
  },
  {
    id: 'test-of-a-layer',
    question:
      'Of 20 purchase decisions, the area manager altered 1 and the division manager altered 9. Which layer needs a closer look, and why?',
    answer:
      'The area manager: a layer that alters almost nothing needs other decisions or another purpose.',
    why: 'Counting changes shows where judgment is added. Removing a layer still costs a career step and a coach.',
    section: 'spans-and-layers',
    skill: 'analytics',
  },
  {
    id: 'narrow-span',
    question:
      'A crisis-line supervisor has four reports, carries cases and checks risky calls. A benchmark says eight to ten. What do you make of it?',
    answer: 'Narrow may be right: the work is risky and the supervisor has a caseload.',
    why: 'Spans depend on the task and the people. A general ratio knows neither.',
    section: 'spans-and-layers',
    skill: 'change',
    graded: {
      options: [
        'Widen it to eight in two steps, with training for the supervisor in between',
        'Accept it, and look at the work before changing anything',
        'Merge two teams to reach the benchmark',
      ],
      correct: 'Accept it, and look at the work before changing anything',
    },
  },
  {
    id: 'decision-with-a-limit',
    question: 'A RACI row reads: “Refunds. A: Service committee.” Name its two faults.',
    answer:
      'A is a committee, not one named role, and the decision has no verb and limit, such as “Approve refunds above $500.”',
    why: 'With a committee no one answers for it. Without a limit the small cases wait with the large ones.',
    section: 'decision-rights',
    skill: 'change',
  },
  {
    id: 'words-show-the-decision',
    question:
      'The consultation paper says, “In the new structure, the 12 leavers will be told in May.” Options are in fact still open. What do you correct?',
    answer:
      'Write of options and of roles that could be affected, and take out the fixed number of leavers.',
    why: 'The words describe a decision. Consultation is genuine only while the proposals can change.',
    section: 'employee-consultation',
    skill: 'negotiation',
  },
]);
