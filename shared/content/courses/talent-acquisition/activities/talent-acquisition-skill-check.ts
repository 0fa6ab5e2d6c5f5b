import { defineActivity } from '#schema.ts';
import m1 from '../questions/talent-acquisition-m1.ts';
import m2 from '../questions/talent-acquisition-m2.ts';
import m3 from '../questions/talent-acquisition-m3.ts';
import m4 from '../questions/talent-acquisition-m4.ts';
import m5 from '../questions/talent-acquisition-m5.ts';

export default defineActivity({
  id: 'talent-acquisition-skill-check',
  moduleId: 'talent-acquisition-m5',
  type: 'skill-check',
  title: 'Structured Selection Check',
  description:
    'You audit a completed hiring file. Ten questions test your judgment on validity, interview design, adverse impact, offers and funnel metrics.',
  passingScore: 80,
  config: {
    assessment: {
      title: 'Structured Selection Check',
      description:
        'Tern Bay Housing Trust, a fictional landlord, has hired repair schedulers and asks you to audit the file before the next round. Ten questions, 10 points each; 80% passes. You have 20 minutes; keep a calculator at hand.',
      timeLimit: 20,
      passingScore: 80,
    },
    asks: { 'multiple-choice': 5, 'multiple-select': 2, 'short-answer': 2, essay: 1 },
    questions: [...m1, ...m2, ...m3, ...m4, ...m5],
    feedback: {
      passing:
        "You can read a hiring file as an outsider would: what each tool measures, whether scores were independent, what a ratio can and can't say, and where the days go. Look at any question you missed, then run one recent file through the same test this month. A good next step is Performance Management and Feedback, where the outcomes you set at intake become goals.",
      failing:
        "Not yet, and the gaps are easy to find. For validity, work samples and impact ratios, read module 2 again: reliable isn't the same as valid, rates come before ratios, and a ratio is a signal. For anchors, locked scores and changes after a debrief, return to module 3. For conditions, pay reasons and review of AI screening, see module 4. For time-to-fill, offer acceptance and quality of hire, use the Recruitment Dashboard, and watch the denominator. Read the sections below, then try again.",
    },
    badge: {
      name: 'Structured Selection Specialist',
      description:
        'Completed the Structured Selection Check: valid methods, structured interviews, adverse impact as a signal, sound offers and honest funnel metrics.',
    },
  },
});
