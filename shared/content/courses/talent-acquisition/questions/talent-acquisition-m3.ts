import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('talent-acquisition-m3', [
  {
    id: 'q3',
    type: 'multiple-select',
    section: 'independent-scoring-before-debrief',
    question:
      'The interview section of the file shows five practices. Which would you keep? Choose all that apply.',
    options: [
      'All candidates were asked the same four questions and the same three probes.',
      'The panel talked for ten minutes after each candidate, then filled in the forms together.',
      'Examples from unpaid work were accepted and scored on the same anchors.',
      'Each interviewer chose two questions of their own, to play to their strengths.',
      'The decision rule was dated three days before the first interview.',
    ],
    correctAnswer: [
      'All candidates were asked the same four questions and the same three probes.',
      'Examples from unpaid work were accepted and scored on the same anchors.',
      'The decision rule was dated three days before the first interview.',
    ],
    points: 10,
    hint: 'Ask which practices make candidates comparable, and which let one voice shape another.',
    explanation:
      'Same questions, same anchors for any setting and an early rule all make scores comparable. Talking before scoring is the best distractor, because it feels thorough and saves time. It lets the first or most senior speaker move everyone else, so the forms no longer hold independent readings.',
  },
  {
    id: 'q4',
    type: 'multiple-choice',
    section: 'behaviorally-anchored-rating-scales',
    question:
      'For "keeps a promise to a tenant," the scale needs a description for a score of 5. Which would you accept?',
    options: [
      'Shows outstanding commitment to tenants and reliably goes the extra mile when the team is under pressure.',
      'Warns the tenant before the slot is missed, gives a new time, checks that the work was done.',
      'Answers within the time, fluently and with confidence, in a clear structure and with eye contact.',
      'Has at least three years of experience in a role where promises to customers were measured.',
    ],
    correctAnswer:
      'Warns the tenant before the slot is missed, gives a new time, checks that the work was done.',
    points: 10,
    hint: 'Could two strangers sort an answer the same way using these words?',
    explanation:
      'Only this option says what the person did, so two interviewers can match an answer to it. "Outstanding commitment" is the tempting one, because it sounds like a high standard. It\'s an adjective with a bonus, and each interviewer will fill it with someone they admire.',
  },
  {
    id: 'q7',
    type: 'multiple-choice',
    section: 'independent-scoring-before-debrief',
    question:
      'In the file, one interviewer\'s score moved from 2 to 4 after the debrief. The reason given is "aligned with panel." The change put that candidate first, and the offer hasn\'t gone out. What do you recommend?',
    options: [
      'Accept it. Interviewers may change their minds, and the change was recorded and signed.',
      'Average the two scores to 3, so that both the first impression and the discussion count.',
      'Use the 2 unless the interviewer can quote evidence for more; keep both readable.',
      'Remove this interviewer from the file altogether and decide on the scores of the other panel members.',
    ],
    correctAnswer:
      'Use the 2 unless the interviewer can quote evidence for more; keep both readable.',
    points: 10,
    hint: 'What may move a score after the debrief?',
    explanation:
      'Only evidence may change a score, and "aligned" isn\'t evidence. The first score stands unless an answer supports more. Accepting it is the best distractor, since the change is open and signed. But a recorded defect is still a defect, and here it decides who gets the job. Removing the interviewer throws away a sound first reading.',
  },
  {
    id: 'collision-question',
    type: 'multiple-choice',
    section: 'behavioral-and-situational-questions',
    question:
      'The competency is "keeps a safe order of work when pushed." Which question would you put to every candidate, some of them new to housing?',
    options: [
      'Would you let a council member push a call ahead of a gas leak, and what would you say?',
      'Why does safety matter so much in repairs, and what do you do for it today?',
      'How many urgent calls a day did you handle in repairs, and what was the most?',
      'A council member calls about a dripping faucet; two gas calls wait. What do you do?',
    ],
    correctAnswer:
      'A council member calls about a dripping faucet; two gas calls wait. What do you do?',
    points: 10,
    hint: "Which one lets two good aims collide and doesn't contain its own answer?",
    explanation:
      'It sets pressure against danger and leaves the answer open, and someone from another field can answer it. The question about the gas leak tempts because it names the collision, but anyone can hear which answer is wanted. Counting calls measures the last employer.',
  },
  {
    id: 'junior-first',
    type: 'multiple-choice',
    section: 'independent-scoring-before-debrief',
    question:
      'Scores are locked. On "calms an angry tenant" the director gave 5, the team lead 3 and a trainee 2. How do you open the talk about this line?',
    options: [
      'The trainee quotes first, so that no rank has spoken, then the team lead, then the director.',
      'The director explains, since his score lies furthest from the middle.',
      'You read out the average of 3.3 and ask whether everyone can live with it.',
      'You ask for hands on whether the answer was more like a 3 or more like a 5.',
    ],
    correctAnswer:
      'The trainee quotes first, so that no rank has spoken, then the team lead, then the director.',
    points: 10,
    hint: 'Who will speak most freely, and when?',
    explanation:
      'The person with least rank speaks before rank has spoken, and quotes the answer. Beginning with the outlier tempts because he has most to explain, but after a director has argued, a trainee rarely contradicts him. An average or a show of hands settles the number and leaves the evidence unheard.',
  },
  {
    id: 'similar-to-me',
    type: 'multiple-choice',
    section: 'interviewer-bias',
    question:
      'After an interview a panel member says, "He would get our jokes. I could see him at the table." What do you say?',
    options: [
      'That is a valid impression. Please note it under remarks today, and the panel weighs it later.',
      'Please leave that out altogether; what you just said makes the whole panel look bad.',
      'Which of the four competencies does that show, and what did he say that you would quote?',
      'Then let us add a short talk with the team today, and ask what others see in him.',
    ],
    correctAnswer:
      'Which of the four competencies does that show, and what did he say that you would quote?',
    points: 10,
    hint: 'Turn the remark into something the form has a place for.',
    explanation:
      'The question takes the remark seriously and asks for a competency and evidence; often there is none, and the panel member notices it himself. Telling him to leave it out tempts as the strict answer, but the view stays in his head and moves a score in silence. A remark field gives liking a weight.',
  },
  {
    id: 'form-practices',
    type: 'multiple-select',
    section: 'interviewer-bias',
    question: 'Which lines in interview notes would you ask to have struck? Select all that apply.',
    options: [
      '"Said he would call the tenant before the slot was missed"',
      '"Strong accent, hard to place"',
      '"Paused for a while before the second question, then gave three steps"',
      '"The tall one in the green dress, to remember her by"',
      '"Mentioned two small children, seems tired"',
      '"Probably retires within five years"',
    ],
    correctAnswer: [
      '"Strong accent, hard to place"',
      '"The tall one in the green dress, to remember her by"',
      '"Mentioned two small children, seems tired"',
      '"Probably retires within five years"',
    ],
    points: 10,
    hint: 'Notes hold answers. What else has crept in?',
    explanation:
      "Accent, looks, family and age have no place in notes, even as a memory aid. The green dress is the line people defend, because it only helps to remember; it's also what a candidate reads who asks for a copy. The pause is fine: it leads to what was answered and isn't scored.",
  },
  {
    id: 'band-choice',
    type: 'short-answer',
    section: 'independent-scoring-before-debrief',
    question:
      'The rule lets the manager choose anyone within half a point of the top average, with reasons tied to criteria. The averages are 4.3, 4.1, 3.9, 3.7 and 3.2. Among how many people may she choose?',
    options: [],
    correctAnswer: '3',
    alsoAccepted: ['three', '3 people'],
    points: 10,
    hint: 'A whole number, in digits; the top score counts as well',
    explanation:
      '4.3 minus 0.5 is 3.8, so 4.3, 4.1 and 3.9 are in the band. Two is the slip of those who leave out the top score itself, four of those who round 3.7 up. The band gives a real choice, and the written reason keeps it honest.',
  },
]);
