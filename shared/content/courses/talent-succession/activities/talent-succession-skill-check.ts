import { defineActivity } from '#schema.ts';
import m1 from '../questions/talent-succession-m1.ts';
import m2 from '../questions/talent-succession-m2.ts';
import m3 from '../questions/talent-succession-m3.ts';
import m4 from '../questions/talent-succession-m4.ts';

export default defineActivity({
  id: 'talent-succession-skill-check',
  moduleId: 'talent-succession-m5',
  type: 'skill-check',
  title: 'Talent and Succession Check',
  description:
    "You audit a division's bench. Ten questions test your judgment on potential, 9-box limits, readiness and retention.",
  passingScore: 80,
  config: {
    assessment: {
      title: 'Talent and Succession Check',
      description:
        'You audit the bench of a district heating division with eight critical roles. Answer ten questions in 25 minutes; 80% passes. Keep a calculator at hand.',
      timeLimit: 25,
      passingScore: 80,
    },
    asks: { 'multiple-choice': 5, 'multiple-select': 2, 'short-answer': 2, essay: 1 },
    questions: [...m1, ...m2, ...m3, ...m4],
    feedback: {
      passing:
        'You can audit a bench and say what is real. You ask for the role behind each claim of potential, count people and not entries, separate cover from succession, and read flight risk from work and dates alone. Use the Talent Decision Log in your next review, and compare it with the results a year later.',
      failing:
        "You're close enough to repair this quickly. Return to six rules. Potential needs a role and two independent sources. A grid sorts questions; it decides neither pay nor jobs. Ready now means that the hardest demands have been met, that the person could start within 90 days, and that they want to. Depth counts each person once, and cover for tomorrow is a separate decision. Stretch supplies the missing demand, with relief and feedback, and with few other things new at once. Flight risk rests on dated, work-related observations, never on leave, age or complaints. Read the sections below, rework the coverage figure by hand, and try again.",
    },
    badge: {
      name: 'Talent and Succession Leader',
      description:
        'Passed an expert check on role-based potential, 9-box limits, readiness and bench strength, stretch assignments and retention.',
    },
  },
});
