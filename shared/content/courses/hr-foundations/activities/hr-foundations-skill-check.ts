import { defineActivity } from '#schema.ts';
import * as desk from '../case-files/hr-foundations-skill-check.ts';
import m1 from '../questions/hr-foundations-m1.ts';
import m2 from '../questions/hr-foundations-m2.ts';
import m3 from '../questions/hr-foundations-m3.ts';
import m4, { facts as m4Facts } from '../questions/hr-foundations-m4.ts';

export default defineActivity({
  id: 'hr-foundations-skill-check',
  moduleId: 'hr-foundations-m5',
  type: 'skill-check',
  title: 'HR Foundations Check',
  description:
    'You cover the HR help desk alone for a day. Eight questions test your judgment on the lifecycle, job analysis, metrics and confidentiality.',
  passingScore: 75,
  config: {
    assessment: {
      title: 'HR Foundations Check',
      description:
        'Your colleagues are at an off-site and the HR help desk is yours. Answer eight questions from the day; half of the answers are in the file beside them. You have 25 minutes; keep a calculator at hand.',
      timeLimit: 25,
      passingScore: 75,
    },
    asks: { 'multiple-choice': 3, 'multiple-select': 2, 'short-answer': 2, essay: 1 },
    facts: [...m4Facts, ...desk.facts],
    caseFile: desk.caseFile,
    questions: [...m1, ...m2, ...m3, ...m4, ...desk.questions],
    feedback: {
      passing:
        'You can hold the desk on your own. You trace requirements to the work, state what a number means, and protect people without making promises you can’t keep. Read the explanations once more, and keep the Query Triage Guide within reach.',
      failing:
        'You’re not there yet, but you can close the gaps. Go back to four rules. A hand-off is complete only when the receiver confirms it. A requirement stays only if a function fails without it. A rate needs the right denominator and the right period: average headcount for turnover, scheduled days for absence. Confidentiality is a promise of care with stated limits, in words you would use for anyone. Read the sections below, rework the two calculations by hand, and try again.',
    },
    badge: {
      name: 'HR Foundations Practitioner',
      description:
        'Passed a practical check on the employee lifecycle, job analysis, HR metrics, query triage and confidentiality.',
    },
  },
});
