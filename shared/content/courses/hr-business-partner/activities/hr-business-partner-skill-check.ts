import { defineActivity } from '#schema.ts';
import m1 from '../questions/hr-business-partner-m1.ts';
import m2 from '../questions/hr-business-partner-m2.ts';
import m3 from '../questions/hr-business-partner-m3.ts';
import m4 from '../questions/hr-business-partner-m4.ts';
import m5 from '../questions/hr-business-partner-m5.ts';

export default defineActivity({
  id: 'hr-business-partner-skill-check',
  moduleId: 'hr-business-partner-m6',
  type: 'skill-check',
  title: 'HRBP Capstone Check',
  description:
    'Your first quarterly review with the business. Ten questions test finance, consulting, the business case and ethics under pressure.',
  passingScore: 80,
  config: {
    assessment: {
      title: 'HRBP Capstone Check',
      description:
        'You are the new HR business partner of Quarrystone Modular, a fictional maker of classroom buildings, and this is your first quarterly review. You have 25 minutes for ten questions; keep a calculator at hand.',
      timeLimit: 25,
      passingScore: 80,
    },
    asks: { 'multiple-choice': 5, 'multiple-select': 2, 'short-answer': 2, essay: 1 },
    questions: [...m1, ...m2, ...m3, ...m4, ...m5],
    feedback: {
      passing:
        'You can sit at the quarterly review as a partner. You read profit and cash together, settle terms before work, test the assumption that decides a case, and know where partnership ends. Read each explanation once more, then take your 90-Day Partner Plan to a leader.',
      failing:
        'You’re not there yet, but you can close the gaps. Return to six rules. Profit isn’t cash: look for the step where payment waits, and calculate receivables ÷ yearly revenue × 365. Contract for result, decision, roles, access, limits and ending, and promise discretion, never secrecy. Begin influence with facts and consultation; policy, pressure and coalition are the weakest openings. ROI is (benefit − cost) ÷ cost × 100, and the assumption that could reverse the decision needs an owner outside HR. When a role change meets a concern, give both facts to counsel and compliance the same day, and don’t investigate. Before an acquisition closes, you’re two companies. Rework both calculations by hand, read the sections below and try again.',
    },
    badge: {
      name: 'Strategic HR Business Partner',
      description:
        'Passed a capstone check on finance for HR, contracting and diagnosis, business cases and ethical partnering under pressure.',
    },
  },
});
