import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'doors-before-study-leave',
    question:
      'An archive gives generous study leave but posts no internal openings, and trained staff leave. Leaders want to double the leave. What do you put first?',
    answer: 'Internal doors: posted roles with criteria, then the study leave that leads to them.',
    why: 'In one study, support for development went with higher turnover where people saw no opportunities inside.',
    section: 'career-lattices',
    skill: 'careers',
  },
  {
    id: 'cap-the-release',
    question:
      'Sanjay won an internal job. His manager says, “Not before the audit, in five months.” Your rule says six weeks at most. What do you tell her?',
    answer: 'The six weeks stand. Use them for a handover, and plan cover for the audit now.',
    why: 'A release limit protects mobility from good managers who hold on. An exception for each busy season ends it.',
    section: 'career-lattices',
    skill: 'careers',
    graded: {
      options: [
        '“Then he can start there after the audit, in five months.”',
        '“Six weeks is the limit. Let’s plan his handover.”',
        '“Let’s ask Sanjay whether he’d rather wait.”',
      ],
      correct: '“Six weeks is the limit. Let’s plan his handover.”',
    },
  },
  {
    id: 'diagonal-move',
    question:
      'Oda is promoted and moves to another division on the same day. Li is promoted within his team. Who needs the bigger support plan, and why?',
    answer: 'Oda, because a new level and a new unit come at once.',
    why: 'In one bank’s data, people who were promoted and transferred together did less well than other internal movers.',
    section: 'career-lattices',
    skill: 'careers',
  },
  {
    id: 'missing-commitment',
    question:
      'A development plan says, “Lead the May stock count alone. Practice with Femi in April. Evidence: differences found, Femi’s notes. Review June 3.” Which part is missing?',
    answer: 'The manager’s commitment to hand over the count.',
    why: 'Task, practice, evidence and date are there. Without the handover the task may never become hers.',
    section: 'individual-development-plans',
    skill: 'careers',
    graded: {
      options: [
        'The manager’s promise to hand over the count',
        'A course on methods of stocktaking before April',
        'The promise of a supervisor role if the count goes well',
      ],
      correct: 'The manager’s promise to hand over the count',
    },
  },
  {
    id: 'behavior-on-the-ward',
    question:
      'Six weeks after practice with a new handover checklist, you can pay for one piece of Level 3 evidence. What do you choose?',
    answer: 'Watched handovers on the ward.',
    why: 'Level 3 is what people do at work. A survey reports what they believe, and a test shows what they can do.',
    section: 'kirkpatrick-four-levels',
    skill: 'analytics',
    graded: {
      options: [
        'A survey that asks nurses how often they use the checklist',
        'A written test on the checklist in week six',
        'Ten handovers, watched on the ward',
      ],
      correct: 'Ten handovers, watched on the ward',
    },
  },
  {
    id: 'contribution-not-proof',
    question:
      'Scrap fell by 20% in trained cells and by 8% in cells still waiting. A new alloy arrived in both. How do you report the course’s effect?',
    answer:
      'Give both figures and the alloy: 20% with training, 8% without it. Claim contribution, not proof.',
    why: 'The waiting cells show that something else helped as well. Claiming all 20% would be found out.',
    section: 'kirkpatrick-four-levels',
    skill: 'analytics',
  },
]);
