import { defineActivity } from '#schema.ts';
import m1 from '../questions/performance-management-m1.ts';
import m2 from '../questions/performance-management-m2.ts';
import m3 from '../questions/performance-management-m3.ts';
import m4 from '../questions/performance-management-m4.ts';

export default defineActivity({
  id: 'performance-management-skill-check',
  moduleId: 'performance-management-m5',
  type: 'skill-check',
  title: 'Performance Practice Check',
  description:
    'A manager asks you to review a year-end packet. Ten questions test goals, SBI feedback, PIP design and rater errors.',
  passingScore: 80,
  config: {
    assessment: {
      title: 'Performance Practice Check',
      description:
        'Xiomara, who manages claims at a pet insurer, sends you her year-end packet before it goes to anyone: goals, feedback notes, one draft PIP and her ratings. Review it with care. Ten questions, 10 points each; 80% passes. You have 20 minutes.',
      timeLimit: 20,
      passingScore: 80,
    },
    asks: { 'multiple-choice': 5, 'multiple-select': 2, 'short-answer': 2, essay: 1 },
    questions: [...m1, ...m2, ...m3, ...m4],
    feedback: {
      passing:
        'You can review a year-end packet as a stranger would: goals that can be measured, feedback that can be checked, plans that can be met and ratings that can be explained. Read the explanation for anything you missed, then use the Review Quality Checklist on one real file this week. Employee Relations and Workplace Investigations is a natural next course.',
      failing:
        'Not yet, and the gaps are easy to trace. For goals and guardrails, return to module 1. For SBI, labels and borrowed impact, see module 2. For the order barrier, skill, will, and for plan length, support and open outcomes, work through module 3 again. For rater errors, ground rules and the order of rating and pay, see module 4. Read the sections below, note which shortcut tempted you, and try again.',
    },
    badge: {
      name: 'Performance Coach',
      description:
        'Completed the Performance Practice Check: measurable goals, SBI feedback, genuine improvement plans, and evidence-based ratings.',
    },
  },
});
