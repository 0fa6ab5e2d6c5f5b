import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'hr-documentation-advanced-skill-check',
  moduleId: 'hr-documentation-advanced-m5',
  type: 'skill-check',
  title: 'Defensible Files Check',
  description:
    'An outside reviewer requests three files: a discipline file, an investigation file and a separation file. Ten questions test steps, consistency, file separation and holds.',
  passingScore: 80,
  config: {
    assessment: {
      title: 'Defensible Files Check',
      description:
        'Ms. Tamsin Obuya, an outside reviewer, has asked your company for three files. File A is about discipline, File B about an investigation, File C about a PIP and a separation. Ten questions, 10 points each; 80% passes. You have 20 minutes.',
      timeLimit: 20,
      passingScore: 80,
    },
    questions: [
      {
        id: 'q1',
        type: 'multiple-choice',
        question:
          'File A. A final warning dated October 5, 2026, for late safety reports on September 28 and 30, relies on one earlier step. Policy keeps warnings live for 12 months. Which earlier step may it fairly cite as a step?',
        options: [
          'A signed written warning of September 21, 2025, for late safety reports',
          'A coaching email of June 9, 2026, headed "Formal reminder," about late safety reports',
          'A written warning of May 4, 2026, for late safety reports; refusal to sign noted; no appeal',
          'A signed written warning of July 13, 2026, for personal use of a company van',
        ],
        correctAnswer:
          'A written warning of May 4, 2026, for late safety reports; refusal to sign noted; no appeal',
        points: 10,
        hint: 'Run the five tests in order: issued, received, live, related, settled.',
        explanation:
          'The May warning passes all five tests: a noted refusal shows that it was delivered. The September 2025 warning is the best distractor, because it concerns the same conduct and is signed, but it ended in September 2026. The email was coaching, whatever its heading, and the van warning concerns a different kind of conduct.',
      },
      {
        id: 'q2',
        type: 'multiple-choice',
        question:
          'File A. The manager chose dismissal for a buyer, Lucjan, who approved his own expense claim. You find three earlier cases under the same rule: two final warnings (no live warning at the time) and one dismissal (a live final warning). Lucjan has no live warning. What should the file show before the decision is made?',
        options: [
          'The dismissal first and the other two in an annex, because it proves that the sanction is within range',
          'The two final warnings only, because neither employee had a live warning and they are closest to Lucjan',
          'No earlier cases, because each one turns on its own facts and may hold private data',
          'All three, coded, with a written reason if Lucjan is treated more harshly than the two',
        ],
        correctAnswer:
          'All three, coded, with a written reason if Lucjan is treated more harshly than the two',
        points: 10,
        hint: 'What would a reviewer find later, and what would you want her to find first?',
        explanation:
          'The full pool, coded, lets the decision-maker see where Lucjan sits and forces a reason for any difference. Showing only the two final warnings tempts because they are nearest. But leaving out a case under the same rule looks like choosing, even when it favors the employee. Codes deal with the privacy worry.',
      },
      {
        id: 'q3',
        type: 'short-answer',
        question:
          'File A. Policy: warnings stay live for 12 months, and only live warnings for the same kind of conduct may be cited. For a late start on November 2, 2026, the record shows these steps, all signed for and none appealed unless stated: late start, verbal, December 1, 2025; cash error, written, March 2, 2026; late start, written, October 27, 2025; late start, written, June 8, 2026, withdrawn on appeal; late start, written, August 3, 2026. How many may be cited as prior steps?',
        options: [],
        correctAnswer: '2',
        points: 10,
        hint: 'Give one digit. Cross out each entry that fails any of the five tests.',
        explanation:
          'Two count: the verbal warning of December 1, 2025 (live until December 1, 2026) and the written warning of August 3, 2026. The October 2025 warning ended six days before the late start, the cash error is unrelated, and the June warning was withdrawn. The usual wrong answer is 3, which forgets the appeal.',
      },
      {
        id: 'q4',
        type: 'multiple-select',
        question:
          "File B arrives as one folder inside the respondent's personnel file. The case is closed: allegation A1 was upheld and led to a written warning, and A2 was not upheld. Which papers belong in the respondent's personnel file? Choose all that apply.",
        options: [
          'The evidence index',
          'The written warning for A1',
          "The complainant's interview record",
          "The respondent's written comments on the warning",
          'An email in which HR asked counsel for advice',
          'The report pages on A2',
        ],
        correctAnswer: [
          'The written warning for A1',
          "The respondent's written comments on the warning",
        ],
        points: 10,
        hint: 'Ask what a later manager may fairly use, and what the respondent already holds.',
        explanation:
          'The issued warning and the reply to it belong together in the personnel file. The report pages on A2 are the best distractor, since they favor the respondent, but an allegation that was not upheld should leave no trace there. Interview records and the index stay in the restricted investigation file, and advice goes in a separate counsel folder.',
      },
      {
        id: 'q5',
        type: 'multiple-choice',
        question:
          'File B. You are writing to the complainant about A2, which was not upheld because the chat export contradicts the date. Which wording should you send?',
        options: [
          'We take all concerns seriously. Your complaint has been fully investigated and appropriate action has been taken. For reasons of confidentiality we cannot say more, but please contact us again if you are worried.',
          'A2 is not upheld on the balance of probabilities, because the message was posted before your objection (E4). This does not mean that you were dishonest. You may ask for a review by June 30.',
          'A2 was found to be false. The respondent has been cleared of it and received a written warning for A1 only. Please treat the matter as closed.',
          'A2 is not upheld because there was no evidence for it. You may ask for a review by June 30. We remind you that complaints must be made in good faith.',
        ],
        correctAnswer:
          'A2 is not upheld on the balance of probabilities, because the message was posted before your objection (E4). This does not mean that you were dishonest. You may ask for a review by June 30.',
        points: 10,
        hint: 'Look for the finding, a reason, a route onward and no accusation.',
        explanation:
          'The letter gives the finding, the standard, a reason tied to an exhibit, and a review route, without accusing anyone. The "no evidence" letter is the best distractor because it has a finding and a date. But it misstates the reason, and the good-faith reminder reads as a threat. The third reveals a sanction.',
      },
      {
        id: 'q6',
        type: 'multiple-choice',
        question:
          'File B. A witness, Bronagh, was sent the typed record of her interview. She replies that answer 12 should read "I was told he shouted," not "I heard him shout." Your raw notes match the typed version. What do you do?',
        options: [
          'Keep answer 12 as typed, add her dated correction beneath it, keep the raw notes, and ask who told her',
          'Change answer 12 to her wording, since it is her statement, and keep the earlier version off the file',
          'Leave answer 12 alone, because the raw notes confirm it, and note that she has become unreliable',
          'Interview her again from the beginning and replace the first record with the second one',
        ],
        correctAnswer:
          'Keep answer 12 as typed, add her dated correction beneath it, keep the raw notes, and ask who told her',
        points: 10,
        hint: 'Could a stranger later see what was said first, what changed and when?',
        explanation:
          'Both versions stay, because the change itself may matter: she moves from direct to second-hand evidence, so the source must be followed up. Changing the text to her wording feels respectful, and it is her statement, but it hides the first account. A view on her reliability belongs in the report, with reasons.',
      },
      {
        id: 'q7',
        type: 'multiple-select',
        question:
          'File C. At 10 a.m. a dismissed employee emails: "My lawyer will be in touch." Chat deletes after 30 days, and his laptop is due to be wiped tonight. Which steps do you take today? Choose all that apply.',
        options: [
          'Log the trigger and ask counsel about scope',
          "Wait for the lawyer's letter, so that the scope is clear and the notice goes to the right people",
          "Stop chat deletion and the laptop wipe, and get IT's confirmation in writing",
          'Ask the manager to tidy her notes and fill in missing dates while she remembers',
          "Send a hold notice to each person who may hold records, including those with comparators' files",
        ],
        correctAnswer: [
          'Log the trigger and ask counsel about scope',
          "Stop chat deletion and the laptop wipe, and get IT's confirmation in writing",
          "Send a hold notice to each person who may hold records, including those with comparators' files",
        ],
        points: 10,
        hint: 'Ask what would be lost by tomorrow morning, and what must not be touched.',
        explanation:
          "A dispute is reasonably expected, so the hold starts now: log, stop deletion, notify. Waiting for the letter is the tempting choice, because its scope would be clearer, but a day of chat and a laptop would be gone by then. Filling in old notes changes evidence; a new statement carrying today's date is the honest form.",
      },
      {
        id: 'q8',
        type: 'short-answer',
        question:
          'File C. A PIP had five measures. At the end date, measure 1 was met; measures 2, 3 and 4 were missed; measure 5 was missed, but the training promised for it never took place. Support for the other measures was delivered. How many measures may the close-out letter mark "not met"?',
        options: [],
        correctAnswer: '3',
        points: 10,
        hint: 'Give one digit. Check the support column before you count.',
        explanation:
          'Three: measures 2, 3 and 4. Measure 5 is "not tested," because the promised support was not delivered. Counting it as missed gives 4, the common error, and hands the employee the strongest point in any dispute.',
      },
      {
        id: 'q9',
        type: 'multiple-choice',
        question:
          'File C. The letter says that employment ended because PIP measures 2 and 4 were not met. The HR system says "position eliminated," chosen, the manager says, "to be kind." Nothing has been sent to any agency, and a lawyer has written. What is your advice?',
        options: [
          'Change the code to "performance" tonight and overwrite the old entry, so that every record gives the true reason',
          'Issue a fresh letter that says the position was eliminated, since that reason is gentler and the code supports it',
          'Leave the code as it is, because it is internal, harmless and covered by the hold',
          "Keep the entry and its history; with counsel's agreement, add a dated correction giving the letter's reason",
        ],
        correctAnswer:
          "Keep the entry and its history; with counsel's agreement, add a dated correction giving the letter's reason",
        points: 10,
        hint: 'One reason, five places, and a hold is in force.',
        explanation:
          'The reasons must agree, and the hold means that nothing is overwritten, so preserve the entry and correct it openly with a date. The first option is the best distractor: it reaches the true reason, but it destroys the old entry after a lawyer has written. Leaving the mismatch invites the question of which reason is real.',
      },
      {
        id: 'q10',
        type: 'essay',
        question:
          'The reviewer sends you a fourth file. Ruxandra, a lab technician, was dismissed on October 30, 2026 for "repeated careless labeling." The file holds two undated notes, one written warning of August 2026 that cites "company standards," a meeting record of October 30 that says "no excuse given," and a letter created on October 28. Two technicians with similar errors were given written warnings. On September 14 she had reported a broken label printer. Her appeal came today. In about 180 words, name the main gaps, rate the risk and advise what to do.',
        options: [],
        correctAnswer:
          "Risk: high. Gaps: the letter was created two days before the meeting, so the file suggests that the outcome came first. The notes are undated. The August warning cites no rule, version, standard, review or end date. No final warning or skip note exists. The record does not show what Ruxandra was asked, what she answered, or whether the printer she reported was checked. Her September 14 report may be protected, so the timing raises retaliation risk. Two comparators received written warnings, and no reason is given for a harsher outcome. Advice: issue a legal hold today and stop routine deletion, including file histories, chat and the printer log. Brief counsel with a direct question. Acknowledge the appeal and give it to someone new to the case, with power to reverse. Ask for the notes' original files; alter and add nothing, and date any new statement today. Get the printer log and error records for all three technicians. Have the September report reviewed separately. Options for the appeal manager: uphold, replace with a written warning, or reinstate. On the present file, dismissal is hard to support.",
        points: 10,
        hint: 'Read it as a stranger: what cannot wait, what is proved or only suspected, and what can still be put right honestly?',
        explanation:
          'A strong answer puts the hold first and rates the early letter and the comparators as high risk. It spots the printer report as both her side and a possible protected act, and it sends the appeal to someone new. A common weak answer advises HR to complete the file by dating the notes or adding a final warning, which would create false evidence. Suspicion is stated as suspicion, and the appeal outcome stays open.',
      },
    ],
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
