import { defineActivity } from '#schema.ts';
import m1 from '../questions/hr-documentation-advanced-m1.ts';
import m2 from '../questions/hr-documentation-advanced-m2.ts';
import m3 from '../questions/hr-documentation-advanced-m3.ts';
import m4 from '../questions/hr-documentation-advanced-m4.ts';

export default defineActivity({
  id: 'hr-documentation-advanced-skill-check',
  moduleId: 'hr-documentation-advanced-m5',
  type: 'skill-check',
  title: 'Defensible Files Check',
  description:
    'An outside reviewer asks about discipline, investigation and separation files. Ten questions test steps, consistency, file separation and holds.',
  passingScore: 80,
  config: {
    assessment: {
      title: 'Defensible Files Check',
      description:
        'An outside reviewer asks about your files: discipline, investigations, performance plans and separations. Ten questions, 10 points each; 80% passes. You have 20 minutes; keep a calendar at hand.',
      timeLimit: 20,
      passingScore: 80,
    },
    asks: { 'multiple-choice': 5, 'multiple-select': 2, 'short-answer': 2, essay: 1 },
    questions: [...m1, ...m2, ...m3, ...m4],
    feedback: {
      passing:
        'You can read a file as a stranger would and say what it proves. You tested prior steps, kept comparators honest, separated the papers, and put the hold before everything else. Look at any question you missed, then audit one real file this month with the File Audit Report. Employee Relations and Workplace Investigations is a natural next course.',
      failing:
        "Not yet, and each gap has a place to go. For comparators, policy link, the employee's side and privilege, read module 1. For the five tests and the three dates, see module 2. For questions and answers, exhibits and outcome letters, see module 3. For PIP endings, one reason in five places, and the five moves of a hold, see module 4. Read the sections below, note the rule each rests on, and try again.",
    },
    badge: {
      name: 'Defensible Documentation Specialist',
      description:
        'Completed the Defensible Files Check: progressive discipline steps, comparators, file separation, PIP and separation records, and legal holds.',
    },
  },
});
