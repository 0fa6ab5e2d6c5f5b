import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('talent-acquisition-m2', [
  {
    id: 'q1',
    type: 'multiple-choice',
    section: 'reliability-and-validity',
    question:
      'The first screen rejected anyone with under eight years in housing. Two screeners, working alone, agreed on 99% of decisions. The manager writes, "So it is a sound test." What do you record?',
    options: [
      "It's valid: near-perfect agreement between two screeners shows that it measures what it should.",
      "It's reliable but weakly linked to performance; replace it with evidence on a must-have.",
      "It's neither reliable nor valid, as years of service are self-reported and easy to inflate.",
      "It's sound as a gate, provided that the number is lowered to five so that fewer people are lost.",
    ],
    correctAnswer:
      "It's reliable but weakly linked to performance; replace it with evidence on a must-have.",
    points: 10,
    hint: 'Keep two questions apart: is the result repeatable, and does it predict?',
    explanation:
      'Agreement shows reliability. Validity asks whether the result says anything about doing this job, and years of experience sit among the weakest predictors. Lowering the number to five is the tempting compromise: it softens the harm but keeps a measure that was never tied to a must-have.',
  },
  {
    id: 'q2',
    type: 'multiple-choice',
    section: 'work-samples',
    question:
      'Schedulers sort urgent repairs and write to tenants. Which work sample would you approve for the next round?',
    options: [
      'A three-hour project at home to redesign the repair triage process, with a short presentation to the panel.',
      'Fifty minutes: a timed puzzle that adapts its difficulty, that candidates enjoy and that scores itself.',
      'A morning on live calls beside the team, after which each colleague says what they saw and votes.',
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
    id: 'q5',
    type: 'short-answer',
    section: 'adverse-impact-monitoring',
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
    section: 'adverse-impact-monitoring',
    question:
      'The ratio in that screen is below 80%. The director wants it fixed before Friday. What do you advise first?',
    options: [
      'Lower the pass mark for the second group until the two rates are within four-fifths, and check again.',
      'Tell him first that the screen discriminates, and drop it from the process by Friday.',
      'Nothing by Friday. Look at the data first, then at what the screen measures and what else would serve.',
      'Nothing yet. Screen another 200 people first; these numbers are too small to mean much.',
    ],
    correctAnswer:
      'Nothing by Friday. Look at the data first, then at what the screen measures and what else would serve.',
    points: 10,
    hint: 'What can such a ratio show, and what can it not?',
    explanation:
      'A low ratio is a signal to look, so data come first, then the method. Lowering one pass mark is the tempting repair because it moves the number by Friday. It treats people by group, which is unlawful in many places, and leaves a poor screen in use. Calling it discrimination claims more than a ratio can show.',
  },
  {
    id: 'vendor-answer',
    type: 'multiple-choice',
    section: 'reliability-and-validity',
    question:
      'A vendor of a video test says, "Validated on 40,000 people; the model is proprietary." Tern Bay wants to sign this week. Which reply do you send?',
    options: [
      'On which jobs, against which outcome, why this mark, and what group differences did you find?',
      'Forty thousand is a strong sample, so please send the price for a year and your security certificate.',
      "We don't use video at all, since a tool may judge accents and faces. What else do you have?",
      "Please let us score our ten best schedulers with it today; if they do well, we'll sign.",
    ],
    correctAnswer:
      'On which jobs, against which outcome, why this mark, and what group differences did you find?',
    points: 10,
    hint: 'What does "validated" leave open?',
    explanation:
      "A large sample says nothing about your job or about what was predicted, and these questions ask for exactly that. Trying it on the ten best tempts because it's cheap and local, but a test that good people pass may be passed by everyone. A ban on all video claims more than anyone has shown about this tool.",
  },
  {
    id: 'assistant-rule',
    type: 'multiple-choice',
    section: 'work-samples',
    question:
      'Schedulers at Tern Bay draft tenant messages with an AI assistant every day. Candidates for the same job ask whether they may use one in the work sample. What do you answer?',
    options: [
      'No; the sample has to show what a person is able to do alone and without any help.',
      "It's up to you; we score the message and not the way in which it came to be written.",
      'Yes; the same one is on each computer, so that we can score what you change and check.',
      'Yes, but please say so, and we will take two points off to keep the results comparable.',
    ],
    correctAnswer:
      'Yes; the same one is on each computer, so that we can score what you change and check.',
    points: 10,
    hint: 'Same tools for all, and the skill that the job needs.',
    explanation:
      'The job allows the tool, so the sample does too, with equal access, and the skill to be scored is judging its output. Leaving it open tempts as the relaxed answer, but then people with a paid account and a quiet room compete with people without. Taking points off punishes what the job asks for.',
  },
  {
    id: 'no-message',
    type: 'multiple-choice',
    section: 'candidate-experience',
    question:
      'Ravi missed the mark on one of four criteria, setting priorities. Which refusal do you send?',
    options: [
      'You met three of our four criteria. On setting priorities, your scores were below the mark. Ask for feedback until June 30.',
      'After careful thought we chose people whose background is a closer match. Write by June 30 if we may keep you on our list.',
      'You came very close, and the panel liked you a great deal. Please apply again in the fall, when we expect to hire more people.',
      "Thank you for your time on May 12. What we can't do, for legal reasons, is comment on what a single application lacked.",
    ],
    correctAnswer:
      'You met three of our four criteria. On setting priorities, your scores were below the mark. Ask for feedback until June 30.',
    points: 10,
    hint: 'Which one could Ravi use before his next interview?',
    explanation:
      "It names the criterion and offers feedback until a date. The friendly one tempts because it softens the news, but it promises a next time that hasn't been decided and tells him nothing. The other two could be sent to anyone, and candidates know it.",
  },
  {
    id: 'signal-steps',
    type: 'multiple-select',
    section: 'adverse-impact-monitoring',
    question:
      'At one stage the impact ratio is 68%. Which steps belong to a sound response? Select all that apply.',
    options: [
      'Check the entries behind the two rates',
      'Ask what the stage measures, and for which must-have',
      'Add points to each score in the group with the lower rate',
      'Have an analyst say whether chance could explain the gap',
      'Look for a method that serves as well with less impact',
      'Send the figures to the panel before the next interviews',
    ],
    correctAnswer: [
      'Check the entries behind the two rates',
      'Ask what the stage measures, and for which must-have',
      'Have an analyst say whether chance could explain the gap',
      'Look for a method that serves as well with less impact',
    ],
    points: 10,
    hint: 'Four steps treat the figure as a question. Two act on people.',
    explanation:
      "Data, purpose, chance and alternative: the ratio starts an inquiry into the stage. Telling the panel tempts because it sounds like openness, but those who decide shouldn't see group figures, or they may decide by them. Points for one group treat people by group, which many laws forbid.",
  },
  {
    id: 'ratio-three',
    type: 'short-answer',
    section: 'adverse-impact-monitoring',
    question:
      'In a work sample, 48 of 80 men passed and 18 of 40 women. What is the impact ratio, as a percentage?',
    options: [],
    correctAnswer: '75',
    alsoAccepted: ['75%', '75 %', '75 percent'],
    points: 10,
    hint: 'Two rates first, then the lower divided by the higher. Whole number, in digits.',
    explanation:
      "48 ÷ 80 is 60%, 18 ÷ 40 is 45%, and 45 ÷ 60 is 75%. Fifteen, the difference in points, is what people often report instead; it isn't the ratio. At 75 you look closer at the sample, and the counts go beside the figure.",
  },
]);
