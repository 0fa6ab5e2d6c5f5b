import { defineActivity } from '#schema.ts';
import * as eastbank from '../case-files/employee-relations-skill-check.ts';
import m1, { facts as m1Facts } from '../questions/employee-relations-m1.ts';
import m2, { facts as m2Facts } from '../questions/employee-relations-m2.ts';
import m3 from '../questions/employee-relations-m3.ts';
import m4, { facts as m4Facts } from '../questions/employee-relations-m4.ts';

export default defineActivity({
  id: 'employee-relations-skill-check',
  moduleId: 'employee-relations-m5',
  type: 'skill-check',
  title: 'Fair Investigations Check',
  description:
    "You peer-review a colleague's investigation before anyone acts on it. Ten questions test planning, questioning, standard of proof and proportionality.",
  passingScore: 80,
  config: {
    assessment: {
      title: 'Fair Investigations Check',
      description:
        'A fellow HR partner asks you to look at open files before anyone acts on them. One file is open beside the ten questions, and half of the answers are in it. 80% passes. You have 30 minutes; keep a calendar and a calculator at hand.',
      timeLimit: 30,
      passingScore: 80,
    },
    asks: { 'multiple-choice': 5, 'multiple-select': 2, 'short-answer': 2, essay: 1 },
    facts: [...m1Facts, ...m2Facts, ...m4Facts, ...eastbank.facts],
    caseFile: eastbank.caseFile,
    questions: [...m1, ...m2, ...m3, ...m4, ...eastbank.questions],
    feedback: {
      passing:
        'You can tell a finding that will stand from one that only sounds sure. Look at any question you missed, then run the Investigation Quality Checklist on one real file this month. Your next step is Defensible HR Documentation (Advanced), which shows how to build the file behind the report.',
      failing:
        'Not yet, and each gap has a home. For the route, rates and channels, return to module 1. For investigator ties, terms of reference, interim steps and the snapshot, see module 2: one act in each "whether" question, one tie is enough to step aside, and the smallest step that answers a named risk. For questions, elements, credibility and findings, see module 3: open first, an empty cell is the next interview, statements rather than demeanor, and "because" with the contrary evidence. For outcomes, see module 4: hear the person, set the band, read comparators without names, and leave results out. Read the sections below, then try again.',
    },
    badge: {
      name: 'Fair Investigations Practitioner',
      description:
        'Completed the Fair Investigations Check: neutral planning, open questioning, reasoned findings on the balance of probabilities, and proportionate outcomes.',
    },
  },
});
