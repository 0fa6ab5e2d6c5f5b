import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('hr-documentation-advanced-m2', [
  {
    id: 'q1',
    type: 'multiple-choice',
    section: 'prior-steps-cited',
    question:
      'A final warning dated October 5, 2026, for late safety reports on September 28 and 30, relies on one earlier step. Policy keeps warnings live for 12 months. Which earlier step may it fairly cite as a step?',
    options: [
      'A signed written warning of September 21, 2025, for late safety reports; no appeal',
      'A coaching email of June 9, 2026, headed "Formal reminder," about late safety reports',
      'A written warning of May 4, 2026, for late safety reports; refusal to sign noted; no appeal',
      'A signed written warning of July 13, 2026, for personal use of a company van; no appeal',
    ],
    correctAnswer:
      'A written warning of May 4, 2026, for late safety reports; refusal to sign noted; no appeal',
    points: 10,
    hint: 'Run the five tests in order: issued, received, live, related, settled.',
    explanation:
      'The May warning passes all five tests: a noted refusal shows that it was delivered. The September 2025 warning is the best distractor, because it concerns the same conduct and is signed, but it ended in September 2026. The email was coaching, whatever its heading, and the van warning concerns a different kind of conduct.',
  },
  {
    id: 'second-final',
    type: 'multiple-choice',
    section: 'verbal-written-final-termination',
    question:
      'A baker’s final warning for late starts ends on June 30. On June 26 he is 20 minutes late. The manager says, "Just give him another final warning, I need him in July." What do you advise?',
    options: [
      'Issue the second final warning. It’s milder than dismissal, he keeps his job, and the bakery its baker for July.',
      'Let the warning run out on Tuesday. Put June 26 in a file note, and talk with him about his starts in July.',
      'Dismiss him on Monday. A final warning that is followed by another was never final, and the crew is watching.',
      'Hear him about June 26 before you choose between the next step and one reasoned extension, as “final” has to keep its meaning.',
    ],
    correctAnswer:
      'Hear him about June 26 before you choose between the next step and one reasoned extension, as “final” has to keep its meaning.',
    points: 10,
    hint: 'What does "final" have to stay, and what may never be skipped?',
    explanation:
      'He is heard first, and the word final keeps its meaning: either the next step, or one reasoned extension. The second final warning tempts because it’s kind and practical, but it teaches everyone that final means little. Dismissal without hearing him skips what may never be skipped.',
  },
  {
    id: 'consequence-line',
    type: 'multiple-choice',
    section: 'deadline-and-consequence',
    question:
      'Which consequence line belongs in a written warning, given that the next rung is a final warning?',
    options: [
      '"If there is another unapproved late start by May 16, you may be dismissed, after you have been heard."',
      '“If there is another unapproved late start by May 16, a final warning may follow, after you have been heard.”',
      '"Until May 16 we expect sustained improvement, and we\'ll discuss with you whether further steps are needed."',
      '“A further late start will lead to a final warning, and you accept this by signing the letter below.”',
    ],
    correctAnswer:
      '“If there is another unapproved late start by May 16, a final warning may follow, after you have been heard.”',
    points: 10,
    hint: 'Conditional, for this rung, with an end.',
    explanation:
      'It names the condition, the period, the next rung and the hearing, and it says "may." The line to be signed tempts because it has the right rung and a signature, but "will" decides a case that hasn’t been heard, and signing shows receipt, not consent.',
  },
  {
    id: 'skip-reason',
    type: 'multiple-choice',
    section: 'when-steps-may-be-skipped',
    question:
      'Four skip notes are on your desk. Which reason can carry skipping to a final warning?',
    options: [
      "Five small lapses since March have used up the store's patience, and the team can no longer be asked to bear it.",
      'The client saw it happen and wants a strong answer before Friday, when the contract is up for renewal.',
      'She bypassed the guard on a running slicer, clause 7.3. A lower step would leave the crew at risk.',
      'His long leave begins on Monday. A lower step would be reviewed only after he is back in the fall.',
    ],
    correctAnswer:
      'She bypassed the guard on a running slicer, clause 7.3. A lower step would leave the crew at risk.',
    points: 10,
    hint: 'Conduct and clause, or someone’s convenience?',
    explanation:
      'It rests on serious conduct, a clause that permits it, and why less wouldn’t protect people. The leave tempts because it sounds like a practical problem of dates, but being about to take leave is one of the reasons that never qualify, and it looks like retaliation.',
  },
  {
    id: 'five-tests-pass',
    type: 'multiple-select',
    section: 'prior-steps-cited',
    question:
      'A cashier faces a new step for a cash shortage on November 4, 2026. Warnings stay live for 12 months. Which earlier steps may be cited? Select all that apply.',
    options: [
      'Written warning, January 8, 2026, cash shortage, signed, no appeal',
      'Verbal warning, October 1, 2025, cash shortage, signed, no appeal',
      'Documented verbal warning, March 3, 2026, cash shortage, appeal rejected April 2',
      'Written warning, May 20, 2026, dress code, signed, no appeal',
      'Coaching email, August 6, 2026, cash shortage, read receipt on file',
      'Written warning, September 9, 2026, cash left uncounted, refusal to sign noted, no appeal',
    ],
    correctAnswer: [
      'Written warning, January 8, 2026, cash shortage, signed, no appeal',
      'Documented verbal warning, March 3, 2026, cash shortage, appeal rejected April 2',
      'Written warning, September 9, 2026, cash left uncounted, refusal to sign noted, no appeal',
    ],
    points: 10,
    hint: 'Issued, received, live, related, settled.',
    explanation:
      'January, March and September pass all five tests: a rejected appeal is settled, a noted refusal is received, and uncounted cash is the same kind of conduct. The coaching email tempts because it concerns the register and was read, but it was never issued as a warning. October 2025 has ended, and dress code is unrelated.',
  },
  {
    id: 'q3',
    type: 'short-answer',
    section: 'prior-steps-cited',
    question:
      'Warnings stay live for 12 months, and only live warnings for the same kind of conduct may be cited. For a late start on November 2, 2026, the record shows these steps, all signed for and none appealed unless stated: late start, verbal, December 1, 2025; cash error, written, March 2, 2026; late start, written, October 27, 2025; late start, written, June 8, 2026, withdrawn on appeal; late start, written, August 3, 2026. How many may be cited as prior steps?',
    options: [],
    correctAnswer: '2',
    alsoAccepted: ['two'],
    points: 10,
    hint: 'Give one digit. Cross out each entry that fails any of the five tests.',
    explanation:
      'Two count: the verbal warning of December 1, 2025 (live until December 1, 2026) and the written warning of August 3, 2026. The October 2025 warning ended six days before the late start, the cash error is unrelated, and the June warning was withdrawn. The usual wrong answer is 3, which forgets the appeal.',
  },
  {
    id: 'three-dates',
    type: 'short-answer',
    section: 'deadline-and-consequence',
    question:
      'A warning letter says when the standard starts and when the warning ends. According to Module 2, which third date must be printed? Answer with one word for what happens on that date.',
    options: [],
    correctAnswer: 'review',
    alsoAccepted: ['reviews', 'review date', 'the review', 'reviewed'],
    points: 10,
    hint: 'A meeting between start and end; six letters.',
    explanation:
      'Start, review and end do different work, and the review is the one that the employer most often misses. "Deadline" tempts, but the end date already is one. A letter without a review date leaves the employee without a chance to learn how it is going.',
  },
  {
    id: 'skip-note-essay',
    type: 'essay',
    section: 'when-steps-may-be-skipped',
    question:
      'On October 14, 2026 a ski lift mechanic disabled a brake alarm during public operation. Safety Rules, version 3, section 5.1 ("may lead to a final warning or dismissal at the first instance"). He has been heard: he says that the alarm had been false all week and that he had told the duty lead. The duty log confirms both. In 2025 a mechanic who disabled the same alarm with the lift closed received a written warning. The director wants a final warning. Write the skip note in the five lines of Module 2. Aim for about 130 words.',
    options: [],
    correctAnswer:
      'Skip note, October 21, 2026, before the outcome is issued. 1. Steps skipped: documented verbal and written warning. 2. Clause: Safety Rules, version 3, section 5.1, in force on October 14. 3. Facts established: he disabled the brake alarm on October 14 during public operation (own account). The alarm had been false all week, and he had told the duty lead (duty log); both accepted. 4. Why a lower step wouldn’t protect people: a disabled alarm on a running lift leaves no second barrier, and his reason shows that he might do it again when an alarm seems false. The company repairs the alarm by October 23. 5. Comparators: C1, 2025, same alarm, lift closed, written warning; further, since no guest was exposed. Heard on October 19.',
    points: 10,
    hint: 'Steps, clause, facts with his side, why less wouldn’t protect, comparators.',
    explanation:
      'A strong note has five lines, takes his two points into the facts and explains the difference from the closest case by the guests on the lift. The common weak note says "serious safety breach" and leaves out the duty log, which is what an appeal would start with. Advising a lower step can be defended as well, if the note says why it would protect.',
  },
]);
