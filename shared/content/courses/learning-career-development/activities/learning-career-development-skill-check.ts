import { defineActivity } from '#schema.ts';
import m1 from '../questions/learning-career-development-m1.ts';
import m2 from '../questions/learning-career-development-m2.ts';
import m3 from '../questions/learning-career-development-m3.ts';
import m4 from '../questions/learning-career-development-m4.ts';

export default defineActivity({
  id: 'learning-career-development-skill-check',
  moduleId: 'learning-career-development-m5',
  type: 'skill-check',
  title: 'Learning Design Check',
  description:
    'You review learning proposals and plans from several employers. Ten questions test your judgment on needs analysis, objectives, transfer, careers and evaluation.',
  passingScore: 80,
  config: {
    assessment: {
      title: 'Learning Design Check',
      description:
        'Learning proposals and plans from several employers await your review. Answer ten questions in 20 minutes; keep a pen at hand for one or two short calculations.',
      timeLimit: 20,
      passingScore: 80,
    },
    asks: { 'multiple-choice': 5, 'multiple-select': 2, 'short-answer': 2, essay: 1 },
    questions: [...m1, ...m2, ...m3, ...m4],
    feedback: {
      passing:
        'You can tell a gap from a wish, and a skill from a broken process. You write objectives that others can observe, plan for the week after the event, and claim no more than the evidence supports. Read the explanations, then take one of your own proposals through the same ten questions.',
      failing:
        'Not yet, and the gaps are teachable. Go back to five rules. A need has two measured ends and a visible behavior. Stop at the first "no" in the five questions, and fix that before you train. An objective says what the person does, under which conditions and how well. Transfer happens in the workplace: a task within seven days, a peer, a job aid. Evaluation is planned from Level 4 down and reported as contribution, with the median and the leavers shown. Read the sections below, redo the calculation by hand, and try again.',
    },
    badge: {
      name: 'Learning Experience Designer',
      description:
        'Passed a practical check on needs analysis, measurable objectives, transfer, onboarding, development plans and the evaluation of learning.',
    },
  },
});
