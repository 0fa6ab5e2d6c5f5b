import { defineActivity } from '#schema.ts';
import * as alder from '../case-files/people-analytics-skill-check.ts';
import m1 from '../questions/people-analytics-m1.ts';
import m2, { facts as m2Facts } from '../questions/people-analytics-m2.ts';
import m3, { facts as m3Facts } from '../questions/people-analytics-m3.ts';
import m4, { facts as m4Facts } from '../questions/people-analytics-m4.ts';
import m5, { facts as m5Facts } from '../questions/people-analytics-m5.ts';

export default defineActivity({
  id: 'people-analytics-skill-check',
  moduleId: 'people-analytics-m6',
  type: 'skill-check',
  title: 'People Analytics Check',
  description:
    "You review an analyst's board slides before they go out. Ten questions test formulas, causal wording, data ethics and the governance of AI.",
  passingScore: 80,
  config: {
    assessment: {
      title: 'People Analytics Check',
      description:
        'Xochitl Barragán, a capable new analyst, has prepared the people section for the board of a pharmacy-services company. Her file is open beside the ten questions, and half of the answers are in it. You have 30 minutes to review it. Keep a calculator at hand.',
      timeLimit: 30,
      passingScore: 80,
    },
    asks: { 'multiple-choice': 5, 'multiple-select': 2, 'short-answer': 2, essay: 1 },
    facts: [...m2Facts, ...m3Facts, ...m4Facts, ...m5Facts, ...alder.facts],
    caseFile: alder.caseFile,
    questions: [...m1, ...m2, ...m3, ...m4, ...m5, ...alder.questions],
    feedback: {
      passing:
        'You read slides the way a good board member should: definition first, then denominator, then verb. You also treated people in the data as people. Read the explanations once more, and use the Analytics Capstone Rubric on your next briefing.',
      failing:
        'You’re close, and you can close the gaps. Return to five habits. Work out the rate in each group and the mix before you explain a total. Subtract what the comparison group did before you claim an effect. Let the design decide the verb: volunteers allow "is associated with" and no more. For any model, ask how many flags were right as well as how many cases were found, test the target and the errors by group, and design oversight into the work. And treat each new purpose for data as a new project with its own assessment and notice. Rework the calculations by hand, then try again.',
    },
    badge: {
      name: 'People Analytics Leader',
      description:
        'Passed a case-based check on people metrics, causal reasoning, data ethics and the governance of AI in employment decisions.',
    },
  },
});
