import { defineActivity } from '#schema.ts';
import m1 from '../questions/hr-compliance-ethics-m1.ts';
import m2 from '../questions/hr-compliance-ethics-m2.ts';
import m3 from '../questions/hr-compliance-ethics-m3.ts';
import m4 from '../questions/hr-compliance-ethics-m4.ts';

export default defineActivity({
  id: 'hr-compliance-ethics-skill-check',
  moduleId: 'hr-compliance-ethics-m5',
  type: 'skill-check',
  title: 'Compliance and Ethics Check',
  description:
    'Short cases reach your inbox, with drafts and figures to finish. Eight questions test issue-spotting, retaliation, privacy and policy structure.',
  passingScore: 75,
  config: {
    assessment: {
      title: 'Compliance and Ethics Check',
      description:
        'You run HR for Skerry Line, a fictional ferry operator with 400 people. Cases, drafts and figures from its three terminals are waiting. Eight questions, 15 minutes; 75% passes. Keep a calculator at hand.',
      timeLimit: 15,
      passingScore: 75,
    },
    asks: { 'multiple-choice': 3, 'multiple-select': 2, 'short-answer': 2, essay: 1 },
    questions: [...m1, ...m2, ...m3, ...m4],
    feedback: {
      passing:
        'You can hear a legal issue in plain words, protect the person who raised it, and keep data and policy lean. Read the explanation of any question you missed, then run your first small audit with the HR Compliance Audit Checklist. HR Documentation Essentials is a good next step.',
      failing:
        'You’re not there yet, but you can close the gaps. For status and sources, return to module 1: facts outweigh labels, and an exit near a protected event calls for counsel. For equality and retaliation, see module 2: whom does the rule shut out, was the person asked, and would the step be the same had they stayed silent? For policy, see module 3: one role owns it, no promise you can’t keep, no outcome fixed in advance. For risk and privacy, see module 4: score again after controls, change the work, and keep only fields that serve a decision. Read the sections below, then try again.',
    },
    badge: {
      name: 'Compliance and Ethics Steward',
      description:
        'Passed a practical check on spotting discrimination and retaliation, judging status, writing clear policy, and handling employee data and concerns with care.',
    },
  },
});
