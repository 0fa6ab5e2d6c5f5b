import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'talent-acquisition-skill-check',
  moduleId: 'talent-acquisition-m5',
  type: 'skill-check',
  title: 'Structured Selection Check',
  description:
    'You audit a completed hiring file. Ten questions test your judgment on validity, interview design, adverse impact, offers and funnel metrics.',
  passingScore: 80,
  config: {
    assessment: {
      title: 'Structured Selection Check',
      description:
        'Tern Bay Housing Trust, a fictional landlord, has hired repair schedulers and asks you to audit the file before the next round. Ten questions, 10 points each; 80% passes. You have 20 minutes; keep a calculator at hand.',
      timeLimit: 20,
      passingScore: 80,
    },
    questions: [
      {
        id: 'q1',
        type: 'multiple-choice',
        question:
          'The first screen rejected anyone with under eight years in housing. Two screeners, working alone, agreed on 99% of decisions. The manager writes, "So it is a sound test." What do you record?',
        options: [
          'It is valid: near-perfect agreement between two screeners shows that it measures what it should.',
          'It is reliable but weakly linked to performance; replace it with evidence on a must-have.',
          'It is neither reliable nor valid, because years of service are self-reported and easy to inflate.',
          'It is sound as a gate, provided that the number is lowered to five so that fewer people are lost.',
        ],
        correctAnswer:
          'It is reliable but weakly linked to performance; replace it with evidence on a must-have.',
        points: 10,
        hint: 'Keep two questions apart: is the result repeatable, and does it predict?',
        explanation:
          'Agreement shows reliability. Validity asks whether the result says anything about doing this job, and years of experience sit among the weakest predictors. Lowering the number to five is the tempting compromise: it softens the harm but keeps a measure that was never tied to a must-have.',
      },
      {
        id: 'q2',
        type: 'multiple-choice',
        question:
          'Schedulers sort urgent repairs and write to tenants. Which work sample would you approve for the next round?',
        options: [
          'A three-hour project at home to redesign the repair triage process, with a short presentation to the panel.',
          'A timed puzzle game that adapts its difficulty, chosen because candidates enjoy it and scoring is automatic.',
          "A morning beside the team on live calls, after which colleagues vote on each candidate's suitability.",
          'Forty minutes: rank 12 invented repair calls and write to one tenant; two people score it without names.',
        ],
        correctAnswer:
          'Forty minutes: rank 12 invented repair calls and write to one tenant; two people score it without names.',
        points: 10,
        hint: 'Look for a small piece of this job under equal conditions.',
        explanation:
          'It copies the core task, takes under an hour, uses invented data and is scored blind by two people. The morning on live calls is the best distractor, because the task is real. But each candidate meets different calls, tenants are exposed, and a vote by colleagues is an impression.',
      },
      {
        id: 'q3',
        type: 'multiple-select',
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
        question:
          'For "keeps a promise to a tenant," the scale needs a description for a score of 5. Which would you accept?',
        options: [
          'Shows outstanding commitment to tenants and reliably goes the extra mile when the team is under pressure.',
          'Warns the tenant before the slot is missed, gives a new time, checks that the work was done.',
          'Answers fluently and confidently, with a clear structure and strong eye contact.',
          'Has at least three years of experience in a role where promises to customers were measured.',
        ],
        correctAnswer:
          'Warns the tenant before the slot is missed, gives a new time, checks that the work was done.',
        points: 10,
        hint: 'Could two strangers sort an answer the same way using these words?',
        explanation:
          'Only this option says what the person did, so two interviewers can match an answer to it. "Outstanding commitment" is the tempting one, because it sounds like a high standard. It is an adjective with a bonus, and each interviewer will fill it with someone they admire.',
      },
      {
        id: 'q5',
        type: 'short-answer',
        question:
          'At the phone screen, 45 of 90 people in one group passed and 21 of 60 in another. What is the impact ratio, as a percentage?',
        options: [],
        correctAnswer: '70',
        points: 10,
        hint: 'Lower pass rate divided by higher pass rate. Give a whole number in digits, without a percent sign.',
        explanation:
          'The rates are 45 ÷ 90 = 50% and 21 ÷ 60 = 35%, and 35 ÷ 50 = 70%. The common slip is to divide the counts, 21 by 45, which gives 47 and ignores how many people were assessed. Always compare rates, and print the counts beside them.',
      },
      {
        id: 'q6',
        type: 'multiple-choice',
        question:
          'The ratio in that screen is below 80%. The director wants it fixed before Friday. What do you advise first?',
        options: [
          'Lower the pass mark for the second group until the two rates are within four-fifths of each other.',
          'Report to the director that the screen discriminates, and drop it from the process at once.',
          'Check the data, then ask what the screen measures and which other method would serve.',
          'Wait until another 200 people have been screened, because the numbers are too small to mean anything.',
        ],
        correctAnswer:
          'Check the data, then ask what the screen measures and which other method would serve.',
        points: 10,
        hint: 'What can such a ratio show, and what can it not?',
        explanation:
          'A low ratio is a signal to look, so data come first, then the method. Lowering one pass mark is the tempting repair because it moves the number by Friday. It treats people by group, which is unlawful in many places, and leaves a poor screen in use. Calling it discrimination claims more than a ratio can show.',
      },
      {
        id: 'q7',
        type: 'multiple-choice',
        question:
          'In the file, one interviewer\'s score moved from 2 to 4 after the debrief. The reason given is "aligned with panel." The change put that candidate first, and the offer has not gone out. What do you recommend?',
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
          'Only evidence may change a score, and "aligned" is not evidence. The first score stands unless an answer supports more. Accepting it is the best distractor, since the change is open and signed. But a recorded defect is still a defect, and here it decides who gets the job. Removing the interviewer throws away a sound first reading.',
      },
      {
        id: 'q8',
        type: 'multiple-select',
        question:
          'Which entries in the offer and screening section would you flag for repair? Choose all that apply.',
        options: [
          'The offer is "subject to satisfactory references and a successful probation."',
          'Both referees were asked the same six questions about work.',
          "Pay was set at ten percent above the candidate's last salary.",
          'A one-line pay reason names the criteria met and the position among peers.',
          'The reviewer agreed with all 340 machine rejections, at six seconds each.',
        ],
        correctAnswer: [
          'The offer is "subject to satisfactory references and a successful probation."',
          "Pay was set at ten percent above the candidate's last salary.",
          'The reviewer agreed with all 340 machine rejections, at six seconds each.',
        ],
        points: 10,
        hint: 'Look for vague conditions, pay that rests on history, and review in name only.',
        explanation:
          '"Satisfactory" gives no test, and probation starts only once the contract does. Pay based on history carries an old gap forward and is barred in some places. No overrule in 340 suggests that no one truly looked. The pay reason may seem worth flagging because it mentions peers, but a reason you could show a colleague is exactly what the file should hold.',
      },
      {
        id: 'q9',
        type: 'short-answer',
        question:
          'A cohort of 15 schedulers reached its six-month point. Three had left. Of the 12 who stayed, 9 met the outcomes set at intake. Leavers count as not met. What is quality of hire, as a percentage?',
        options: [],
        correctAnswer: '60',
        points: 10,
        hint: 'Give a whole number in digits, without a percent sign. Choose the denominator with care.',
        explanation:
          'All 15 starters belong to the cohort, so 9 ÷ 15 × 100 = 60. Dividing by the 12 who stayed gives 75, which rewards a process whose poor matches leave early. Print the count of leavers beside the figure, because people also leave for reasons that hiring did not cause.',
      },
      {
        id: 'q10',
        type: 'essay',
        question:
          'The file shows: time-to-fill 80 days, of which 38 were spent waiting for panel dates; 14 offers and 7 acceptances; five of the seven who declined named pay, and no range was posted. The director says, "Drop the panels and let managers decide." Write your reply in about 150 words: what the numbers show, what you would change, and what you would keep.',
        options: [],
        correctAnswer:
          'You are right that we are too slow, and the numbers show where. Of 80 days, 38 are people waiting for a panel date, so the interviews themselves are not the delay. Half of our offers are accepted (7 of 14), and five of the seven who declined named pay, which they could not see before they applied. I would change three things. From Monday, two panel slots are held every week in operations calendars, which should cut the wait from 38 days to about 10; the operations lead owns it. From the next posting, we publish the range we will really pay; I own that. Scores are sent the same day and the debrief follows within 24 hours. I would keep the same questions, anchors and locked scores, because unstructured interviews predict less well and would leave us unable to explain a decision. On March 31 we look at time-to-fill, acceptance with reasons, pass rates by group and quality of hire. If the wait has not halved, we change the plan.',
        points: 10,
        hint: 'Separate waiting from work, tie each fix to a number, and take the complaint seriously.',
        explanation:
          'A strong answer agrees with the problem, shows that waiting causes it, gives the acceptance rate with counts (50%), traces the refusals to the missing range, and ties each fix to an owner, a date and a number. It keeps structure and says why. A common weak answer defends the panels without offering speed, so the director drops them anyway.',
      },
    ],
    feedback: {
      passing:
        'You can read a hiring file as an outsider would: what each tool measures, whether scores were independent, what a ratio can and cannot say, and where the days go. Look at any question you missed, then run one recent file through the same test this month. A good next step is Performance Management and Feedback, where the outcomes you set at intake become goals.',
      failing:
        'Not yet, and the gaps are easy to find. For validity, work samples and impact ratios, read module 2 again: reliable is not the same as valid, rates come before ratios, and a ratio is a signal. For anchors, locked scores and changes after a debrief, return to module 3. For conditions, pay reasons and review of AI screening, see module 4. For time-to-fill, offer acceptance and quality of hire, use the Recruitment Dashboard, and watch the denominator. Read the sections below, then try again.',
    },
    badge: {
      name: 'Structured Selection Specialist',
      description:
        'Completed the Structured Selection Check: valid methods, structured interviews, adverse impact as a signal, sound offers and honest funnel metrics.',
    },
  },
});
