import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('hr-documentation-advanced-m1', [
  {
    id: 'q2',
    type: 'multiple-choice',
    section: 'consistency-and-comparators',
    question:
      'A manager has chosen dismissal for a buyer who approved his own expense claim. You find three earlier cases under the same rule: two final warnings (no live warning at the time) and one dismissal (a live final warning). The buyer has no live warning. What should the file show before the decision is made?',
    options: [
      'The dismissal first, and the other two in an annex. The decision-maker reads both and notes in one line what weighed most.',
      'The two final warnings only. Neither employee had a live warning, and they’re closest to the buyer.',
      'No earlier cases at all. Each one turns on its own facts, and each may hold private data of others.',
      'All three, coded. A written reason stands beside them if he is treated more harshly than the two.',
    ],
    correctAnswer:
      'All three, coded. A written reason stands beside them if he is treated more harshly than the two.',
    points: 10,
    hint: 'What would a reviewer find later, and what would you want her to find first?',
    explanation:
      'The full pool, coded, lets the decision-maker see where the buyer sits and forces a reason for any difference. Showing only the two final warnings tempts because they’re nearest. But leaving out a case under the same rule looks like choosing, even when it favors the employee. Codes deal with the privacy worry.',
  },
  {
    id: 'version-on-the-day',
    type: 'multiple-choice',
    section: 'policy-link',
    question:
      'On May 12 a driver used a phone by headset. Travel Policy, version 5, forbids it and came into force on May 20. Version 4, which he acknowledged, forbids phones "held in the hand." The warning is due this week. What do you advise?',
    options: [
      "Cite version 5. It's the policy in force today, and the letter can say that the risk on the road was the same.",
      'Cite both versions with their dates, add the values statement, and let him comment before the letter is final.',
      'Version 5 is out, since the drive came a week before it. See whether version 4 covers a headset.',
      'Cite version 4, call the headset a device "held," and say in the letter what any driver would take that to mean.',
    ],
    correctAnswer:
      'Version 5 is out, since the drive came a week before it. See whether version 4 covers a headset.',
    points: 10,
    hint: 'Which rule could he have followed on May 12?',
    explanation:
      'The link needs the version in force on the day of the event, and version 4 seems not to cover a headset. Version 5 tempts because the conduct is risky and the rule now says so, but a rule that comes a week later can’t be followed. Citing three texts is stacking: the weakest becomes the target.',
  },
  {
    id: 'addressed-on-paper',
    type: 'multiple-choice',
    section: 'employees-side-recorded',
    question:
      'A receptionist said that the alarm had been broken since Monday. Which sentence shows that this was addressed?',
    options: [
      '"We took your point of Monday about the alarm seriously and gave it full weight in our decision."',
      '"You stated that the alarm was broken on Monday; from 7:10 you remained responsible for the door."',
      '“The alarm log shows a fault from Monday at 7:10. We accept this and did not count Tuesday.”',
      '"Your point about the alarm was noted on Tuesday, and you had until Friday to expand on it."',
    ],
    correctAnswer:
      '“The alarm log shows a fault from Monday at 7:10. We accept this and did not count Tuesday.”',
    points: 10,
    hint: 'Which one tells you that someone looked, and what came of it?',
    explanation:
      'It names the check, the result and the effect. The sentence about the front door tempts because it argues, but it answers a point that was never tested. “Full weight” and “noted” could be written about anything.',
  },
  {
    id: 'counsel-in-copy',
    type: 'multiple-choice',
    section: 'privilege-basics',
    question:
      'A manager writes to four colleagues about a dismissal, copies counsel and heads the email "Privileged." Counsel doesn’t reply. What do you tell the manager?',
    options: [
      'The heading is probably no protection. Ask counsel a question directly, in a message to as few people as possible.',
      'The email is safe while counsel is in copy. From now on, all messages about the case should carry the heading.',
      'Delete the email, ask the four to do the same, and put the question to counsel again in a call with the heading left out.',
      'Have counsel reply to all with a line of advice. That turns the exchange into a request that is protected.',
    ],
    correctAnswer:
      'The heading is probably no protection. Ask counsel a question directly, in a message to as few people as possible.',
    points: 10,
    hint: 'What does privilege protect, and who was asked for what?',
    explanation:
      'Privilege can cover confidential communication for the purpose of legal advice; a copy line and a heading don’t make one. A reply by counsel tempts because it would add advice, but it can’t reach back to a debate among managers. Deleting may destroy evidence.',
  },
  {
    id: 'pool-criteria',
    type: 'multiple-select',
    section: 'consistency-and-comparators',
    question:
      'You define the comparator pool for a warehouse lead who left a fire door wedged. Which entries belong in the definition? Select all that apply.',
    options: [
      'Same or a similar safety rule',
      'Cases with an outcome at least as hard as a warning',
      'Leads and supervisors',
      'The 24 months before the event',
      'Cases that managers still remember well',
      'All decisions of the same operations director',
    ],
    correctAnswer: [
      'Same or a similar safety rule',
      'Leads and supervisors',
      'The 24 months before the event',
      'All decisions of the same operations director',
    ],
    points: 10,
    hint: 'Which criteria can be fixed before anyone knows what they will turn up?',
    explanation:
      'Rule, role, period and shared decision-maker can be written down in advance. Choosing by outcome is the tempting one, since it looks like a search for serious cases, but it leaves out each coaching talk that would speak for the lead. Memory selects as well.',
  },
  {
    id: 'audit-total',
    type: 'short-answer',
    section: 'employees-side-recorded',
    question:
      'Module 1 asks the file to show three things about the employee’s side. Two are "asked" and "answered." What is the third word?',
    options: [],
    correctAnswer: 'addressed',
    points: 10,
    hint: 'One word, which begins like the other two.',
    explanation:
      'Asked, answered, addressed: what was put to the person, what they said, and what came of checking it. “Acknowledged” tempts, as letters often do no more, but a point that is only acknowledged hasn’t been tested.',
  },
  {
    id: 'q10',
    type: 'essay',
    section: 'employees-side-recorded',
    question:
      'A reviewer sends you a file. A lab technician was dismissed on October 30, 2026 for "repeated careless labeling." The file holds two undated notes, one written warning of August 2026 that cites "company standards," a meeting record of October 30 that says "no excuse given," and a letter created on October 28. Two technicians with similar errors were given written warnings. On September 14 she had reported a broken label printer. Her appeal came today. In about 180 words, name the main gaps, rate the risk and advise what to do.',
    options: [],
    correctAnswer:
      "Risk: high. Gaps: the letter was created two days before the meeting, so the file suggests that the outcome came first. The notes are undated. The August warning cites no rule, version, standard, review or end date. No final warning or skip note exists. The record doesn’t show what she was asked, what she answered, or whether the printer she reported was checked. Her September 14 report may be protected, so the timing raises retaliation risk. Two comparators received written warnings, and no reason is given for a harsher outcome. Advice: issue a legal hold today and stop routine deletion, including file histories, chat and the printer log. Brief counsel with a direct question. Acknowledge the appeal and give it to someone new to the case, with power to reverse. Ask for the notes' original files; alter and add nothing, and date any new statement today. Get the printer log and error records for all three technicians. Have the September report reviewed separately. Options for the appeal manager: uphold, replace with a written warning, or reinstate. On the present file, dismissal is hard to support.",
    points: 10,
    hint: 'Read it as a stranger: what can’t wait, what is proved or only suspected, and what can still be put right honestly?',
    explanation:
      'A strong answer puts the hold first and rates the early letter and the comparators as high risk. It spots the printer report as both her side and a possible protected act, and it sends the appeal to someone new. A common weak answer advises HR to complete the file by dating the notes or adding a final warning, which would create false evidence. Suspicion is stated as suspicion, and the appeal outcome stays open.',
  },
]);
