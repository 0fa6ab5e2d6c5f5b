import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('hr-documentation-advanced-m3', [
  {
    id: 'q5',
    type: 'multiple-choice',
    section: 'outcome-letters',
    question:
      'You’re writing to the complainant about allegation A2, which wasn’t upheld, as the chat export contradicts the date. Which wording should you send?',
    options: [
      "We take all concerns seriously. Your complaint has been fully investigated, and appropriate action was taken on June 2. For reasons of confidentiality we can't tell you more than this.",
      "A2 isn't upheld on the balance of probabilities: E4 dates the message before your objection. We don't say that you were dishonest. You may ask for a review by June 30.",
      'A2 was found to be false, and the respondent has been cleared of it. He received a written warning for A1 only. Please treat the matter as closed, and contact us with any questions.',
      "A2 isn't upheld: there was no evidence for it. You may ask for a review by June 30 and tell us what we missed. We remind you that complaints have to be made in good faith.",
    ],
    correctAnswer:
      "A2 isn't upheld on the balance of probabilities: E4 dates the message before your objection. We don't say that you were dishonest. You may ask for a review by June 30.",
    points: 10,
    hint: 'Look for the finding, a reason, a route onward and no accusation.',
    explanation:
      'The letter gives the finding, the standard, a reason tied to an exhibit, and a review route, without accusing anyone. The "no evidence" letter is the best distractor because it has a finding and a date. But it misstates the reason, and the good-faith reminder reads as a threat. The letter that clears the respondent reveals a sanction.',
  },
  {
    id: 'q6',
    type: 'multiple-choice',
    section: 'interview-notes',
    question:
      'A witness was sent the typed record of her interview. She replies that answer 12 should read "I was told he shouted," not "I heard him shout." Your raw notes match the typed version. What do you do?',
    options: [
      'Leave answer 12, put her dated correction beneath it, and follow up who told her',
      'Change answer 12 to her wording today, which is her right, and take the earlier version off the file',
      'Leave answer 12, as the raw notes confirm it, and add a dated note that she has become less reliable',
      'Ask who told her, hear the whole of it again, and replace the first record with what she approves',
    ],
    correctAnswer:
      'Leave answer 12, put her dated correction beneath it, and follow up who told her',
    points: 10,
    hint: 'Could a stranger later see what was said first, what changed and when?',
    explanation:
      'Both versions stay, because the change itself may matter: she moves from direct to second-hand evidence, so the source must be followed up. Changing the text to her wording feels respectful, and it’s her statement, but it hides the first account. A view on her reliability belongs in the report, with reasons.',
  },
  {
    id: 'scope-grows',
    type: 'multiple-choice',
    section: 'intake-and-plan',
    question:
      'During an investigation into A1 and A2, a witness describes a third event. It will be investigated too. What has to be in the file before anyone is asked about it?',
    options: [
      'A third allegation in the draft report, with a note of the date on which it came up and who raised it',
      "A signed statement by the witness with its date, and the investigator's view that it bears on A1 and A2",
      'One plan that replaces the first and keeps its date, with all three allegations and who may be asked',
      'Version 2 of the plan, dated: A3, the reason, who agreed, and when the respondent was told',
    ],
    correctAnswer:
      'Version 2 of the plan, dated: A3, the reason, who agreed, and when the respondent was told',
    points: 10,
    hint: 'What would a ground of appeal be made of?',
    explanation:
      'Scope may grow in the open: version, date, reason, approval, and notice to the respondent. The tidy single plan tempts because it reads better, but dating it like the first is backdating, and the change disappears. An allegation that first appears in the draft was never put to anyone.',
  },
  {
    id: 'overwritten-footage',
    type: 'multiple-choice',
    section: 'evidence-index',
    question:
      'You asked for camera footage of the loading bay. It had been overwritten two days before. What goes into the index?',
    options: [
      'An N entry: what was sought, from whom, when and how, and that nothing was found',
      'Nothing, as an index lists what there is; what is missing would only invite questions',
      'An E entry with the next number, the date of your request, and "not available" as source',
      'A remark in the report: what was sought, and that technical reasons prevented a review',
    ],
    correctAnswer:
      'An N entry: what was sought, from whom, when and how, and that nothing was found',
    points: 10,
    hint: 'What shows a fair search?',
    explanation:
      'The N line proves that you looked, when, and where. The remark in the report tempts because it’s honest in substance, but it names no date and no person, so it reads like an excuse. An E number is for an exhibit that exists.',
  },
  {
    id: 'q4',
    type: 'multiple-select',
    section: 'outcome-letters',
    question:
      'An investigation file has been put into the respondent’s personnel file. The case is closed: allegation A1 was upheld and led to a written warning, and A2 wasn’t upheld. Which papers belong in the personnel file? Select all that apply.',
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
      'The issued warning and the reply to it belong together in the personnel file. The report pages on A2 are the best distractor, since they favor the respondent, but an allegation that wasn’t upheld should leave no trace there. Interview records and the index stay in the restricted investigation file, and advice goes in a separate counsel folder.',
  },
  {
    id: 'notes-that-stay',
    type: 'multiple-select',
    section: 'interview-notes',
    question: 'Which lines may stand in an interview record? Select all that apply.',
    options: [
      '“Q: Where were you at 3 p.m.? A: ‘I’d have to check.’”',
      '“Break 10:40 to 10:55 at her request.”',
      '“Seemed evasive about the list.”',
      '“Shown E4. Read it twice. Said, ‘That isn’t the version I sent.’”',
      '“Counsel thinks that A2 will be hard to uphold.”',
      '“Present: J. Ward (interviewer), P. Lenz (notes), union representative.”',
    ],
    correctAnswer: [
      '“Q: Where were you at 3 p.m.? A: ‘I’d have to check.’”',
      '“Break 10:40 to 10:55 at her request.”',
      '“Shown E4. Read it twice. Said, ‘That isn’t the version I sent.’”',
      '“Present: J. Ward (interviewer), P. Lenz (notes), union representative.”',
    ],
    points: 10,
    hint: 'Which lines would both sides sign as what happened?',
    explanation:
      'Question with answer, breaks, exhibits shown and people present all stay. "Seemed evasive" tempts because it records an impression while it’s fresh, but the impression is a view; write down what was seen or heard. Legal advice belongs in another folder.',
  },
  {
    id: 'next-exhibit',
    type: 'short-answer',
    section: 'evidence-index',
    question:
      'An index holds E1 to E7 and N1. A new email turns up that belongs, by its date, between E3 and E4. Which number does it get?',
    options: [],
    correctAnswer: 'E8',
    alsoAccepted: ['E 8', 'e8', '8'],
    points: 10,
    hint: 'A letter and a digit.',
    explanation:
      'Exhibits are numbered as they arrive, so it’s the next one: E8. E3a or a new order by date tempts because it reads well, but then each page that already cites E4 to E7 would point to the wrong paper.',
  },
]);
